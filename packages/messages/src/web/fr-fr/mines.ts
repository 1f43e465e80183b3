export const mines = {
  title: 'Mines',
  board: 'Promenade de 25 pierres',
  mines: 'Oursins',
  fewer: 'Moins d’oursins',
  more: 'Plus d’oursins',
  gems: 'Pierres sûres',
  next: 'Prochaine pierre',
  now: 'Maintenant',
  pickFirst: 'Choisissez une pierre',
  random: 'Pierre au hasard',
  markFirst: 'Marquez les pierres que l’auto ouvre.',
  closed: 'Ligne {row}, colonne {column}, fermée',
  marked: 'Ligne {row}, colonne {column}, marquée',
  gem: 'Ligne {row}, colonne {column}, pierre sûre',
  urchin: 'Ligne {row}, colonne {column}, oursin',
  hit: 'Ligne {row}, colonne {column}, oursin, la manche s’est arrêtée ici',
  saidOpen: 'Pierre sûre. Maintenant {multiplier}×, {amount}.',
  saidStart: 'Manche ouverte avec {mines, plural, one {# oursin} other {# oursins}}.',
  saidWon: 'Manche terminée à {multiplier}×. Vous avez reçu {amount}.',
  saidLost: 'C’était un oursin. La manche est finie.',
  maxPayout: 'La prochaine pierre dépasserait le gain maximum : la manche a été payée.',
  expired: 'La manche est restée ouverte et a été close selon les règles.',
  resultWon: 'Manche {nonce} : {multiplier}×, gagné',
  resultLost: 'Manche {nonce} : oursin, pas gagné',
  rulesTitle: 'Règles des Mines',
  rulesHow:
    'Vingt-cinq pierres cachent de 1 à 24 oursins. Chaque pierre sûre augmente le multiplicateur ; vous encaissez quand vous voulez. Un oursin finit la manche et la mise est perdue. La place des oursins est fixée avant le premier choix.',
  rulesFormulaText:
    'Multiplicateur = 0,99 ÷ chance d’ouvrir autant de pierres sûres, coupé à la quatrième décimale. Gain = mise × multiplicateur, coupé au centavo.',
  rulesReturnText:
    'Calculé pour chacune des 300 combinaisons d’oursins et de pierres ouvertes. S’arrêter tôt ou tard ne change pas le retour.',
  rulesInterruptedText:
    'Une manche en cours reste sur le serveur et revient telle quelle sur tout appareil. Sans reprise en {hours} heures : avec une pierre ouverte, elle est payée au multiplicateur actuel ; sans aucune, la mise est rendue.',
  rulesOpened: 'Ouvertes',
  rulesMaximum:
    'Quand la prochaine pierre paierait plus que le gain maximum, la manche est payée aussitôt.',
}
