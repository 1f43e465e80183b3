-- Of a player, what was told at registration and who invited them stay; the rest changes by use.
REVOKE UPDATE ON account.player FROM jogada_app;
GRANT UPDATE (
  email, phone, phone_confirmed_at, name, password_hash, password_changed_at, avatar, level, is_test,
  registered_address, registered_device, erased_at
) ON account.player TO jogada_app;

-- Of money that came, went back or is owed, what was agreed and what arrived stay.
REVOKE UPDATE ON
  deposit."order", deposit.payment, deposit.refund, deposit.debt, deposit.stranded, transfer.transfer
FROM jogada_app;
GRANT UPDATE (
  state, code, expires_at, amount, gift, is_priced, is_promised, withdrawn_at
) ON deposit."order" TO jogada_app;
GRANT UPDATE (
  state, return_reason, settled_at, command_id, discount, lost
) ON deposit.payment TO jogada_app;
GRANT UPDATE (state, settled_at) ON deposit.refund TO jogada_app;
GRANT UPDATE (collected, state, note, closed_at) ON deposit.debt TO jogada_app;
GRANT UPDATE (handled_at, note) ON deposit.stranded TO jogada_app;
GRANT UPDATE (received_id, received_at) ON transfer.transfer TO jogada_app;

-- Of what was promised or granted, its amount and its end stay.
REVOKE UPDATE ON
  promotion.bonus, promotion.offer, promotion.promise, reward.award
FROM jogada_app;
GRANT UPDATE (state, ended_at, wager_from, wager_to) ON promotion.bonus TO jogada_app;
GRANT UPDATE (state) ON promotion.offer TO jogada_app;
GRANT UPDATE (state) ON promotion.promise TO jogada_app;
GRANT UPDATE (taken_at) ON reward.award TO jogada_app;

-- Of play, its stake, its seeds and what was committed to stay.
REVOKE UPDATE ON casino.open_round, casino.seed_pair, aggregator.stake FROM jogada_app;
GRANT UPDATE (steps, moved_at) ON casino.open_round TO jogada_app;
GRANT UPDATE (state, client_seed, revealed_at, rounds) ON casino.seed_pair TO jogada_app;
GRANT UPDATE (state, payout, settled_at) ON aggregator.stake TO jogada_app;

-- Of a picture of a document, who sent it, when, and its digest stay.
REVOKE UPDATE ON kyc.document FROM jogada_app;
GRANT UPDATE (state, file, reason, hint, decided_at, decided_by) ON kyc.document TO jogada_app;
