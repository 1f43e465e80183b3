-- Why a player's last try to confirm an identity was refused, as a code.
CREATE TABLE kyc.refusal (
  player_id bigint PRIMARY KEY,
  reason text NOT NULL,
  refused_at timestamptz NOT NULL
);
