const pt = {
  title: 'Pessoas impedidas de apostar',
  add: 'Impedir um CPF',
  lead: 'O CPF não fica guardado, só a sua marca. Quem já tem conta com ele é suspenso na hora, recebe de volta as apostas abertas e, em 2 dias, o saldo; ninguém mais o confirma.',
  kind: 'Por quê',
  kinds: {
    staff: 'Trabalha conosco',
    official: 'Agente público da fiscalização',
    insider: 'Pode influir em eventos',
    diagnosis: 'Diagnóstico de ludopatia',
    relative: 'Parente de quem é impedido',
  },
  by: 'Por',
  returned: 'Devolvido',
  returnedOf: 'apostas: {bets}, rodadas: {rounds}',
  sent: 'enviado',
  stillOpen: 'em andamento',
  lifted: 'Liberado',
  lift: 'Liberar',
  suspended: 'A conta #{id} foi suspensa.',
}

const en: typeof pt = {
  title: 'People barred from betting',
  add: 'Bar a CPF',
  lead: 'The CPF is not kept, only its mark. Whoever has an account with it is suspended at once and gets open bets back and, in 2 days, the money; nobody else confirms it.',
  kind: 'Why',
  kinds: {
    staff: 'Works with us',
    official: 'Official of the regulator',
    insider: 'May influence events',
    diagnosis: 'Diagnosed gambling disorder',
    relative: 'Relative of somebody barred',
  },
  by: 'By',
  returned: 'Given back',
  returnedOf: 'bets: {bets}, rounds: {rounds}',
  sent: 'sent',
  stillOpen: 'under way',
  lifted: 'Lifted',
  lift: 'Lift',
  suspended: 'Account #{id} was suspended.',
}

export const barredTexts = { pt, en }
