-- How often the provider neither knew a refund, a return or a payout nor took it, which alone tells in
-- the end that it never will; and when a refund or a return is due for the next look.
ALTER TABLE deposit.refund
  ADD COLUMN not_taken integer NOT NULL DEFAULT 0,
  ADD COLUMN look_up_at timestamptz;
ALTER TABLE deposit.payment
  ADD COLUMN not_taken integer NOT NULL DEFAULT 0,
  ADD COLUMN look_up_at timestamptz;
ALTER TABLE withdrawal.request ADD COLUMN not_taken integer NOT NULL DEFAULT 0;

GRANT UPDATE (not_taken, look_up_at) ON deposit.refund, deposit.payment TO jogada_app;
GRANT UPDATE (not_taken) ON withdrawal.request TO jogada_app;
