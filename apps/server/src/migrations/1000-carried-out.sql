-- When what was approved was done, written together with it: being cut off afterwards undoes nothing.
ALTER TABLE operator.approval ADD COLUMN carried_out_at timestamptz;
GRANT UPDATE (carried_out_at) ON operator.approval TO jogada_app;
