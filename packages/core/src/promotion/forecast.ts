import { add, centavos, larger, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { playFamilies } from './contribution.ts'
import type { Contribution } from './contribution.ts'
import { takenBackBefore } from '../wallet/play-taken-back.ts'
import { sumReleased } from '../wallet/wager-line.ts'
import { countedFor, endOfBonus, movedUp, placeBonus, withSports } from './wagering.ts'
import type { FamilyTurnover, Play } from './wagering.ts'

export type BudgetWindow = 'day' | 'month' | 'total'

/** What tells the windows of a budget apart, by the operator's day, `2026-11-20`. */
export function windowOf(window: BudgetWindow, day: string): string {
  if (window === 'total') return ''
  return window === 'day' ? day : day.slice(0, 'YYYY-MM'.length)
}

/** Whether a budget that has spent so much of a window can still promise an amount. */
export const hasRoom = (budget: Money, spent: bigint, amount: Money): boolean =>
  spent + amount <= budget

/** A bonus that would have been given. */
export type SupposedGrant = {
  readonly amount: Money
  readonly at: Date
  /** Turnover at which its own deposit is wagered; null where the deposit is not locked. */
  readonly depositTo: Money | null
}

export type SupposedTerms = {
  readonly times: number
  readonly validDays: number
  readonly contribution: Contribution
}

/**
 * What a player really did from the first edge, which is the first grant, to the last,
 * which is now.
 */
export type PlayerPast = {
  /** Those of `edgesOf`. */
  readonly edges: readonly Date[]
  /** Lifetime turnover at the first edge. */
  readonly turnover: bigint
  /** Turnover by family between neighbouring edges. */
  readonly played: readonly FamilyTurnover[]
  /** The locks that `Play` asks for, each with what refunds let go of it. */
  readonly locks: readonly (Omit<Play['locks'][number], 'released'> & {
    readonly releases: readonly { readonly amount: Money; readonly at: Date }[]
  })[]
  /** Sports bets that were played and taken back, of which nothing else here knows. */
  readonly takenBack: Play['takenBack']
  /** Bonuses of other campaigns, which stand beside these. */
  readonly others: readonly {
    readonly to: Money
    readonly grantedAt: Date
    readonly endedAt: Date | null
  }[]
}

export type SupposedEnd = 'released' | 'expired' | 'open'

const DAY_MS = 24 * 60 * 60_000

/** The instants at which something of these grants is decided, ascending; the last is now. */
export function edgesOf(
  grants: readonly Pick<SupposedGrant, 'at'>[],
  validDays: number,
  now: Date,
): Date[] {
  const instants = grants.flatMap(({ at }) => [at.getTime(), at.getTime() + validDays * DAY_MS])
  return [...new Set([...instants.filter((at) => at < now.getTime()), now.getTime()])]
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at))
}

type Standing = {
  readonly grant: SupposedGrant
  readonly index: number
  from: bigint
  to: bigint
  readonly expiresAt: Date
  readonly countedFrom: FamilyTurnover
  /** Where what was locked before it is wagered. */
  readonly locksTo: Money
  /** What was played when it was given. */
  readonly playedBefore: Money
}

/**
 * How each of a player's grants, in the order of time, would have ended by the play that really
 * followed: by the rules by which bonuses are placed, counted, ended and moved up.
 */
export function playOut(
  grants: readonly SupposedGrant[],
  terms: SupposedTerms,
  past: PlayerPast,
): SupposedEnd[] {
  const ends: SupposedEnd[] = grants.map(() => 'open')
  let active: Standing[] = []
  let families: Record<string, bigint> = {}
  past.edges.forEach((edge, place) => {
    families = place === 0 ? {} : addTo(families, past.played[place - 1] ?? {})
    const play: Play = {
      turnover: past.turnover + sumOf(families),
      families,
      locks: past.locks.map((lock) => ({
        ...lock,
        released: add(...lock.releases.filter(({ at }) => at < edge).map(({ amount }) => amount)),
      })),
      takenBack: past.takenBack,
    }
    active = settle(active, { terms, play, edge, ends })
    grants.forEach((grant, index) => {
      if (grant.at.getTime() !== edge.getTime()) return
      active = [...active, stand(grant, index, { terms, play, active, past })]
    })
  })
  return ends
}

type Reading = { readonly terms: SupposedTerms; readonly play: Play }

function stand(
  grant: SupposedGrant,
  index: number,
  {
    terms,
    play,
    active,
    past,
  }: Reading & { readonly active: readonly Standing[]; readonly past: PlayerPast },
): Standing {
  const others = past.others.filter(
    ({ grantedAt, endedAt }) => grantedAt < grant.at && (endedAt === null || endedAt > grant.at),
  )
  const takenBack = takenBackBefore(play.takenBack, grant.at)
  const playedBefore = centavos(play.turnover + takenBack)
  const locksTo = grant.depositTo ?? add(playedBefore, sumReleased(play.locks))
  const place = placeBonus({
    amount: grant.amount,
    times: terms.times,
    validDays: terms.validDays,
    depositWagerTo: locksTo,
    lastWagerTo: [...others, ...active].reduce((last, { to }) => larger(last, centavos(to)), zero),
    at: grant.at,
  })
  const countedFrom = withSports(play.families, takenBack)
  return { grant, index, ...place, countedFrom, locksTo, playedBefore }
}

function settle(
  active: readonly Standing[],
  { terms, play, edge, ends }: Reading & { readonly edge: Date; readonly ends: SupposedEnd[] },
): Standing[] {
  let left = [...active]
  for (const one of active) {
    const standing = left.find(({ index }) => index === one.index)!
    const counted = countedFor(
      {
        contribution: terms.contribution,
        countedFrom: standing.countedFrom,
        grantedAt: standing.grant.at,
        behind: { to: standing.locksTo, playedBefore: standing.playedBefore },
      },
      play,
    )
    const end = endOfBonus(
      { to: centavos(standing.to), expiresAt: standing.expiresAt },
      counted,
      edge,
    )
    if (end === null) continue
    ends[standing.index] = end
    left = left.filter(({ index }) => index !== standing.index)
    if (end === 'expired') left = moveBehind(standing, counted, left)
  }
  return left
}

function moveBehind(ending: Standing, counted: bigint, left: readonly Standing[]): Standing[] {
  const behind = left.filter(({ from }) => from >= ending.to)
  const moved = movedUp(ending, counted, behind)
  return left.map((one) => {
    const place = moved.find(({ bonus }) => bonus.index === one.index)
    return place ? { ...one, from: place.from, to: place.to } : one
  })
}

const addTo = (sums: Readonly<Record<string, bigint>>, more: FamilyTurnover) =>
  Object.fromEntries(
    playFamilies.map((family) => [family, (sums[family] ?? 0n) + (more[family] ?? 0n)]),
  )

const sumOf = (sums: Readonly<Record<string, bigint>>): bigint =>
  Object.values(sums).reduce((sum, amount) => sum + amount, 0n)
