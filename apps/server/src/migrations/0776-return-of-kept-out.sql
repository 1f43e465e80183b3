-- What arrives for an account that is suspended or closed goes back to its payer.
ALTER TABLE deposit.payment DROP CONSTRAINT payment_return_reason_check;
ALTER TABLE deposit.payment ADD CONSTRAINT payment_return_reason_check
  CHECK (return_reason IN ('payer', 'limit', 'account')) NOT VALID;
ALTER TABLE deposit.payment VALIDATE CONSTRAINT payment_return_reason_check;
