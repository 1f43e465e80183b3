export const dice = {
  title: 'Dés',
  over: 'Au-dessus',
  under: 'En dessous',
  direction: 'Sens du pari',
  winsOver: 'Gagne au-dessus de {target}',
  winsUnder: 'Gagne en dessous de {target}',
  multiplier: 'Multiplicateur',
  target: 'Cible',
  chance: 'Chance',
  slider: 'Cible sur l’échelle de 0 à 100',
  sliderValue: '{target}, chance de {chance}%',
  less: 'Baisser la cible',
  more: 'Monter la cible',
  announceWon: 'Résultat : {roll}. Vous avez gagné {amount}.',
  announceEvened: 'Résultat : {roll}. {amount} de la mise ont été rendus.',
  announceLost: 'Résultat : {roll}. Vous n’avez pas gagné cette manche.',
  resultWon: 'Manche {nonce} : {roll}, gagné',
  resultLost: 'Manche {nonce} : {roll}, pas gagné',
  rulesTitle: 'Règles des Dés',
  rulesHow:
    'Chaque manche tire un nombre parmi {outcomes}, de 0,00 à 100,00. Vous gagnez quand il tombe du côté choisi de la cible ; un nombre égal à la cible perd des deux côtés.',
  rulesFormulaText:
    'Multiplicateur = 99 ÷ chance en %, coupé à la quatrième décimale. Gain = mise × multiplicateur, coupé au centavo.',
  rulesChance: 'Chance de gain',
  rulesChanceRange: 'de {min}% à {max}%',
  rulesReturnText:
    'Calculé sur toutes les cibles et tous les nombres possibles, pas par simulation. À long terme, la maison garde environ 1 real sur 100 misés.',
}
