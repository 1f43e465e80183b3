-- What was cut off while it was carried out waits as well.
CREATE INDEX approval_waiting ON operator.approval (approval_id) WHERE state IN ('open', 'approved');
