export const limbo = {
  title: 'Limbo',
  target: 'Ziel',
  chance: 'Chance',
  quick: 'Fertige Ziele',
  announceWon: 'Der Drachen erreichte {result}×. Du hast {amount} gewonnen.',
  announceEvened: 'Der Drachen erreichte {result}×. {amount} vom Einsatz kamen zurück.',
  announceLost: 'Der Drachen erreichte {result}×. Diese Runde hast du nicht gewonnen.',
  resultWon: 'Runde {nonce}: {result}×, gewonnen',
  resultLost: 'Runde {nonce}: {result}×, nicht gewonnen',
  rulesTitle: 'Limbo-Regeln',
  rulesHow:
    'Jede Runde zieht einen von {outcomes} Werten; daraus wird ein Multiplikator ab 0,99×. Du gewinnst, wenn er dein Ziel erreicht oder übertrifft, und erhältst genau das Ziel.',
  rulesFormulaText:
    'Ergebnis = 16.777.216 ÷ (gezogen + 1) × 0,99, nach der zweiten Stelle abgeschnitten. Gewinn = Einsatz × Ziel, auf den Centavo abgeschnitten.',
  rulesReturnText:
    'Gezählt über alle Ziele und alle möglichen Werte, nicht durch Simulation. Etwa 1% der Runden ergibt 0,99×, unter jedem Ziel.',
  rulesTargets: 'Ziel',
  rulesTargetRange: 'von {min}× bis {max}×',
  rulesReturnColumn: 'Auszahlung',
}
