-- A second factor that the desk released says as much of who holds an account as one that was ended.
ALTER TABLE account.guard_change DROP CONSTRAINT guard_change_what_check;
ALTER TABLE account.guard_change ADD CONSTRAINT guard_change_what_check CHECK (what IN (
  'second_factor_on', 'second_factor_off', 'passkey_added', 'passkey_removed', 'email_changed',
  'phone_changed', 'phone_released', 'factor_released'
)) NOT VALID;
ALTER TABLE account.guard_change VALIDATE CONSTRAINT guard_change_what_check;
