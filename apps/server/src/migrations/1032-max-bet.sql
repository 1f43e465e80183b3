-- The highest single stake while what was given is played through; null where the terms name none.
-- What is made by the terms keeps the bound that they had then.
ALTER TABLE promotion.campaign ADD COLUMN max_bet bigint CHECK (max_bet > 0);
ALTER TABLE promotion.promise ADD COLUMN max_bet bigint CHECK (max_bet > 0);
ALTER TABLE promotion.bonus ADD COLUMN max_bet bigint CHECK (max_bet > 0);
ALTER TABLE reward.gift ADD COLUMN max_bet bigint CHECK (max_bet > 0);
ALTER TABLE reward.award ADD COLUMN max_bet bigint CHECK (max_bet > 0);
ALTER TABLE wallet.wager_lock ADD COLUMN max_bet bigint CHECK (max_bet > 0);
