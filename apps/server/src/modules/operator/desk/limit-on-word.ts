import type { ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { LimitKind, LimitWindow } from '@jogada/core/limits/limits'
import type { Deps } from '../../../deps.ts'
import { traceEvent } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { afterDays, afterMonths, pausePlay, tightenLimit } from '../../limits/index.ts'
import { addMessage } from '../../notice/index.ts'
import { getPlayerOr404 } from './view-player.ts'

/** Whose word it is, and which operator takes it down and why. */
export type OnWord = {
  readonly playerId: bigint
  readonly key: string
  readonly actor: Actor
  readonly reason: string
}

type Limit = {
  readonly kind: LimitKind
  readonly window: LimitWindow
  /** Centavos, or seconds of play. */
  readonly amount: bigint
}

const MINUTE_SECONDS = 60n

/**
 * Sets a tighter limit of a player on their word, at once. Refuses with `invalid_input` a looser
 * one, which players ask for themselves alone.
 */
export async function limitOnWord(deps: Deps, on: OnWord, limit: Limit): Promise<null> {
  const { kind, window, amount } = limit
  const shown =
    kind === 'time'
      ? { minutes: String(amount / MINUTE_SECONDS) }
      : { amount: formatMoney(centavos(amount)) }
  await getPlayerOr404(deps, on.playerId)
  const trace = traced(on, 'wellbeing.limited', { kind, window, ...shown })
  await tightenLimit(deps, on.playerId, { ...limit, key: keyOf(on), trace })
  return tell(deps, on)
}

/** Begins a pause of some days on a player’s word. */
export async function pauseOnWord(deps: Deps, on: OnWord, days: number): Promise<null> {
  await getPlayerOr404(deps, on.playerId)
  await pausePlay(deps, on.playerId, {
    key: keyOf(on),
    kind: 'pause',
    endOf: afterDays(days),
    asked: `${days} days`,
    trace: traced(on, 'wellbeing.paused', { days }),
  })
  return tell(deps, on)
}

/** Excludes a player on their word for some months; 0 for good. */
export async function excludeOnWord(deps: Deps, on: OnWord, months: number): Promise<null> {
  await getPlayerOr404(deps, on.playerId)
  await pausePlay(deps, on.playerId, {
    key: keyOf(on),
    kind: 'self_exclusion',
    endOf: months === 0 ? null : afterMonths(months),
    asked: `${months} months`,
    trace: traced(on, 'wellbeing.excluded', { months }),
  })
  return tell(deps, on)
}

const keyOf = ({ key }: OnWord) => `on_word:${key}`

const traced = ({ actor, playerId, reason }: OnWord, action: ops.AuditAction, after: object) =>
  traceEvent({ actor, action, subject: `player:${playerId}`, reason, after })

async function tell(deps: Deps, { playerId, key }: OnWord): Promise<null> {
  await addMessage(deps, playerId, {
    cause: `on_word ${key}`,
    category: 'security',
    kind: 'care_on_word',
    values: {},
    at: deps.clock.now(),
  })
  return null
}
