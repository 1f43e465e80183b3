-- What a player asked for lately is counted at each withdrawal.
CREATE INDEX request_of_player ON withdrawal.request (player_id, requested_at)
  WHERE state <> 'refused';
