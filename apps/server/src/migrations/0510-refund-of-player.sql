-- Refunds are looked up from the entries of a player's records.
CREATE INDEX refund_of_player ON deposit.refund (player_id);
