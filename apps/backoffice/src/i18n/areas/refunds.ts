const pt = {
  title: 'Devolver um Pix',
  lead: 'Um Pix creditado volta inteiro ou em parte para a conta de onde veio. Outra pessoa precisa aprovar.',
  find: 'Procurar',
  paid: 'Pago',
  paidAt: 'Pago em',
  discount: 'Desconto da casa',
  returned: 'Já devolvido',
  left: 'Ainda pode voltar',
  cash: 'Saldo do jogador',
  taken: 'Saiu do saldo',
  by: 'Por',
  origins: { operator: 'Equipe', provider: 'Banco (MED)' },
  states: { requested: 'Pedida ao banco', returned: 'Devolvida', failed: 'Recusada pelo banco' },
  nothing: 'Nada voltou deste Pix.',
  ask: 'Pedir devolução',
}

const en: typeof pt = {
  title: 'Return a Pix',
  lead: 'A credited Pix goes back, whole or in part, to the account it came from. Somebody else must approve.',
  find: 'Find',
  paid: 'Paid',
  paidAt: 'Paid at',
  discount: 'Discount of the house',
  returned: 'Returned already',
  left: 'Can still go back',
  cash: 'Player’s cash',
  taken: 'Left the cash',
  by: 'By',
  origins: { operator: 'Staff', provider: 'Bank (MED)' },
  states: { requested: 'Asked of the bank', returned: 'Returned', failed: 'Refused by the bank' },
  nothing: 'Nothing of this Pix went back.',
  ask: 'Ask for the return',
}

export const refundTexts = { pt, en }
