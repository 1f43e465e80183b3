-- What staff wrote of a person may tell who it was: it goes with the rest when an account is erased.
CREATE FUNCTION operator.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE operator.note SET text = '' WHERE player_id = player;
$$;
CREATE FUNCTION care.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE care.intervention SET note = '' WHERE player_id = player;
$$;
CREATE FUNCTION withdrawal.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE withdrawal.review SET note = '' WHERE player_id = player;
$$;
REVOKE ALL ON FUNCTION operator.forget, care.forget, withdrawal.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator.forget, care.forget, withdrawal.forget TO jogada_app;

SELECT operator.forget(player_id), care.forget(player_id), withdrawal.forget(player_id)
  FROM account.player WHERE erased_at IS NOT NULL;
