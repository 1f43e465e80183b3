CREATE SCHEMA reward;

-- Gifts that an operator offers; each player takes one once, from the campaign's budget.
CREATE TABLE reward.gift (
  gift_id text PRIMARY KEY CHECK (gift_id ~ '^[a-z0-9-]{1,40}$'),
  audience text NOT NULL DEFAULT 'verified' CHECK (audience IN ('everybody', 'verified')),
  minimum_level smallint NOT NULL DEFAULT 0 CHECK (minimum_level BETWEEN 0 AND 12),
  amount bigint NOT NULL CHECK (amount > 0),
  wager_times integer NOT NULL DEFAULT 1 CHECK (wager_times BETWEEN 0 AND 100),
  budget bigint NOT NULL CHECK (budget >= 0),
  budget_window text NOT NULL DEFAULT 'total' CHECK (budget_window IN ('day', 'month', 'total')),
  is_on boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at)
);

INSERT INTO reward.gift (gift_id, audience, amount, wager_times, budget, budget_window, starts_at)
VALUES ('boas-vindas', 'verified', 200, 1, 500000, 'month', '2026-01-01Z');

-- What a player was awarded: 14 for a level, 141 by a promotion. It waits until it is taken.
CREATE TABLE reward.award (
  player_id bigint NOT NULL,
  award_id text NOT NULL,
  code smallint NOT NULL CHECK (code IN (14, 141)),
  level smallint CHECK ((level IS NOT NULL) = (code = 14)),
  amount bigint NOT NULL CHECK (amount > 0),
  wager_times integer NOT NULL CHECK (wager_times BETWEEN 0 AND 100),
  made_at timestamptz NOT NULL,
  expires_at timestamptz,
  taken_at timestamptz,
  PRIMARY KEY (player_id, award_id)
);
CREATE INDEX award_waiting ON reward.award (player_id) WHERE taken_at IS NULL;

-- The pages /active{id}: one for each campaign or gift.
CREATE TABLE reward.page (
  page_id integer PRIMARY KEY CHECK (page_id > 0),
  campaign_id text,
  gift_id text REFERENCES reward.gift,
  sort integer NOT NULL,
  CHECK ((campaign_id IS NULL) <> (gift_id IS NULL))
);

INSERT INTO reward.page (page_id, campaign_id, gift_id, sort) VALUES
  (1, 'page-gift', NULL, 20),
  (2, 'low-balance-gift', NULL, 40),
  (3, 'play-bonus', NULL, 30),
  (4, 'first-deposit-discount', NULL, 50),
  (5, NULL, 'boas-vindas', 10);

REVOKE DELETE ON reward.gift, reward.award FROM jogada_app;
