import { DRAW_CHANNELS, drawSlotAt, isTooLateToDraw } from '@jogada/core/games/draws'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import { drawOutcome } from '@jogada/core/fairness'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { settleRound } from '../bets/settle-round.ts'
import type { ChainKeeper } from '../chains/chain-keeper.ts'
import { findChain, nextLink } from '../chains/chain-store.ts'
import { ensureChains } from '../chains/ensure-chains.ts'
import { offeredTable } from '../paytables.ts'
import { closeGate, readGate } from './gate.ts'
import { findRound, insertRound, listUnfinished, moveRound, newestRound } from './round-store.ts'
import type { RoundRow } from './round-store.ts'

type LeaderDeps = Deps & {
  readonly chains: ChainKeeper
  /** When a channel without a chain to draw from is looked at again. */
  readonly pauses?: Map<DrawChannelCode, number>
}

/** How long a channel without a chain waits: an operator has to make one, or announce its salt. */
const NO_CHAIN_PAUSE_MS = 10_000

/**
 * Does everything that is due by the server's time: locks, draws, pays and opens. Each step is
 * decided once by the row that it moves, so that the next leader goes on wherever this one stopped,
 * and two at once would do no harm. Channels do not hold each other up.
 */
export async function advanceDraws(deps: LeaderDeps): Promise<void> {
  const unfinished = await listUnfinished(deps)
  await Promise.all(
    DRAW_CHANNELS.map((channel) =>
      attempt(deps.log, `the draws of ${channel}`, () =>
        advanceChannel(
          deps,
          channel,
          unfinished.filter((round) => round.channel === channel),
        ),
      ),
    ),
  )
}

/**
 * Of two unfinished rounds the older one ends first; the next one opens before anything is paid.
 */
async function advanceChannel(
  deps: LeaderDeps,
  channel: DrawChannelCode,
  unfinished: readonly RoundRow[],
) {
  const rounds: RoundRow[] = []
  for (const round of unfinished) rounds.push(await decide(deps, round))
  const [older] = rounds
  if (rounds.length > 1 && older) await finish(deps, older)
  if (rounds.every((round) => round.state !== 'open')) await open(deps, channel)
  for (const round of rounds) if (round !== older || rounds.length === 1) await finish(deps, round)
}

/**
 * Locks what is due, and draws it, or declares it void when it is too late and gives
 * its stakes back.
 */
async function decide(deps: LeaderDeps, round: RoundRow): Promise<RoundRow> {
  let now = round
  if (now.state === 'open' && deps.clock.now() >= now.lock_at) {
    await closeGate(deps, now.channel, now.round_id)
    await moveRound(deps, now, { from: 'open', to: 'locked' })
    now = await reread(deps, now)
  }
  if (now.state === 'locked' && deps.clock.now() >= now.draw_at) {
    await drawRound(deps, now)
    now = await reread(deps, now)
  }
  // stakes go back also where the link of the round, or of an earlier one, cannot be had
  if (now.state === 'void') await settleRound(deps, now)
  return now
}

async function drawRound(deps: LeaderDeps, round: RoundRow) {
  const at = deps.clock.now()
  if (isTooLateToDraw(round.channel, round.draw_at.getTime(), at.getTime())) {
    await moveRound(deps, round, { from: 'locked', to: 'void' })
    return
  }
  const chain = await findChain(deps, round.chain_id)
  if (!chain?.salt) throw new Error(`chain ${round.chain_id} has no salt`)
  const seed = await deps.chains.seedAt(round.chain_id, round.position)
  const { outcomes } = offeredTable(deps.env, round.channel)
  await moveRound(deps, round, {
    from: 'locked',
    to: 'drawn',
    outcome: drawOutcome(seed, chain.salt, outcomes),
    drawn_at: at,
  })
}

/** Pays a drawn round whose time has come, and reveals the link of one that is over. */
async function finish(deps: LeaderDeps, round: RoundRow) {
  const isDrawn = round.state === 'drawn' && deps.clock.now() >= round.complete_at
  if (!isDrawn && round.state !== 'void') return
  if (isDrawn) await settleRound(deps, round)
  await moveRound(deps, round, {
    from: round.state,
    to: isDrawn ? 'settled' : 'void',
    seed: await deps.chains.seedAt(round.chain_id, round.position),
    settled_at: deps.clock.now(),
  })
}

/** Opens the round of now, unless it is there or can take no bet any more. */
async function open(deps: LeaderDeps, channel: DrawChannelCode) {
  const now = deps.clock.now().getTime()
  const slot = drawSlotAt(channel, now)
  if (now >= slot.lockAt || now < (deps.pauses?.get(channel) ?? 0)) return
  const newest = await newestRound(deps, channel)
  if (newest && newest.round_id >= BigInt(slot.roundId)) return
  const next = (await nextLink(deps, channel)) ?? (await renewChain(deps, channel))
  if (!next) {
    deps.pauses?.set(channel, now + NO_CHAIN_PAUSE_MS)
    return
  }
  await insertRound(deps, {
    channel,
    slot,
    chainId: next.chain.chain_id,
    position: next.position,
    gate: await readGate(deps, channel),
  })
}

async function renewChain(deps: Deps, channel: DrawChannelCode) {
  await ensureChains(deps)
  return nextLink(deps, channel)
}

async function reread(deps: Deps, round: RoundRow): Promise<RoundRow> {
  const row = await findRound(deps, round)
  if (!row) throw new Error(`round ${round.round_id} of ${round.channel} is gone`)
  return row
}
