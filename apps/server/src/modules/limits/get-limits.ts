import type { CallReply, limits } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import {
  limitAt,
  limitKinds,
  limitWindows,
  pauseAt,
  waitingLimit,
} from '@jogada/core/limits/limits'
import type { LimitKind } from '@jogada/core/limits/limits'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DEPOSITED } from '../wallet/index.ts'
import { cameBack } from './came-back.ts'
import { LOST_NET, PLAYED, STAKED } from './counters.ts'
import { depositRoom } from './deposit-room.ts'
import { entrySteps } from './entry-steps.ts'
import { readPlayTerms } from './play-terms.ts'
import type { PlayTerms } from './play-terms.ts'

const counterOf: Readonly<Record<LimitKind, string>> = {
  deposit: DEPOSITED,
  stake: STAKED,
  loss: LOST_NET,
  time: PLAYED,
}

const SECONDS = 60n

/** The limits of a player as they bind now, what is used of them and what waits. */
export async function getLimits(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof limits.getLimits>> {
  const [terms, counters, realityCheckMinutes] = await Promise.all([
    readPlayTerms(deps, playerId),
    deps.ledger.counters(playerId, Object.values(counterOf)),
    realityCheckOf(deps, playerId),
  ])
  const now = deps.clock.now()
  const licence = licenceProfile(deps.env.LICENCE_PROFILE)
  const profile = licence.limits
  return {
    limits: limitKinds.flatMap((kind) =>
      limitWindows.map((window) => {
        const limit = limitAt(terms.changes, { kind, window }, now)
        const waiting = waitingLimit(terms.changes, { kind, window }, now)
        const back = kind === 'stake' || kind === 'loss' ? cameBack(terms.back, window, now) : 0n
        const used = counters[counterOf[kind]]![window] - back
        return {
          kind,
          window,
          limit: wire(kind, limit),
          used: wire(kind, used > 0n ? used : 0n)!,
          waiting: waiting && {
            limit: wire(kind, waiting.amount),
            from: waiting.effectiveAt.toISOString(),
          },
        }
      }),
    ),
    required: [...profile.required],
    entry: entrySteps(terms, licence, now),
    looserAfterHours: profile.looserAfterMs / 3_600_000,
    pause: shownPause(terms, now),
    depositRoom: depositRoom({ changes: terms.changes, used: counters[DEPOSITED]!, now }),
    realityCheckMinutes,
    realityCheckChoices: [...profile.realityCheckMinutes],
  }
}

/** What keeps a player from play and deposits now, and until when; null where nothing does. */
export const getPause = async (deps: Deps, playerId: bigint) =>
  shownPause(await readPlayTerms(deps, playerId), deps.clock.now())

function shownPause({ pauses }: Pick<PlayTerms, 'pauses'>, now: Date) {
  const pause = pauseAt(pauses, now)
  return (
    pause && {
      kind: pause.kind,
      from: pause.from.toISOString(),
      until: pause.until?.toISOString() ?? null,
    }
  )
}

function wire(kind: LimitKind, amount: bigint | null): string | null {
  if (amount === null) return null
  return kind === 'time' ? String(amount / SECONDS) : formatMoney(centavos(amount))
}

/** Minutes of play after which a session shows its own summary. */
export async function realityCheckOf({ db, env }: Deps, playerId: bigint): Promise<number> {
  const row = await db
    .selectFrom('limits.reality_check')
    .select('every_minutes')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.every_minutes ?? licenceProfile(env.LICENCE_PROFILE).limits.realityCheckDefaultMinutes
}

/** Keeps how often a player wants the summary. Refuses an interval that is not offered. */
export async function setRealityCheck(deps: Deps, playerId: bigint, minutes: number) {
  const { realityCheckMinutes } = licenceProfile(deps.env.LICENCE_PROFILE).limits
  if (!realityCheckMinutes.includes(minutes)) throw new Refusal('reality_check_unknown')
  await deps.db
    .insertInto('limits.reality_check')
    .values({ player_id: playerId, every_minutes: minutes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ every_minutes: minutes }))
    .execute()
}

/** What play has come to today: seconds, stakes and the net result. */
export async function getSessionSummary(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof limits.sessionSummary>> {
  const [counters, realityCheckMinutes] = await Promise.all([
    deps.ledger.counters(playerId, [STAKED, LOST_NET, PLAYED]),
    realityCheckOf(deps, playerId),
  ])
  return {
    now: deps.clock.now().toISOString(),
    playedSeconds: Number(counters[PLAYED]!.day),
    staked: formatMoney(centavos(counters[STAKED]!.day)),
    net: formatMoney(centavos(-counters[LOST_NET]!.day)),
    realityCheckMinutes,
    bar: licenceProfile(deps.env.LICENCE_PROFILE).ui.sessionBar,
  }
}
