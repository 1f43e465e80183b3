export const dice = {
  title: 'Würfel',
  over: 'Über',
  under: 'Unter',
  direction: 'Seite der Wette',
  winsOver: 'Gewinnt über {target}',
  winsUnder: 'Gewinnt unter {target}',
  multiplier: 'Multiplikator',
  target: 'Ziel',
  chance: 'Chance',
  slider: 'Ziel auf der Skala von 0 bis 100',
  sliderValue: '{target}, Chance {chance}%',
  less: 'Ziel senken',
  more: 'Ziel erhöhen',
  announceWon: 'Es fiel {roll}. Du hast {amount} gewonnen.',
  announceEvened: 'Es fiel {roll}. {amount} vom Einsatz kamen zurück.',
  announceLost: 'Es fiel {roll}. Diese Runde hast du nicht gewonnen.',
  resultWon: 'Runde {nonce}: {roll}, gewonnen',
  resultLost: 'Runde {nonce}: {roll}, nicht gewonnen',
  rulesTitle: 'Würfelregeln',
  rulesHow:
    'Jede Runde zieht eine von {outcomes} Zahlen von 0,00 bis 100,00. Du gewinnst, wenn die Zahl auf der gewählten Seite des Ziels liegt; eine Zahl gleich dem Ziel verliert auf beiden Seiten.',
  rulesFormulaText:
    'Multiplikator = 99 ÷ Chance in %, nach der vierten Stelle abgeschnitten. Gewinn = Einsatz × Multiplikator, auf den Centavo abgeschnitten.',
  rulesChance: 'Gewinnchance',
  rulesChanceRange: 'von {min}% bis {max}%',
  rulesReturnText:
    'Berechnet über alle Ziele und alle möglichen Zahlen, nicht durch Simulation. Auf lange Sicht behält das Haus etwa 1 Real von 100 gesetzten.',
}
