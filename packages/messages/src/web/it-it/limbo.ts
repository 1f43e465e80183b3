export const limbo = {
  title: 'Limbo',
  target: 'Obiettivo',
  chance: 'Probabilità',
  quick: 'Obiettivi pronti',
  announceWon: 'L’aquilone è arrivato a {result}×. Hai vinto {amount}.',
  announceEvened: 'L’aquilone è arrivato a {result}×. Sono tornati {amount} della puntata.',
  announceLost: 'L’aquilone è arrivato a {result}×. Non hai vinto questo turno.',
  resultWon: 'Turno {nonce}: {result}×, vinto',
  resultLost: 'Turno {nonce}: {result}×, non vinto',
  rulesTitle: 'Regole di Limbo',
  rulesHow:
    'Ogni turno estrae uno di {outcomes} valori, da cui nasce un moltiplicatore da 0,99× in su. Vinci quando raggiunge o supera il tuo obiettivo, e ricevi esattamente l’obiettivo.',
  rulesFormulaText:
    'Risultato = 16.777.216 ÷ (estratto + 1) × 0,99, troncato alla seconda cifra. Premio = puntata × obiettivo, troncato al centavo.',
  rulesReturnText:
    'Contato su tutti gli obiettivi e tutti i valori possibili, non per simulazione. Circa l’1% dei turni dà 0,99×, sotto ogni obiettivo.',
  rulesTargets: 'Obiettivo',
  rulesTargetRange: 'da {min}× a {max}×',
  rulesReturnColumn: 'Ritorno',
}
