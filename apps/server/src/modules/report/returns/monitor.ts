import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import type { ReturnToPlayer } from '@jogada/core/games/limits'
import { returnBand } from '@jogada/core/games/return-monitor'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { raiseGrown, renewAlert } from '../../alert/index.ts'
import { soloReturns, sumSoloRounds, sumUnplayedRounds } from '../../casino/index.ts'
import { noteOccurrence } from '../../occurrence/index.ts'
import { drawReturns, sumDrawBets, sumUnplayedBets } from '../../draws/index.ts'

const HOUR_MS = 3_600_000
const EVERY_MS = 5 * 60_000
/** Rounds of an hour are all committed, and its draws settled, so long after it. */
const SETTLED_AFTER_MS = 15 * 60_000
const HOURS_AT_ONCE = 48
/** G19 asks for monitoring; where it begins to act is ours. */
const ALERT_SIGMA = 4
const STOP_SIGMA = 6

/** Worker: sums every hour of play once, and compares each game with what it should give back. */
export const watchReturns = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'report.returns', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'comparing returns', async () => {
        await sumHours(deps)
        await judgeGames(deps)
      }),
    ),
  )

/** Sums hours that are over and not summed yet, at most two days of them at once. */
export async function sumHours(deps: Deps): Promise<void> {
  const { rows } = await sql<{ hour: Date | null }>`
    SELECT max(hour) AS hour FROM report.return_hour`.execute(deps.db)
  const last = rows[0]?.hour
  const endMs = deps.clock.now().getTime() - SETTLED_AFTER_MS
  const newest = Math.floor(endMs / HOUR_MS) * HOUR_MS - HOUR_MS
  const oldest = newest - (HOURS_AT_ONCE - 1) * HOUR_MS
  let hourMs = last ? last.getTime() + HOUR_MS : oldest
  for (; hourMs <= newest; hourMs += HOUR_MS) await sumHour(deps, new Date(hourMs))
}

async function sumHour(deps: Deps, from: Date) {
  const window = { from, to: new Date(from.getTime() + HOUR_MS) }
  const [solo, draws] = await Promise.all([sumSoloRounds(deps, window), sumDrawBets(deps, window)])
  const sums = [...solo, ...draws]
  const idle = HOUSE_GAMES.filter((game) => !sums.some((one) => one.game === game))
  const zero = { rounds: 0n, staked: 0n, paid: 0n, squares: '0' }
  await deps.db
    .insertInto('report.return_hour')
    .values(
      [...sums, ...idle.map((game) => ({ game, ...zero }))].map((one) => ({ ...one, hour: from })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const theoryOf = (deps: Pick<Deps, 'env'>): Readonly<Record<HouseGame, ReturnToPlayer>> => ({
  ...soloReturns(),
  ...drawReturns(deps),
})

type Sums = { game: string; rounds: bigint; staked: bigint; paid: bigint; squares: string }

async function sumsSince({ db }: Deps, since: Date): Promise<ReadonlyMap<string, Sums>> {
  const { rows } = await sql<Sums>`
    SELECT game, sum(rounds)::bigint AS rounds, sum(staked)::bigint AS staked,
           sum(paid)::bigint AS paid, sum(squares)::text AS squares
      FROM report.return_hour WHERE hour >= ${since} GROUP BY game`.execute(db)
  return new Map(rows.map((row) => [row.game, row]))
}

const bandOf = (sums: Sums | undefined, theory: ReturnToPlayer) =>
  sums
    ? returnBand(
        {
          rounds: Number(sums.rounds),
          staked: Number(sums.staked),
          paid: Number(sums.paid),
          squares: Number(sums.squares),
        },
        theory,
      )
    : null

/**
 * Alerts operators of a game that is 4 deviations off over 30 days, and stops one that is 6. What
 * was played before a game was last started again is behind it: two people have judged that.
 */
export async function judgeGames(deps: Deps): Promise<void> {
  await deps.switches.refresh()
  const monthAgo = new Date(deps.clock.now().getTime() - 30 * 24 * HOUR_MS)
  const ofMonth = await sumsSince(deps, monthAgo)
  const theories = theoryOf(deps)
  for (const game of HOUSE_GAMES) {
    const theory = theories[game]
    const state = deps.switches.list().find(({ name }) => name === switchOf(game))
    const startedAt = state && !state.isStopped ? state.changedAt : monthAgo
    const isNewer = startedAt > monthAgo
    const since = isNewer ? startedAt : monthAgo
    const sums = (isNewer ? await sumsSince(deps, since) : ofMonth).get(game)
    const sigma = bandOf(sums, theory)?.sigma ?? 0
    if (!sums || Math.abs(sigma) < ALERT_SIGMA) continue
    const off = { game, sigma, since, isStopped: state?.isStopped ?? false }
    await actOn(deps, off, {
      sigma: sigma.toFixed(2),
      rounds: Number(sums.rounds),
      actual: (Number(sums.paid) / Number(sums.staked)).toFixed(4),
      expected: ((theory.min + theory.max) / 2).toFixed(4),
    })
  }
}

type Off = {
  readonly game: HouseGame
  readonly sigma: number
  /** Since when its rounds were judged. */
  readonly since: Date
  readonly isStopped: boolean
}

/** A game that is stopped stays as it is: a new stop would overtake who asks to start it again. */
async function actOn(
  deps: Deps,
  { game, sigma, since, isStopped }: Off,
  detail: Readonly<Record<string, unknown>>,
) {
  const isFarOff = Math.abs(sigma) >= STOP_SIGMA
  const name = isFarOff && !isStopped ? switchOf(game) : null
  const kind = isFarOff ? 'return_stopped' : 'return_odd'
  const raised = { kind, subject: `game:${game}`, detail }
  await deps.db.transaction().execute(async (tx) => {
    const within = { db: tx, clock: deps.clock }
    if (!name) return raiseGrown(within, raised, sigmaOf, since)
    await renewAlert(within, raised)
    const reason = `return ${sigma.toFixed(1)} sigma`
    await deps.switches.set(tx, { name, isStopped: true, reason })
    const { subject } = raised
    await noteOccurrence(within, { kind: 'game_stopped', subject, detail })
  })
  if (name) await deps.switches.refresh()
}

const sigmaOf = (detail: Readonly<Record<string, unknown>>) =>
  BigInt(Math.round(Math.abs(Number(detail.sigma)) * 100))

const switchOf = (game: HouseGame): ops.switches.GameSwitch => `game:${game}`

const hundredths = (share: number) => Math.round(share * 10_000)

/** Every game with its return over some days. */
export async function listReturns(
  deps: Deps,
  days: number,
): Promise<CallReply<typeof ops.care.returns>> {
  const since = new Date(deps.clock.now().getTime() - days * 24 * HOUR_MS)
  const [all, solo, draws] = await Promise.all([
    sumsSince(deps, since),
    sumUnplayedRounds(deps, since),
    sumUnplayedBets(deps, since),
  ])
  const unplayed = new Map([...solo, ...draws].map((one) => [one.game, one]))
  const theories = theoryOf(deps)
  return HOUSE_GAMES.map((game) => {
    const theory = theories[game]
    const sums = all.get(game)
    const band = bandOf(sums, theory)
    const name = switchOf(game)
    const left = unplayed.get(game)
    return {
      game,
      theoreticalMin: hundredths(theory.min),
      theoreticalMax: hundredths(theory.max),
      actual: band ? hundredths(Number(sums!.paid) / Number(sums!.staked)) : null,
      rounds: Number(sums?.rounds ?? 0n),
      stakes: formatMoney(centavos(sums?.staked ?? 0n)),
      payouts: formatMoney(centavos(sums?.paid ?? 0n)),
      voids: Number(left?.voids ?? 0n),
      voidedStakes: formatMoney(centavos(left?.voided ?? 0n)),
      openRounds: Number(left?.open ?? 0n),
      heldStakes: formatMoney(centavos(left?.held ?? 0n)),
      bandFrom: band && hundredths(band.from),
      bandTo: band && hundredths(band.to),
      sigma: band && Math.round(band.sigma * 100) / 100,
      isStopped: deps.switches.isStopped(name),
      switchName: name,
    }
  })
}

const ODD_OVER_MS = 30 * 24 * HOUR_MS

/** Games whose return of the last 30 days lies outside its band, the furthest off first. */
export async function listOddReturns(
  deps: Deps,
): Promise<CallReply<typeof ops.overview.oddReturns>> {
  const all = await sumsSince(deps, new Date(deps.clock.now().getTime() - ODD_OVER_MS))
  const theories = theoryOf(deps)
  return HOUSE_GAMES.flatMap((game) => {
    const sums = all.get(game)
    const band = bandOf(sums, theories[game])
    if (!sums || !band) return []
    const actual = hundredths(Number(sums.paid) / Number(sums.staked))
    const [bandFrom, bandTo] = [hundredths(band.from), hundredths(band.to)]
    if (actual >= bandFrom && actual <= bandTo) return []
    return [
      {
        game,
        actual,
        bandFrom,
        bandTo,
        sigma: Math.round(band.sigma * 100) / 100,
        rounds: Number(sums.rounds),
      },
    ]
  }).toSorted((a, b) => Math.abs(b.sigma) - Math.abs(a.sigma))
}
