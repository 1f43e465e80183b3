-- Bets that were taken after the start of their event; their players read so.
-- A cancellation that does not stand any more gives nothing back, and stays to be read.
ALTER TABLE sportsbook.cancellation
  ADD COLUMN is_late boolean NOT NULL DEFAULT false,
  ADD COLUMN withdrawn_at timestamptz;
GRANT UPDATE (withdrawn_at) ON sportsbook.cancellation TO jogada_app;
