-- What nobody can read in the provider's statement is a difference of its day.
ALTER TABLE deposit.difference
  DROP CONSTRAINT difference_kind_check,
  ADD CONSTRAINT difference_kind_check CHECK (kind IN (
    'missing_here', 'missing_at_provider', 'duplicate_at_provider', 'amount_mismatch',
    'ledger_mismatch', 'missing_in_ledger', 'not_in_payments', 'credited_twice', 'not_settled',
    'unmatched', 'refund_mismatch', 'unreadable'));
