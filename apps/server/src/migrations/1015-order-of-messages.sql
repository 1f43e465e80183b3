-- Rewards are told after what concerns money and safety; a server of the version before lets all be
-- told at once.
ALTER TABLE notice.push_due ADD COLUMN can_wait boolean NOT NULL DEFAULT false;
ALTER TABLE notice.mail_due ADD COLUMN can_wait boolean NOT NULL DEFAULT false;
CREATE INDEX push_due_order ON notice.push_due (can_wait, due_at);
CREATE INDEX mail_due_order ON notice.mail_due (can_wait, due_at);

-- What waits for a browser that is forgotten goes with it.
CREATE INDEX push_due_browser ON notice.push_due (subscription_id);
