-- When the rest of a closed account's personal data was erased, after the years that the law keeps it.
ALTER TABLE account.player ADD COLUMN erased_at timestamptz;
CREATE INDEX restriction_closed ON account.restriction (at) WHERE kind = 'closed';

-- What the application may neither change nor delete otherwise is forgotten by these alone. Each leaves
-- the facts of bets, payments and decisions, and takes the person out of them.
CREATE FUNCTION kyc.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM kyc.document WHERE player_id = player;
  DELETE FROM kyc.person WHERE player_id = player;
$$;
CREATE FUNCTION consent.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE consent.acceptance SET address = '', device_id = '' WHERE player_id = player;
$$;
CREATE FUNCTION location.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE location.checked SET address = '' WHERE player_id = player;
$$;
CREATE FUNCTION support.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE support.message SET text = '' WHERE player_id = player;
$$;
REVOKE ALL ON FUNCTION kyc.forget, consent.forget, location.forget, support.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION kyc.forget, consent.forget, location.forget, support.forget TO jogada_app;
