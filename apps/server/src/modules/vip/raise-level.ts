import { centavos, formatMoney, zero } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Money } from '@jogada/core'
import { reachedLevel, vipLevel } from '@jogada/core/vip/levels'
import type { Counters, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { levelRow } from '../account/index.ts'
import { levelAward } from '../reward/index.ts'
import { NET_DEPOSITS, netDeposits, TURNOVER } from '../wallet/index.ts'
import { vipTable } from '../vip-table/index.ts'

/** The level that a player has reached, as the ledger knows it: it makes each one happen once. */
export const LEVEL = 'vip_level'

export const LEVEL_REACHED = 'vip_level_reached'

const reachedRow: RowWriter = {
  name: 'vip.reached',
  columns: {
    player_id: 'bigint',
    level: 'smallint',
    deposited: 'bigint',
    played: 'bigint',
    award: 'bigint',
    reached_at: 'timestamptz',
  },
  sql: `INSERT INTO vip.reached (player_id, level, deposited, played, award, reached_at)
    SELECT player_id, level, deposited, played, award, reached_at FROM rows`,
}

/** What the level brings where the licence lets a level bring anything. */
const awardOf = (deps: Deps, level: number): Money =>
  licenceProfile(deps.env.LICENCE_PROFILE).vip.levelAward
    ? vipLevel(level, vipTable(deps)).award
    : zero

export type Standing = { readonly deposited: Money; readonly played: Money; readonly level: bigint }

/** The counters that say where a player stands. */
export const counted = [...NET_DEPOSITS, TURNOVER, LEVEL]

/** What counts towards a level: play, and where the licence counts deposits those that stayed. */
export const standingOf = ({ env }: Pick<Deps, 'env'>, counters: Counters): Standing => ({
  deposited:
    licenceProfile(env.LICENCE_PROFILE).vip.basis === 'wagered' ? zero : netDeposits(counters),
  played: centavos(counters[TURNOVER]!.total),
  level: counters[LEVEL]!.total,
})

/** How many players are raised at a time. */
const AT_ONCE = 16

/** Raises those of the players who have reached a level that they do not hold yet. */
export async function raiseLevels(
  deps: Deps,
  players: readonly bigint[],
  signal?: AbortSignal,
): Promise<void> {
  await sideBySide(await playersToRaise(deps, players), {
    atOnce: AT_ONCE,
    signal,
    task: (playerId) =>
      attempt(deps.log, 'raising a player’s level', () => raiseLevel(deps, playerId)),
  })
}

async function playersToRaise(deps: Deps, players: readonly bigint[]): Promise<readonly bigint[]> {
  const counters = await deps.ledger.countersOf(players, counted)
  const table = vipTable(deps)
  return players.filter((playerId) => {
    const { deposited, played, level } = standingOf(deps, counters.get(playerId)!)
    return BigInt(reachedLevel(deposited, played, table)) > level
  })
}

/**
 * Raises a player to the level that deposits and play have reached, one command for each level, so
 * that none is skipped and none happens twice. A level is never lost again. One that is lent counts
 * for nothing here: it brings no award, and takes none away.
 */
export async function raiseLevel(deps: Deps, playerId: bigint): Promise<void> {
  const standing = standingOf(deps, await deps.ledger.counters(playerId, counted))
  const { deposited, played } = standing
  const reached = reachedLevel(deposited, played, vipTable(deps))
  if (BigInt(reached) <= standing.level) return
  for (let level = Number(standing.level) + 1; level <= reached; level++) {
    const sums = { deposited, played, award: awardOf(deps, level) }
    if (!(await raiseOnce(deps, playerId, { level, ...sums }))) return
  }
}

type Step = {
  readonly level: number
  readonly deposited: Money
  readonly played: Money
  readonly award: Money
}

/** False when another process raises this player at the same time. */
async function raiseOnce(deps: Deps, playerId: bigint, step: Step): Promise<boolean> {
  const { level, deposited, played, award } = step
  const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
    key: `vip-level:${level}`,
    bodyHash: String(level),
    kind: 'vip_level',
    postings: [],
    counters: [{ owner: 'player', name: LEVEL, delta: 1n, expect: BigInt(level - 1) }],
    rows: [
      levelRow(playerId, level),
      { writer: reachedRow, values: [playerId, level, deposited, played, award, at] },
      ...(award > zero ? [levelAward(playerId, { level, amount: award, at })] : []),
    ],
    events: [{ topic: LEVEL_REACHED, payload: { level, award: formatMoney(award) } }],
  }))
  if (verdict.status === 'stale') return false
  postedOrRefusal(verdict)
  return true
}
