CREATE SCHEMA promotion;

-- What an operator offers, with the terms a player reads before choosing.
CREATE TABLE promotion.campaign (
  campaign_id text PRIMARY KEY CHECK (campaign_id ~ '^[a-z0-9-]{1,40}$'),
  kind text NOT NULL CHECK (kind IN ('package_gift', 'discount', 'play_bonus')),
  audience text NOT NULL DEFAULT 'everybody' CHECK (audience IN ('everybody', 'first_deposit')),
  is_on boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- the most that it may cost in each window of its budget
  budget bigint NOT NULL CHECK (budget >= 0),
  budget_window text NOT NULL DEFAULT 'day' CHECK (budget_window IN ('day', 'month', 'total')),
  -- a bonus turns into cash when it was wagered so often, and is gone when its days are over
  wager_times integer NOT NULL DEFAULT 0 CHECK (wager_times BETWEEN 0 AND 100),
  valid_days integer NOT NULL DEFAULT 7 CHECK (valid_days BETWEEN 1 AND 365),
  -- ten-thousandths off a package's price
  discount_parts integer CHECK (discount_parts BETWEEN 1 AND 9999),
  -- a day's play that earns the offer of bonus_base × multiplier
  play_threshold bigint CHECK (play_threshold > 0),
  bonus_base bigint CHECK (bonus_base > 0),
  multiplier_hundredths integer CHECK (multiplier_hundredths BETWEEN 1 AND 10000),
  CHECK ((kind = 'discount') = (discount_parts IS NOT NULL)),
  CHECK ((kind = 'play_bonus') = (play_threshold IS NOT NULL)),
  CHECK ((kind = 'play_bonus') = (bonus_base IS NOT NULL)),
  CHECK ((kind = 'play_bonus') = (multiplier_hundredths IS NOT NULL))
);

INSERT INTO promotion.campaign
  (campaign_id, kind, audience, is_on, starts_at, budget, wager_times, valid_days,
   discount_parts, play_threshold, bonus_base, multiplier_hundredths)
VALUES
  ('page-gift', 'package_gift', 'everybody', true, '2026-01-01Z', 5000000, 2, 7, NULL, NULL, NULL, NULL),
  ('low-balance-gift', 'package_gift', 'everybody', true, '2026-01-01Z', 2000000, 2, 7, NULL, NULL, NULL, NULL),
  ('play-bonus', 'play_bonus', 'everybody', true, '2026-01-01Z', 2000000, 1, 7, NULL, 100000, 1000, 200),
  ('first-deposit-discount', 'discount', 'first_deposit', false, '2026-01-01Z', 1000000, 0, 7, 1000, NULL, NULL, NULL);

-- What one deposit order was promised. It is paid out once, or freed once.
CREATE TABLE promotion.promise (
  player_id bigint NOT NULL,
  promise_id text NOT NULL,
  gift bigint NOT NULL CHECK (gift >= 0),
  gift_campaign text REFERENCES promotion.campaign,
  wager_times integer NOT NULL,
  valid_days integer NOT NULL,
  discount bigint NOT NULL CHECK (discount >= 0),
  discount_campaign text REFERENCES promotion.campaign,
  offer_id bigint,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'paid', 'freed')),
  held_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, promise_id),
  CHECK (gift + discount > 0),
  CHECK ((gift > 0) = (gift_campaign IS NOT NULL)),
  CHECK ((discount > 0) = (discount_campaign IS NOT NULL))
);

-- Bonus money of a player, which stands in the bonus account while it is active.
CREATE TABLE promotion.bonus (
  player_id bigint NOT NULL,
  bonus_id text NOT NULL,
  campaign_id text NOT NULL REFERENCES promotion.campaign,
  amount bigint NOT NULL CHECK (amount > 0),
  -- lifetime turnover between which it is wagered
  wager_from bigint NOT NULL,
  wager_to bigint NOT NULL CHECK (wager_to >= wager_from),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'active'
    CHECK (state IN ('active', 'released', 'expired', 'cancelled', 'revoked')),
  ended_at timestamptz CHECK ((ended_at IS NULL) = (state = 'active')),
  PRIMARY KEY (player_id, bonus_id)
);
CREATE INDEX bonus_active ON promotion.bonus (player_id) WHERE state = 'active';

-- A bonus that a player's own play has earned the offer of: paid with the next popup deposit.
CREATE TABLE promotion.offer (
  player_id bigint NOT NULL,
  offer_id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  campaign_id text NOT NULL REFERENCES promotion.campaign,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  multiplier_hundredths integer NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'taken')),
  PRIMARY KEY (player_id, offer_id),
  UNIQUE (player_id, campaign_id, day)
);

REVOKE DELETE ON promotion.campaign, promotion.promise, promotion.bonus, promotion.offer
  FROM jogada_app;

-- Packages may now carry gifts, each under the terms of a campaign.
ALTER TABLE deposit.package DROP CONSTRAINT package_gift_check;
ALTER TABLE deposit.package ADD COLUMN gift_campaign text;
ALTER TABLE deposit.package
  ADD CHECK (gift >= 0 AND gift <= price AND (gift = 0 OR gift_campaign IS NOT NULL));

UPDATE deposit.package SET gift = price / 20, gift_campaign = 'page-gift' WHERE currency = 'BRL';
UPDATE deposit.package SET gift = price / 10, gift_campaign = 'low-balance-gift'
  WHERE currency = 'INSBRL';

INSERT INTO deposit.package (package_id, currency, price, gift, gift_campaign, sort, is_offered)
SELECT format('%s-%s', prefix, reais), currency, reais * 100, reais * 5, 'page-gift', sort, is_offered
  FROM (VALUES
    ('ext', 'EXTPAY', ARRAY[10000], 20, false),
    ('any', '', ARRAY[15000], 21, false),
    ('bt', 'BTBRL', ARRAY[100, 500], 30, true),
    ('fc', 'FCBRL', ARRAY[100, 500], 40, true)
  ) AS offer (prefix, currency, prices, sort, is_offered),
  unnest(prices) AS price (reais);

ALTER TABLE deposit."order"
  -- what is credited when the order is paid as asked; the charge is `amount`
  ADD COLUMN price bigint,
  ADD COLUMN gift bigint NOT NULL DEFAULT 0 CHECK (gift >= 0),
  ADD COLUMN with_offers boolean NOT NULL DEFAULT false,
  -- whether it is decided what the charge asks for
  ADD COLUMN is_priced boolean NOT NULL DEFAULT true,
  ADD COLUMN is_promised boolean NOT NULL DEFAULT false;
UPDATE deposit."order" SET price = amount;
ALTER TABLE deposit."order"
  ALTER COLUMN price SET NOT NULL,
  ADD CHECK (amount <= price);
DROP INDEX deposit.order_press;
CREATE UNIQUE INDEX order_press ON deposit."order"
  (player_id, package_id, press_minute, with_offers) WHERE state = 'pending';
CREATE INDEX order_promised ON deposit."order" (order_id) WHERE is_promised;
