-- Browsers in which a player asked to be told of new messages.
CREATE TABLE notice.push_subscription (
  subscription_id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_player ON notice.push_subscription (player_id);

-- Messages that such a browser was not told of yet.
CREATE TABLE notice.push_due (
  message_id bigint NOT NULL REFERENCES notice.message,
  subscription_id uuid NOT NULL REFERENCES notice.push_subscription ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, subscription_id)
);
CREATE INDEX push_due_at ON notice.push_due (due_at);
