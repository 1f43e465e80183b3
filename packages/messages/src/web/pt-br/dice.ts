export const dice = {
  title: 'Dados',
  over: 'Acima',
  under: 'Abaixo',
  direction: 'Lado da aposta',
  winsOver: 'Ganha acima de {target}',
  winsUnder: 'Ganha abaixo de {target}',
  multiplier: 'Multiplicador',
  target: 'Alvo',
  chance: 'Chance',
  slider: 'Alvo na régua de 0 a 100',
  sliderValue: '{target}, chance de {chance}%',
  less: 'Diminuir o alvo',
  more: 'Aumentar o alvo',
  announceWon: 'Saiu {roll}. Você ganhou {amount}.',
  announceEvened: 'Saiu {roll}. Voltaram {amount} da aposta.',
  announceLost: 'Saiu {roll}. Você não ganhou esta rodada.',
  resultWon: 'Rodada {nonce}: {roll}, ganhou',
  resultLost: 'Rodada {nonce}: {roll}, não ganhou',
  rulesTitle: 'Regras dos Dados',
  rulesHow:
    'Cada rodada sorteia um de {outcomes} números, de 0,00 a 100,00. Você ganha quando o número sai do lado escolhido do alvo; o número igual ao alvo perde dos dois lados.',
  rulesFormulaText:
    'Multiplicador = 99 ÷ chance em %, cortado na quarta casa. Prêmio = aposta × multiplicador, cortado no centavo.',
  rulesChance: 'Chance de ganho',
  rulesChanceRange: 'de {min}% a {max}%',
  rulesReturnText:
    'Calculado sobre todos os alvos e todos os números possíveis, não por simulação. A longo prazo a casa fica com cerca de 1 real em cada 100 apostados.',
} as const
