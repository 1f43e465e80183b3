-- Which gift an operator granted, whose budget paid for it at once, and when a gift that nobody took
-- went back.
ALTER TABLE reward.award ADD COLUMN gift_id text, ADD COLUMN returned_at timestamptz;
CREATE INDEX award_granted ON reward.award (player_id, award_id)
  WHERE gift_id IS NOT NULL AND taken_at IS NULL AND returned_at IS NULL;
GRANT UPDATE (returned_at) ON reward.award TO jogada_app;
