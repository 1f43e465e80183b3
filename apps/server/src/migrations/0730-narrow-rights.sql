-- Nobody deletes these rows: operators, players and their sessions, settings and what was compared.
REVOKE DELETE ON
  account.guard_change, account.player, account.session, aggregator.reconciliation,
  exclusion.local_register, kyc.refusal, kyc.taken_try, operator.login_failure, operator.session,
  operator.staff, platform.switch, referral.step, referral.terms, reward.page,
  sportsbook.feed_source, withdrawal.risk_weight
FROM jogada_app;

-- Who an operator is stays: only roles, access and secrets change.
REVOKE UPDATE ON operator.staff FROM jogada_app;
GRANT UPDATE (
  roles, is_active, switched_off_at, password_hash, password_changed_at, must_change_password,
  totp_secret, totp_confirmed_at, totp_step, last_access_at, last_address
) ON operator.staff TO jogada_app;

-- What was asked for and what it was judged by stays. Payee and key are sealed, and emptied when
-- their player is erased.
REVOKE UPDATE ON withdrawal.request FROM jogada_app;
GRANT UPDATE (
  state, flags, reason, provider_reason, end_to_end_id, transaction_hash, look_up_at, look_ups,
  approvals, review_due_at, put_backs, document, holder_name
) ON withdrawal.request TO jogada_app;
