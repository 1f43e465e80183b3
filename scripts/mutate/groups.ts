const CORE = 'packages/core/src'
const TESTS = '!**/*.test.ts'

/**
 * What is mutated together, and the share of mutants, in percent, that its tests must find; `tests`
 * where not all tests of the rules are asked.
 */
export const groups = {
  money: {
    files: [`${CORE}/{money,odds}.ts`, `${CORE}/{limits,wallet,withdrawal,payments}/*.ts`, TESTS],
    floor: 95,
  },
  rewards: { files: [`${CORE}/{vip,referral,promotion}/*.ts`, TESTS], floor: 91 },
  bets: {
    files: [
      `${CORE}/sports/{cash-out,grade-leg,leg,leg-exposure,line,ratio,related}.ts`,
      `${CORE}/sports/{single,stake-limits,system-progress,systems,ticket,price}.ts`,
    ],
    floor: 94,
  },
  // every game draws by it: what counts their outcomes would be asked about each mutant for minutes;
  // chains of draws are asked about by the tests of draws alone
  chance: {
    files: [`${CORE}/fairness/*.ts`, `!${CORE}/fairness/chain.ts`, TESTS],
    tests: `${CORE}/fairness/*.test.ts`,
    floor: 89,
  },
  games: { files: [`${CORE}/games/*.ts`, TESTS], floor: 94 },
} as const

export type GroupName = keyof typeof groups

export const isGroup = (name: string): name is GroupName => name in groups
