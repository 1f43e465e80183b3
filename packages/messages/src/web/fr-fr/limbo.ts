export const limbo = {
  title: 'Limbo',
  target: 'Cible',
  chance: 'Chance',
  quick: 'Cibles prêtes',
  announceWon: 'Le cerf-volant a atteint {result}×. Vous avez gagné {amount}.',
  announceEvened: 'Le cerf-volant a atteint {result}×. {amount} de la mise ont été rendus.',
  announceLost: 'Le cerf-volant a atteint {result}×. Vous n’avez pas gagné cette manche.',
  resultWon: 'Manche {nonce} : {result}×, gagné',
  resultLost: 'Manche {nonce} : {result}×, pas gagné',
  rulesTitle: 'Règles de Limbo',
  rulesHow:
    'Chaque manche tire une valeur parmi {outcomes}, qui donne un multiplicateur à partir de 0,99×. Vous gagnez quand il atteint ou dépasse votre cible, et recevez exactement la cible.',
  rulesFormulaText:
    'Résultat = 16 777 216 ÷ (tiré + 1) × 0,99, coupé à la deuxième décimale. Gain = mise × cible, coupé au centavo.',
  rulesReturnText:
    'Compté sur toutes les cibles et toutes les valeurs possibles, pas par simulation. Environ 1% des manches donne 0,99×, sous toute cible.',
  rulesTargets: 'Cible',
  rulesTargetRange: 'de {min}× à {max}×',
  rulesReturnColumn: 'Retour',
}
