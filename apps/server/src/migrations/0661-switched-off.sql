-- When an operator's account was switched off; null while it is on, and for one that was off before.
ALTER TABLE operator.staff ADD COLUMN switched_off_at timestamptz;
