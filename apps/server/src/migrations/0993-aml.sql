CREATE SCHEMA aml;

-- What the officer against money laundering keeps. Nothing is ever changed or deleted: the state of
-- a case and the risk of somebody are what was written last.
CREATE TABLE aml.case (
  case_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  opened_by text NOT NULL,
  opened_at timestamptz NOT NULL
);
CREATE INDEX case_of_player ON aml.case (player_id);

CREATE TABLE aml.step (
  step_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES aml.case,
  step text NOT NULL CHECK (step IN ('opened', 'fact', 'concluded', 'reported', 'archived')),
  text text NOT NULL,
  receipt text CHECK (receipt <> ''),
  sent_at timestamptz,
  by text NOT NULL,
  at timestamptz NOT NULL,
  CHECK ((step = 'reported') = (receipt IS NOT NULL)),
  CHECK ((receipt IS NULL) = (sent_at IS NULL))
);
CREATE INDEX step_of_case ON aml.step (case_id, step_id);
-- a case is concluded once and decided once, whoever writes at the same moment
CREATE UNIQUE INDEX step_of_conclusion ON aml.step (case_id) WHERE step = 'concluded';
CREATE UNIQUE INDEX step_of_decision ON aml.step (case_id) WHERE step IN ('reported', 'archived');

-- Whose risk is rated: a player by number, employees and suppliers by name.
CREATE TABLE aml.party (
  party_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('player', 'employee', 'supplier')),
  player_id bigint,
  name text CHECK (name <> ''),
  listed_at timestamptz NOT NULL,
  CHECK ((kind = 'player') = (player_id IS NOT NULL)),
  CHECK ((player_id IS NULL) = (name IS NOT NULL))
);
CREATE UNIQUE INDEX party_of_player ON aml.party (player_id);
CREATE UNIQUE INDEX party_of_name ON aml.party (kind, lower(name));

CREATE TABLE aml.rating (
  rating_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  party_id bigint NOT NULL REFERENCES aml.party,
  level text NOT NULL CHECK (level IN ('low', 'medium', 'high')),
  reasons text NOT NULL,
  -- since when it is known that the person is politically exposed; null for no
  exposed_since text,
  review_on text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX rating_of_party ON aml.rating (party_id, rating_id DESC);

REVOKE UPDATE, DELETE, TRUNCATE ON aml.case, aml.step, aml.party, aml.rating FROM jogada_app;
