const pt = {
  title: 'Apostas',
  bet: 'Aposta',
  kind: 'Tipo',
  potential: 'Retorno possível',
  minStake: 'Valor a partir de',
  minReturn: 'Retorno a partir de',
  states: { open: 'Em aberto', ended: 'Terminadas', refused: 'Recusadas' },
  noneYet: 'Nenhuma entre as apostas lidas até aqui; há mais antigas.',
}

const en: typeof pt = {
  title: 'Bets',
  bet: 'Bet',
  kind: 'Kind',
  potential: 'Possible return',
  minStake: 'Stake from',
  minReturn: 'Return from',
  states: { open: 'Open', ended: 'Ended', refused: 'Refused' },
  noneYet: 'None among the bets read so far; there are older ones.',
}

export const betBoardTexts = { pt, en }
