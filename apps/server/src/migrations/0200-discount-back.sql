-- What the house added to a payment that was promised a discount, so that a refund takes its share
-- along.
ALTER TABLE deposit.payment
  ADD COLUMN discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0);

-- The first credited payment of an order that came as asked and in time had brought its discount.
UPDATE deposit.payment AS payment SET discount = first.discount
  FROM (
    SELECT DISTINCT ON (paid.player_id, paid.order_id)
           paid.end_to_end_id, asked.price - asked.amount AS discount
      FROM deposit.payment AS paid
      JOIN deposit."order" AS asked
        ON asked.player_id = paid.player_id AND asked.order_id = paid.order_id
     WHERE paid.state = 'credited' AND paid.amount = asked.amount
       AND paid.paid_at <= asked.expires_at AND asked.price > asked.amount
     ORDER BY paid.player_id, paid.order_id, paid.command_id
  ) AS first
 WHERE payment.end_to_end_id = first.end_to_end_id;

-- Beside what the payer gets, a refund gives the discount's share back to the house; `taken` is what
-- the player's cash paid of both.
ALTER TABLE deposit.refund
  ADD COLUMN discount_back bigint NOT NULL DEFAULT 0 CHECK (discount_back >= 0),
  DROP CONSTRAINT refund_check,
  DROP CONSTRAINT refund_check1,
  DROP CONSTRAINT refund_check2,
  ADD CONSTRAINT refund_settled CHECK ((settled_at IS NULL) = (state = 'requested')),
  ADD CONSTRAINT refund_taken CHECK (taken <= amount + discount_back),
  ADD CONSTRAINT refund_by_operator
    CHECK (origin = 'provider' OR taken = amount + discount_back);
