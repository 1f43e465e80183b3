export const dice = {
  title: 'Dados',
  over: 'Por encima',
  under: 'Por debajo',
  direction: 'Lado de la apuesta',
  winsOver: 'Gana por encima de {target}',
  winsUnder: 'Gana por debajo de {target}',
  multiplier: 'Multiplicador',
  target: 'Objetivo',
  chance: 'Probabilidad',
  slider: 'Objetivo en la regla de 0 a 100',
  sliderValue: '{target}, probabilidad del {chance}%',
  less: 'Bajar el objetivo',
  more: 'Subir el objetivo',
  announceWon: 'Salió {roll}. Ganaste {amount}.',
  announceEvened: 'Salió {roll}. Volvieron {amount} de la apuesta.',
  announceLost: 'Salió {roll}. No ganaste esta ronda.',
  resultWon: 'Ronda {nonce}: {roll}, ganó',
  resultLost: 'Ronda {nonce}: {roll}, no ganó',
  rulesTitle: 'Reglas de los Dados',
  rulesHow:
    'Cada ronda sortea uno de {outcomes} números, de 0,00 a 100,00. Ganas cuando el número cae en el lado elegido del objetivo; el número igual al objetivo pierde en ambos lados.',
  rulesFormulaText:
    'Multiplicador = 99 ÷ probabilidad en %, cortado en el cuarto decimal. Premio = apuesta × multiplicador, cortado en el centavo.',
  rulesChance: 'Probabilidad de ganar',
  rulesChanceRange: 'de {min}% a {max}%',
  rulesReturnText:
    'Calculado sobre todos los objetivos y todos los números posibles, no por simulación. A largo plazo la casa se queda con cerca de 1 real de cada 100 apostados.',
}
