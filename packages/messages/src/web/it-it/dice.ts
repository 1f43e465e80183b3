export const dice = {
  title: 'Dadi',
  over: 'Sopra',
  under: 'Sotto',
  direction: 'Lato della scommessa',
  winsOver: 'Vince sopra {target}',
  winsUnder: 'Vince sotto {target}',
  multiplier: 'Moltiplicatore',
  target: 'Obiettivo',
  chance: 'Probabilità',
  slider: 'Obiettivo sulla scala da 0 a 100',
  sliderValue: '{target}, probabilità del {chance}%',
  less: 'Riduci l’obiettivo',
  more: 'Aumenta l’obiettivo',
  announceWon: 'È uscito {roll}. Hai vinto {amount}.',
  announceEvened: 'È uscito {roll}. Sono tornati {amount} della puntata.',
  announceLost: 'È uscito {roll}. Non hai vinto questo turno.',
  resultWon: 'Turno {nonce}: {roll}, vinto',
  resultLost: 'Turno {nonce}: {roll}, non vinto',
  rulesTitle: 'Regole dei Dadi',
  rulesHow:
    'Ogni turno estrae uno di {outcomes} numeri, da 0,00 a 100,00. Vinci quando il numero cade dal lato scelto dell’obiettivo; il numero uguale all’obiettivo perde da entrambi i lati.',
  rulesFormulaText:
    'Moltiplicatore = 99 ÷ probabilità in %, troncato alla quarta cifra. Premio = puntata × moltiplicatore, troncato al centavo.',
  rulesChance: 'Probabilità di vincita',
  rulesChanceRange: 'da {min}% a {max}%',
  rulesReturnText:
    'Calcolato su tutti gli obiettivi e tutti i numeri possibili, non per simulazione. Nel lungo periodo il banco trattiene circa 1 real ogni 100 giocati.',
}
