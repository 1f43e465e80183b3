-- When the player last chose a new password; null since registration.
ALTER TABLE account.player ADD COLUMN password_changed_at timestamptz;

CREATE INDEX session_on_device ON account.session (device_id, player_id);
