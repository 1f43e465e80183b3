-- Whether a player lets their purchases be told to an advertiser; only ever added to, the last counts.
CREATE TABLE consent.ad_choice (
  player_id bigint NOT NULL,
  choice_id bigint GENERATED ALWAYS AS IDENTITY,
  given boolean NOT NULL,
  chosen_at timestamptz NOT NULL,
  licence_profile text NOT NULL,
  licence_version integer NOT NULL,
  PRIMARY KEY (player_id, choice_id)
);
REVOKE UPDATE, DELETE, TRUNCATE ON consent.ad_choice FROM jogada_app;
