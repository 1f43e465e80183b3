-- What of the money that a lock keeps was given by the house: it is nobody's own until it is played.
ALTER TABLE wallet.wager_lock
  ADD COLUMN given bigint NOT NULL DEFAULT 0 CHECK (given >= 0 AND given <= amount);

UPDATE wallet.wager_lock SET given = amount WHERE lock_id NOT LIKE 'pix:%';
UPDATE wallet.wager_lock AS lock SET given = payment.discount
  FROM deposit.payment WHERE lock.lock_id = 'pix:' || payment.end_to_end_id AND payment.discount > 0;
