-- A campaign may be meant for the second deposit of a player.
ALTER TABLE promotion.campaign
  DROP CONSTRAINT campaign_audience_check,
  ADD CONSTRAINT campaign_audience_check
    CHECK (audience IN ('everybody', 'first_deposit', 'second_deposit'));
