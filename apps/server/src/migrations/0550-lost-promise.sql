-- Why a credited payment brought nothing of what its order was promised; null where it did, where
-- nothing was promised, and for payments before reasons were kept.
ALTER TABLE deposit.payment
  ADD COLUMN lost text CHECK (lost IN ('late', 'amount', 'twice', 'cancelled', 'lapsed'));
