CREATE SCHEMA privacy;

-- An account that its player closes, and how far that is.
CREATE TABLE privacy.closing (
  player_id bigint PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  address text NOT NULL,
  language text NOT NULL,
  licence_profile text NOT NULL,
  -- when the rest of the money was sent to the player's own account, and what it was in centavos
  paid_at timestamptz,
  paid bigint CHECK (paid >= 0),
  closed_at timestamptz
);
CREATE INDEX closing_open ON privacy.closing (asked_at) WHERE closed_at IS NULL;

-- How a player whose account is closed can be reached, sealed, for as long as the law asks.
CREATE TABLE privacy.kept_contact (
  player_id bigint PRIMARY KEY,
  contact text NOT NULL CHECK (starts_with(contact, 'v1.')),
  until timestamptz NOT NULL
);
REVOKE DELETE ON privacy.closing FROM jogada_app;

ALTER TABLE limits.pause DROP CONSTRAINT pause_kind_check;
ALTER TABLE limits.pause ADD CONSTRAINT pause_kind_check
  CHECK (kind IN ('pause', 'self_exclusion', 'central', 'operator', 'closing')) NOT VALID;
ALTER TABLE limits.pause VALIDATE CONSTRAINT pause_kind_check;
