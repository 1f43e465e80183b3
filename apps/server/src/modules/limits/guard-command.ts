import { formatMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { limitAt, limitWindows, pauseAt } from '@jogada/core/limits/limits'
import type { LimitKind, LimitWindow, Pause } from '@jogada/core/limits/limits'
import type { CounterMove, MoneyCommand } from '@jogada/ledger'
import type { Env } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'
import { encodeRefusal } from '../../platform/verdict.ts'
import type { LegalTexts } from '../consent/index.ts'
import { stampRow, standingPlace } from '../location/index.ts'
import { DEPOSITED } from '../wallet/index.ts'
import { LOST_NET, PLAYED, STAKED, TERMS } from './counters.ts'
import type { MoneyNature } from './money-nature.ts'
import { cameBack } from './came-back.ts'
import { entryRefusals, entrySteps } from './entry-steps.ts'
import type { PlayTerms, StakeTerms } from './play-terms.ts'

type Guarding = {
  readonly terms: StakeTerms
  readonly env: Env
  readonly legalTexts: LegalTexts
  readonly at: Date
  /** Seconds of play since the last stake that counted. */
  readonly playedSeconds: bigint
}

/**
 * Why a player may neither stake nor deposit at an instant, or null. What waits for the player's
 * consent is named, so that the app can show it.
 */
export function playRefusal({
  terms,
  env,
  legalTexts,
  at,
}: Pick<Guarding, 'env' | 'legalTexts' | 'at'> & {
  readonly terms: PlayTerms
}): Refusal | null {
  const stopped = stopRefusal(terms, at)
  if (stopped) return stopped
  const missing = legalTexts.missing(terms.accepted, at)
  if (missing.length > 0) {
    return new Refusal('consent_required', {
      documents: missing.map(({ document }) => document).join(','),
    })
  }
  const profile = licenceProfile(env.LICENCE_PROFILE)
  const next = entrySteps(terms, profile, at).find(({ state }) => state !== 'done')
  return next ? new Refusal(entryRefusals[next.step]) : null
}

/** Why a stake is refused for where its player is, or null. A deposit may come from anywhere. */
export function placeRefusal(
  asked: Pick<MoneyCommand, 'place'>,
  { terms, env, at }: Pick<Guarding, 'terms' | 'env' | 'at'>,
) {
  if (!licenceProfile(env.LICENCE_PROFILE).location) return null
  const place = standingPlace(terms.places, asked.place)
  if (!place || place.goodUntil <= at) return new Refusal('location_unknown')
  return place.answer === 'inside' ? null : new Refusal(`location_${place.answer}`)
}

/** Why a stake is refused for being larger than a bonus in play allows, or null. */
function maxBetRefusal({ stake }: MoneyNature, { maxBet }: StakeTerms): Refusal | null {
  if (maxBet === null || stake <= maxBet) return null
  return new Refusal('bonus_max_bet', { limit: formatMoney(maxBet) })
}

/** Why a stake is refused by what its player may do, or null; also of a deposit, which has none. */
export const stakeRefusal = (
  command: MoneyCommand,
  nature: MoneyNature,
  guarding: Guarding,
): Refusal | null =>
  playRefusal(guarding) ?? placeRefusal(command, guarding) ?? maxBetRefusal(nature, guarding.terms)

/** Why nothing may come into play from a player at an instant, be it paid already, or null. */
function stopRefusal({ keptOut, pauses }: PlayTerms, at: Date): Refusal | null {
  if (keptOut) return new Refusal(keptOut === 'closed' ? 'account_closed' : 'account_restricted')
  const pause = pauseAt(pauses, at)
  return pause ? pauseRefusal(pause) : null
}

function pauseRefusal({ kind, until }: Pause): Refusal {
  if (until === null) return new Refusal('play_excluded')
  const code = kind === 'self_exclusion' ? 'play_excluded_until' : 'play_paused'
  return new Refusal(code, { until: until.toISOString() })
}

/** The command of a stake with what the player's limits ask of it, or its refusal. */
export function guardStake(
  command: MoneyCommand,
  nature: MoneyNature,
  guarding: Guarding,
  by: { readonly playerId: bigint; readonly commandId: bigint },
): MoneyCommand {
  const { stake, given, loss } = nature
  const place = standingPlace(guarding.terms.places, command.place)
  const refusal = stakeRefusal(command, nature, guarding)
  if (refusal) return refused(command, refusal)
  return {
    ...command,
    counters: [
      ...(command.counters ?? []),
      holds(guarding.terms),
      move(STAKED, stake, bounds(guarding, 'stake', 0n)),
      // as if lost: what the round gives must not decide whether it may be played
      move(LOST_NET, loss, bounds(guarding, 'loss', -given)),
      ...timeMoves(guarding),
    ],
    ...(place
      ? { rows: [...(command.rows ?? []), stampRow(by.playerId, by.commandId, place)] }
      : {}),
  }
}

/** The command of a deposit, within the deposit limit or refused. */
export function guardDeposit(command: MoneyCommand, guarding: Guarding): MoneyCommand {
  const stopped = stopRefusal(guarding.terms, guarding.at)
  if (stopped) return refused(command, stopped)
  const counters = command.counters ?? []
  return {
    ...command,
    counters: [
      ...counters
        .filter((one) => !isOfTerms(one))
        .map((one) =>
          one.owner === 'player' && one.name === DEPOSITED
            ? { ...one, ...bounds(guarding, 'deposit', 0n) }
            : one,
        ),
      // a gift that comes with it may bring terms of its own
      { ...holds(guarding.terms), delta: counters.find(isOfTerms)?.delta ?? 0n },
    ],
  }
}

/** What a play command that stakes nothing does to the counters, beside what it says itself. */
export function withResult(command: MoneyCommand, { loss }: MoneyNature): MoneyCommand {
  const isLoss = ({ owner, name }: CounterMove) => owner === 'player' && name === LOST_NET
  const counters = command.counters ?? []
  const lost = loss + (counters.find(isLoss)?.delta ?? 0n)
  return {
    ...command,
    counters: [
      ...counters.filter((one) => !isLoss(one)),
      ...(lost === 0n ? [] : [move(LOST_NET, lost)]),
    ],
  }
}

const refused = ({ key, bodyHash, kind }: MoneyCommand, refusal: Refusal): MoneyCommand => ({
  key,
  bodyHash,
  kind,
  postings: [],
  refusal: encodeRefusal(refusal),
})

const isOfTerms = ({ owner, name }: CounterMove) => owner === 'player' && name === TERMS

const holds = ({ version }: PlayTerms): CounterMove => ({
  owner: 'player',
  name: TERMS,
  delta: 0n,
  expect: version,
})

const move = (name: string, delta: bigint, bound: Bound = {}): CounterMove => ({
  owner: 'player',
  name,
  delta,
  ...bound,
})

type Bound = Pick<CounterMove, 'max'>

function bounds({ terms, at }: Guarding, kind: LimitKind, by: bigint): Bound {
  const isOfPlay = kind === 'stake' || kind === 'loss'
  const backOf = (window: LimitWindow) => (isOfPlay ? cameBack(terms.back, window, at) : 0n)
  const max: Record<string, bigint> = {}
  for (const window of limitWindows) {
    const limit = limitAt(terms.changes, { kind, window }, at)
    if (limit !== null) max[window] = limit + by + backOf(window)
  }
  return Object.keys(max).length > 0 ? { max } : {}
}

const COUNTED_WITHOUT_LIMIT_SECONDS = 30n

function timeMoves(guarding: Guarding): CounterMove[] {
  // the second that reaches the limit is the first one too many
  const bound = bounds(guarding, 'time', -1n)
  const { playedSeconds } = guarding
  if (!bound.max && playedSeconds < COUNTED_WITHOUT_LIMIT_SECONDS) return []
  return [move(PLAYED, playedSeconds, bound)]
}
