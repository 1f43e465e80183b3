const pt = {
  open: 'A pedido do jogador',
  lead: 'Só com a palavra do jogador. Vale na hora, ele recebe um aviso e ninguém encurta: um limite aqui só aperta. O saque continua funcionando.',
  wants: { limit: 'Limite', pause: 'Pausa', exclusion: 'Autoexclusão' },
  what: 'O que limitar',
  window: 'Janela',
  amount: 'No máximo',
  minutes: 'Minutos, no máximo',
  length: 'Por quanto tempo',
  day: '24 horas',
  days: '{n} dias',
  weeks: '{n} semanas',
  month: '1 mês',
  months: '{n} meses',
  forGood: 'Sem prazo',
  reasonLabel: 'O que o jogador pediu',
  reasonHint: 'Quando, por onde e com que palavras. Fica na auditoria.',
}

const en: typeof pt = {
  open: 'As the player asks',
  lead: 'On the player’s word alone. It holds at once, they are told, and nobody makes it shorter: a limit here only tightens. Withdrawals still work.',
  wants: { limit: 'Limit', pause: 'Pause', exclusion: 'Exclusion' },
  what: 'What to limit',
  window: 'Window',
  amount: 'At most',
  minutes: 'Minutes, at most',
  length: 'For how long',
  day: '24 hours',
  days: '{n} days',
  weeks: '{n} weeks',
  month: '1 month',
  months: '{n} months',
  forGood: 'Without an end',
  reasonLabel: 'What the player asked for',
  reasonHint: 'When, by which way and in which words. It stays in the audit log.',
}

export const onWordTexts = { pt, en }
