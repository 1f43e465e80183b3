const pt = {
  title: 'Pix sem destino',
  lead: 'Só uma pessoa pode resolver: devolva pelo banco e anote aqui o que foi feito.',
  whys: {
    unmatched: 'Sem pedido nosso',
    return_failed: 'O banco recusou a devolução',
  } as Readonly<Record<string, string>>,
  why: 'Motivo',
  paidAt: 'Pago em',
  handle: 'Anotar o que foi feito',
}

const en: typeof pt = {
  title: 'Pix with nowhere to go',
  lead: 'Only a person can settle these: return them through the bank and note here what was done.',
  whys: { unmatched: 'No order of ours', return_failed: 'The bank refused the return' },
  why: 'Reason',
  paidAt: 'Paid at',
  handle: 'Note what was done',
}

export const strandedTexts = { pt, en }
