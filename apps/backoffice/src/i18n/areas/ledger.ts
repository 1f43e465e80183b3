const pt = {
  house: 'Casa',
  players: 'Jogadores, todos juntos',
  accounts: {
    'house:psp_clearing': 'Compensação do Pix',
    'house:games': 'Jogos',
    'house:sportsbook': 'Esportes',
    'house:promotion': 'Promoções',
    'house:referral': 'Indicação',
    'house:fees': 'Tarifas',
    'house:transfer_transit': 'Transferências em trânsito',
    'house:adjustment': 'Ajustes',
  },
  sum: 'Casa e jogadores',
  isZero: 'Soma zero',
  isNotZero: 'A soma NÃO é zero',
  takenFromHouse:
    'De um instante passado, o que os jogadores tinham é o que faltava à casa. Por conta, só de um jogador, abaixo.',
  behind: '{account}: lançamentos',
  before: 'antes de {at}',
  ofPlayer: 'Contas de um jogador',
  toNow: 'Agora',
  moved: 'Entrou na conta',
  verdict: 'Decisão',
  verdicts: {
    posted: 'lançado',
    refused: 'recusado',
    insufficient_funds: 'saldo insuficiente',
    limit_reached: 'limite atingido',
  } as Readonly<Record<string, string>>,
  followPlayer: 'Digite o jogador para ver os lançamentos',
}

const en: typeof pt = {
  house: 'House',
  players: 'Players, all together',
  accounts: {
    'house:psp_clearing': 'Pix clearing',
    'house:games': 'Games',
    'house:sportsbook': 'Sports',
    'house:promotion': 'Promotions',
    'house:referral': 'Referral',
    'house:fees': 'Fees',
    'house:transfer_transit': 'Transfers in transit',
    'house:adjustment': 'Adjustments',
  },
  sum: 'House and players',
  isZero: 'Sum is zero',
  isNotZero: 'The sum is NOT zero',
  takenFromHouse:
    'Of a past instant, players had what the house lacked. By account only of one player, below.',
  behind: '{account}: entries',
  before: 'before {at}',
  ofPlayer: 'Accounts of a player',
  toNow: 'Now',
  moved: 'Moved into it',
  verdict: 'Decision',
  verdicts: {
    posted: 'posted',
    refused: 'refused',
    insufficient_funds: 'not enough money',
    limit_reached: 'limit reached',
  },
  followPlayer: 'Type the player to see the entries',
}

export const ledgerTexts = { pt, en }
