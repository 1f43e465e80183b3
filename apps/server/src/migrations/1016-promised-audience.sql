-- Whom a campaign was meant for when an order was promised it: the order keeps that, as it keeps the
-- amounts. Promises of before, and of a server of the version before, keep what the campaign says.
ALTER TABLE promotion.promise
  ADD COLUMN gift_audience text,
  ADD COLUMN discount_audience text;
