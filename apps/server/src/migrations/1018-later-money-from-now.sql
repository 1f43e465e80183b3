-- What studios paid before this is no news: the money of it was looked at when accounts were closed.
INSERT INTO ledger.cursor (name, lane, batch_no)
SELECT 'exclusion.later_money', lane, max(batch_no) FROM ledger.batch GROUP BY lane
ON CONFLICT (name, lane) DO NOTHING;
