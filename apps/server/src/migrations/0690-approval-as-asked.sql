-- What was asked for stays as it was asked for: only the decision is written into a request.
REVOKE UPDATE ON operator.approval FROM jogada_app;
GRANT UPDATE (state, checker_id, decided_at, note) ON operator.approval TO jogada_app;
