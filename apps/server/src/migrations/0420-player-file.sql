-- What a player shares with other accounts, found by what is shared, and a player's own sessions.
CREATE INDEX session_on_address ON account.session (address, player_id);
CREATE INDEX session_by_player ON account.session (player_id, session_id);
CREATE INDEX player_registered_device ON account.player (registered_device, player_id);
CREATE INDEX player_registered_address ON account.player (registered_address, player_id);
CREATE INDEX player_phone ON account.player (phone, player_id);
CREATE INDEX transfer_to ON transfer.transfer (recipient_id, sender_id);

-- Who tried to confirm a CPF that is another player's; the newest try of each pair.
CREATE TABLE kyc.taken_try (
  player_id bigint NOT NULL,
  owner_id bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, owner_id)
);
CREATE INDEX taken_try_of_owner ON kyc.taken_try (owner_id, player_id);
