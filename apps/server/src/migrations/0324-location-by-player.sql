-- Every key of a player's rows names the player, so that they can be spread by it.
ALTER TABLE location.checked DROP CONSTRAINT checked_pkey, ADD PRIMARY KEY (player_id, check_id);
