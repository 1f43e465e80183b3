export const mines = {
  title: 'Minen',
  board: 'Promenade mit 25 Steinen',
  mines: 'Seeigel',
  fewer: 'Weniger Seeigel',
  more: 'Mehr Seeigel',
  gems: 'Sichere Steine',
  next: 'Nächster Stein',
  now: 'Jetzt',
  pickFirst: 'Wähle einen Stein',
  random: 'Zufälliger Stein',
  markFirst: 'Markiere die Steine, die die Automatik öffnet.',
  closed: 'Reihe {row}, Spalte {column}, geschlossen',
  marked: 'Reihe {row}, Spalte {column}, markiert',
  gem: 'Reihe {row}, Spalte {column}, sicherer Stein',
  urchin: 'Reihe {row}, Spalte {column}, Seeigel',
  hit: 'Reihe {row}, Spalte {column}, Seeigel, hier endete die Runde',
  saidOpen: 'Sicherer Stein. Jetzt {multiplier}×, {amount}.',
  saidStart: 'Runde offen mit {mines, plural, one {# Seeigel} other {# Seeigeln}}.',
  saidWon: 'Runde beendet bei {multiplier}×. Du hast {amount} erhalten.',
  saidLost: 'Ein Seeigel. Die Runde ist vorbei.',
  maxPayout: 'Der nächste Stein läge über dem Höchstgewinn: Die Runde wurde jetzt ausgezahlt.',
  expired: 'Die Runde blieb offen und wurde nach den Regeln beendet.',
  resultWon: 'Runde {nonce}: {multiplier}×, gewonnen',
  resultLost: 'Runde {nonce}: Seeigel, nicht gewonnen',
  rulesTitle: 'Minen-Regeln',
  rulesHow:
    'Fünfundzwanzig Steine verbergen 1 bis 24 Seeigel. Jeder sichere Stein erhöht den Multiplikator; du lässt dir auszahlen, wann du willst. Ein Seeigel beendet die Runde und der Einsatz ist verloren. Der Ort der Seeigel steht vor der ersten Wahl fest.',
  rulesFormulaText:
    'Multiplikator = 0,99 ÷ Chance, so viele sichere Steine zu öffnen, nach der vierten Stelle abgeschnitten. Gewinn = Einsatz × Multiplikator, auf den Centavo abgeschnitten.',
  rulesReturnText:
    'Berechnet für jede der 300 Kombinationen aus Seeigeln und offenen Steinen. Früher oder später aufzuhören ändert die Auszahlungsquote nicht.',
  rulesInterruptedText:
    'Eine offene Runde bleibt auf dem Server und kommt auf jedem Gerät gleich zurück. Nach {hours} Stunden ohne Fortsetzung wird sie mit offenem Stein zum aktuellen Multiplikator ausgezahlt; ohne einen kommt der Einsatz zurück.',
  rulesOpened: 'Offen',
  rulesMaximum:
    'Würde der nächste Stein mehr als den Höchstgewinn zahlen, wird die Runde sofort ausgezahlt.',
}
