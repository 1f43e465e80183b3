const pt = {
  tabs: {
    days: 'Por dia',
    products: 'Por produto',
    costs: 'Custo de bônus',
    cohorts: 'Safras',
    liability: 'Passivo',
    prizes: 'Prazo dos prêmios',
  },
  referral: 'Indicação',
  kind: 'Tipo',
  cost: 'Custo',
  behind: 'O que há por trás: {figure}, {day}',
  month: 'Mês',
  registered: 'Cadastros',
  monthsSince: 'Mês {n}',
  cohortsLead:
    'Jogadores pelo mês do cadastro. Em cada mês: quantos jogaram (e quantos por cento), NGR.',
  depositors: 'Depositantes',
  prizesLead:
    '{paid} prêmios de esporte pagos no período; {late} passaram dos {n} minutos depois do fim. O mais lento levou {slowest} minutos.',
  bet: 'Aposta',
  player: 'Jogador',
  prize: 'Prêmio',
  ended: 'Fim do evento',
  paidAt: 'Pago em',
  minutes: 'Minutos',
  liabilityLead:
    'O que a casa deve aos jogadores agora. A soma é, ao centavo, o que falta nas contas da casa.',
  total: 'Total devido',
  house: 'Contas da casa',
  kinds: {
    bonus: 'Bônus de pacote',
    gift: 'Presente',
    award: 'Prêmio',
    rebate: 'Cashback VIP',
    referral: 'Comissão de indicação',
    ladder_bonus: 'Bônus da escada',
    deposit: 'Desconto e presente de depósito',
  } as Readonly<Record<string, string>>,
}

const en: typeof pt = {
  tabs: {
    days: 'By day',
    products: 'By product',
    costs: 'Cost of bonuses',
    cohorts: 'Cohorts',
    liability: 'Liability',
    prizes: 'Prize times',
  },
  referral: 'Referral',
  kind: 'Kind',
  cost: 'Cost',
  behind: 'What is behind it: {figure}, {day}',
  month: 'Month',
  registered: 'Registrations',
  monthsSince: 'Month {n}',
  cohortsLead:
    'Players by the month of their registration. In each month: how many played (and in percent), NGR.',
  depositors: 'Depositors',
  prizesLead:
    '{paid} prizes of sports paid in the period; {late} passed the {n} minutes after the end. The slowest took {slowest} minutes.',
  bet: 'Bet',
  player: 'Player',
  prize: 'Prize',
  ended: 'End of the event',
  paidAt: 'Paid at',
  minutes: 'Minutes',
  liabilityLead:
    'What the house owes players now. The sum is, to the centavo, what the accounts of the house lack.',
  total: 'Owed in all',
  house: 'Accounts of the house',
  kinds: {
    bonus: 'Package bonus',
    gift: 'Gift',
    award: 'Award',
    rebate: 'VIP rebate',
    referral: 'Referral commission',
    ladder_bonus: 'Ladder bonus',
    deposit: 'Discount and gift of a deposit',
  },
}

export const reportTexts = { pt, en }
