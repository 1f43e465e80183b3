-- Cash-outs that were asked for in play and wait for their delay, and how each ended.
CREATE TABLE sportsbook.cash_out (
  player_id bigint NOT NULL,
  cash_out_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  decide_at timestamptz NOT NULL,
  percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 100),
  -- what the whole ticket was offered at, which the player agreed to at least
  asked_offer bigint NOT NULL CHECK (asked_offer > 0),
  -- how often the matches of its legs had been closed, '0,2'
  closings text NOT NULL,
  status smallint NOT NULL DEFAULT -10 CHECK (status IN (-10, 4, 1000)),
  reason text,
  paid bigint,
  PRIMARY KEY (player_id, cash_out_id)
);
CREATE INDEX cash_out_waiting ON sportsbook.cash_out (decide_at) WHERE status = -10;
REVOKE UPDATE, DELETE ON sportsbook.cash_out FROM jogada_app;
GRANT UPDATE (status, reason, paid) ON sportsbook.cash_out TO jogada_app;
