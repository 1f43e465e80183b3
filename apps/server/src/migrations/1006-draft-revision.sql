-- Revisions of drafts of what players agree to, one after the other over all of them: one that was
-- thrown away and written anew is never taken for the one that somebody still has open.
CREATE SEQUENCE consent.draft_revision AS integer;
SELECT setval('consent.draft_revision', coalesce(max(revision), 0) + 1, false) FROM consent.draft;
GRANT USAGE ON SEQUENCE consent.draft_revision TO jogada_app;
