-- What last happened to a player's second factor or passkeys; rows of them vanish when they go.
CREATE TABLE account.guard_change (
  player_id bigint PRIMARY KEY REFERENCES account.player,
  what text NOT NULL
    CHECK (what IN ('second_factor_on', 'second_factor_off', 'passkey_added', 'passkey_removed')),
  at timestamptz NOT NULL
);
INSERT INTO account.guard_change (player_id, what, at)
SELECT DISTINCT ON (player_id) player_id, what, at
FROM (
  SELECT player_id, 'second_factor_on' AS what, confirmed_at AS at FROM account.second_factor
  WHERE confirmed_at IS NOT NULL
  UNION ALL
  SELECT player_id, 'passkey_added', made_at FROM account.passkey
) AS known
ORDER BY player_id, at DESC;

-- What a request was judged by, so that other rules can be tried on it; null before it was kept.
ALTER TABLE withdrawal.request ADD COLUMN judged jsonb;
CREATE INDEX request_by_time ON withdrawal.request (requested_at DESC, withdrawal_id DESC);

CREATE INDEX checked_hidden ON location.checked (player_id, check_id DESC)
  WHERE answer = 'hidden';

-- High multipliers are rare: the few of a player are found without reading all of their play.
-- Bets on sport have no such index, for their settlement is written in its place.
CREATE INDEX round_high ON casino.round (player_id, played_at) WHERE payout >= stake * 20;
CREATE INDEX bet_high ON draws.bet (player_id, settled_at) WHERE payout >= stake * 20;
CREATE INDEX stake_high ON aggregator.stake (player_id, settled_at)
  WHERE stake > 0 AND payout >= stake * 20;
