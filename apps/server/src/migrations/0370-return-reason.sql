-- Why a payment went back to its payer; null for those that did before reasons were kept.
ALTER TABLE deposit.payment
  ADD COLUMN return_reason text CHECK (return_reason IN ('payer', 'limit'));
