export const limbo = {
  title: 'Limbo',
  target: 'Alvo',
  chance: 'Chance',
  quick: 'Alvos prontos',
  announceWon: 'A pipa chegou a {result}×. Você ganhou {amount}.',
  announceEvened: 'A pipa chegou a {result}×. Voltaram {amount} da aposta.',
  announceLost: 'A pipa chegou a {result}×. Você não ganhou esta rodada.',
  resultWon: 'Rodada {nonce}: {result}×, ganhou',
  resultLost: 'Rodada {nonce}: {result}×, não ganhou',
  rulesTitle: 'Regras do Limbo',
  rulesHow:
    'Cada rodada sorteia um de {outcomes} valores e dele sai um multiplicador, de 0,99× para cima. Você ganha quando ele alcança o seu alvo ou passa dele, e recebe exatamente o alvo.',
  rulesFormulaText:
    'Resultado = 16.777.216 ÷ (sorteado + 1) × 0,99, cortado na segunda casa. Prêmio = aposta × alvo, cortado no centavo.',
  rulesReturnText:
    'Contado sobre todos os alvos e todos os valores possíveis, não por simulação. Cerca de 1% das rodadas dá 0,99×, abaixo de qualquer alvo.',
  rulesTargets: 'Alvo',
  rulesTargetRange: 'de {min}× a {max}×',
  rulesReturnColumn: 'Retorno',
} as const
