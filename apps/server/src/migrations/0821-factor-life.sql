-- When the second factor was shown that a session rests on, and when the session ends at the latest;
-- null where the session is as old as its login says.
ALTER TABLE account.session ADD COLUMN factor_at timestamptz, ADD COLUMN ends_at timestamptz;

-- Where the code comes from that a login waits for: an authenticator app, the phone or the mailbox.
ALTER TABLE account.login_challenge
  ADD COLUMN asks text NOT NULL DEFAULT 'app' CHECK (asks IN ('app', 'phone', 'email'));
