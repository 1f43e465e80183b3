export const limbo = {
  title: 'Limbo',
  target: 'Objetivo',
  chance: 'Probabilidad',
  quick: 'Objetivos listos',
  announceWon: 'La cometa llegó a {result}×. Ganaste {amount}.',
  announceEvened: 'La cometa llegó a {result}×. Volvieron {amount} de la apuesta.',
  announceLost: 'La cometa llegó a {result}×. No ganaste esta ronda.',
  resultWon: 'Ronda {nonce}: {result}×, ganó',
  resultLost: 'Ronda {nonce}: {result}×, no ganó',
  rulesTitle: 'Reglas de Limbo',
  rulesHow:
    'Cada ronda sortea uno de {outcomes} valores y de él sale un multiplicador, de 0,99× para arriba. Ganas cuando alcanza o supera tu objetivo, y recibes exactamente el objetivo.',
  rulesFormulaText:
    'Resultado = 16.777.216 ÷ (sorteado + 1) × 0,99, cortado en el segundo decimal. Premio = apuesta × objetivo, cortado en el centavo.',
  rulesReturnText:
    'Contado sobre todos los objetivos y todos los valores posibles, no por simulación. Cerca del 1% de las rondas da 0,99×, por debajo de cualquier objetivo.',
  rulesTargets: 'Objetivo',
  rulesTargetRange: 'de {min}× a {max}×',
  rulesReturnColumn: 'Retorno',
}
