-- Why an identity was refused, whose CPF was tried, and when a guard, password or device was changed
-- are nobody's any more once their account is closed or erased; the application may not delete them.
CREATE OR REPLACE FUNCTION kyc.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM kyc.document WHERE player_id = player;
  DELETE FROM kyc.under_age_try WHERE player_id = player;
  DELETE FROM kyc.registration WHERE player_id = player;
  DELETE FROM kyc.taken_try WHERE player_id = player OR owner_id = player;
  DELETE FROM kyc.refusal WHERE player_id = player;
  DELETE FROM kyc.person WHERE player_id = player;
$$;
CREATE FUNCTION account.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM account.guard_change WHERE player_id = player;
  DELETE FROM account.password_reset WHERE player_id = player;
  DELETE FROM account.entry_token WHERE player_id = player;
  DELETE FROM account.login_challenge WHERE player_id = player;
  DELETE FROM account.passkey_challenge WHERE player_id = player;
  DELETE FROM account.payment_permit WHERE player_id = player;
  DELETE FROM account.confirmed_call WHERE player_id = player;
  DELETE FROM account.socket_ticket WHERE session_id IN (
    SELECT session_id FROM account.session WHERE player_id = player
  );
$$;
REVOKE ALL ON FUNCTION account.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION account.forget TO jogada_app;

-- Whoever was erased or closed before is forgotten as from now on.
SELECT kyc.forget(player_id), account.forget(player_id)
  FROM account.player WHERE erased_at IS NOT NULL;
SELECT account.forget(player_id) FROM privacy.closing WHERE closed_at IS NOT NULL;
