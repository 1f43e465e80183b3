export const limbo = {
  title: 'Limbo',
  target: 'Target',
  chance: 'Chance',
  quick: 'Ready-made targets',
  announceWon: 'The kite reached {result}×. You won {amount}.',
  announceEvened: 'The kite reached {result}×. {amount} of your stake came back.',
  announceLost: 'The kite reached {result}×. You did not win this round.',
  resultWon: 'Round {nonce}: {result}×, won',
  resultLost: 'Round {nonce}: {result}×, not won',
  rulesTitle: 'Rules of Limbo',
  rulesHow:
    'Each round draws one of {outcomes} values, which gives a multiplier of 0.99× or more. You win when it reaches your target or passes it, and you are paid exactly the target.',
  rulesFormulaText:
    'Result = 16,777,216 ÷ (drawn + 1) × 0.99, cut at the second decimal. Win = stake × target, cut at the cent.',
  rulesReturnText:
    'Counted over every target and every possible value, not by simulation. About 1% of rounds give 0.99×, below any target.',
  rulesTargets: 'Target',
  rulesTargetRange: '{min}× to {max}×',
  rulesReturnColumn: 'Return',
} as const
