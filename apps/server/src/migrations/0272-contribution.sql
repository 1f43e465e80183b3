-- What of each hundred staked on a family of games counts for a campaign's wagering. A family that is
-- not named counts whole. A promise and a bonus keep the terms that they were made under.
ALTER TABLE promotion.campaign ADD COLUMN contribution jsonb NOT NULL DEFAULT '{}';
ALTER TABLE promotion.promise ADD COLUMN contribution jsonb NOT NULL DEFAULT '{}';
ALTER TABLE promotion.bonus
  ADD COLUMN contribution jsonb NOT NULL DEFAULT '{}',
  -- the turnover of each reduced family when the bonus was granted
  ADD COLUMN counted_from jsonb NOT NULL DEFAULT '{}';
