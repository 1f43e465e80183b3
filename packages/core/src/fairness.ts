export { explain } from './fairness/explain.ts'
export type { ExplainedBlock, ExplainedFloat, Explanation } from './fairness/explain.ts'
export { isClientSeed, serverSeedFrom, serverSeedHash } from './fairness/seeds.ts'
export type { RoundSeeds } from './fairness/seeds.ts'
export { floatsFrom, pick, wordsFrom } from './fairness/stream.ts'
export {
  chainReaches,
  checkDraw,
  drawFacts,
  drawHmac,
  drawOutcome,
  linkBefore,
  outcomeOfHmac,
  previousLink,
} from './fairness/chain.ts'
export type { DrawCheck, DrawClaim } from './fairness/chain.ts'
