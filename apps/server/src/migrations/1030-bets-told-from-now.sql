-- What bets ended before this is no news; what was taken back goes on being told from where it was.
INSERT INTO ledger.cursor (name, lane, batch_no)
SELECT 'notice.bets', lane, batch_no FROM ledger.cursor WHERE name = 'notice.inbox'
ON CONFLICT (name, lane) DO NOTHING;
