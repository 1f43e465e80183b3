-- The lists of the back office in the order in which they are read, page after page, however many
-- rows lie in the other states.
CREATE INDEX ticket_by_change ON support.ticket (state, changed_at DESC, ticket_id DESC);
CREATE INDEX request_by_state ON withdrawal.request (state, withdrawal_id);
CREATE INDEX alert_by_state ON alert.alert (state, alert_id);
CREATE INDEX refusal_by_time ON kyc.refusal (refused_at, player_id);
CREATE INDEX difference_closed ON deposit.difference (noted_at, day, kind, end_to_end_id)
  WHERE state = 'closed';
