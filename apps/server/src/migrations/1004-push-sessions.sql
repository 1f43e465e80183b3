-- The session in which a browser was last asked to be told, which it is told no longer than; null for
-- those of before.
ALTER TABLE notice.push_subscription ADD COLUMN session_id bigint;
