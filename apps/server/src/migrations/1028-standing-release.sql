-- A newer change of what guards an account does not hide that operators released it.
ALTER TABLE account.guard_change ADD COLUMN released_at timestamptz;
UPDATE account.guard_change SET released_at = at
 WHERE what IN ('phone_released', 'factor_released');
