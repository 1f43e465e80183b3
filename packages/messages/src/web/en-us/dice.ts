export const dice = {
  title: 'Dice',
  over: 'Over',
  under: 'Under',
  direction: 'Side of the bet',
  winsOver: 'Wins over {target}',
  winsUnder: 'Wins under {target}',
  multiplier: 'Multiplier',
  target: 'Target',
  chance: 'Chance',
  slider: 'Target on the rail from 0 to 100',
  sliderValue: '{target}, {chance}% chance',
  less: 'Lower the target',
  more: 'Raise the target',
  announceWon: 'It rolled {roll}. You won {amount}.',
  announceEvened: 'It rolled {roll}. {amount} of your stake came back.',
  announceLost: 'It rolled {roll}. You did not win this round.',
  resultWon: 'Round {nonce}: {roll}, won',
  resultLost: 'Round {nonce}: {roll}, not won',
  rulesTitle: 'Rules of Dice',
  rulesHow:
    'Each round draws one of {outcomes} numbers, from 0.00 to 100.00. You win when the number falls on your side of the target; a number equal to the target loses on both sides.',
  rulesFormulaText:
    'Multiplier = 99 ÷ chance in %, cut at the fourth decimal. Win = stake × multiplier, cut at the cent.',
  rulesChance: 'Chance to win',
  rulesChanceRange: '{min}% to {max}%',
  rulesReturnText:
    'Worked out over every target and every possible number, not by simulation. In the long run the house keeps about 1 in every 100 staked.',
} as const
