-- Days whose rebates were decided for every player; what was played after the last one is still open.
CREATE TABLE vip.rebated_day (
  day date PRIMARY KEY,
  decided_at timestamptz NOT NULL
);
REVOKE UPDATE, DELETE ON vip.rebated_day FROM jogada_app;
