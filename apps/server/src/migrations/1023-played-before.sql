-- What a player had played when a lock was made or a bonus was given, with what of it was taken back
-- and not settled anew, and without what refunds let go. Null for those of before this was kept.
ALTER TABLE wallet.wager_lock ADD COLUMN played_before bigint;
ALTER TABLE promotion.bonus ADD COLUMN played_before bigint;
