import type { Behaviour, MoneyAct } from '@jogada/core/care/signals'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { countFailedOrders } from '../deposit/index.ts'
import { toolUseOf } from '../limits/index.ts'
import { countOpenedTickets } from '../support/index.ts'
import { readDaysOf } from './days.ts'

const DAY_MS = 86_400_000
const DAYS = 35
const ACTS = 5000
const WEEK_MS = 7 * DAY_MS

/**
 * What moves cash without being play, a deposit or a withdrawal: also a result that the house
 * corrects, and what goes back of a deposit.
 */
const OTHER =
  /^(adjustment|transfer|order|promotion|bonus|reward|award|vip_|ladder|gift|rebate|referral|refund|debt|sport_debt_|discount|bet_reversal|deposit_)/

/** What is known of a player's behaviour now. */
export async function readBehaviour(deps: Deps, playerId: bigint): Promise<Behaviour> {
  return (await readBehaviours(deps, [playerId])).get(playerId)!
}

/** The same of each of some players. */
export async function readBehaviours(
  deps: Deps,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, Behaviour>> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const lastWeek = new Date(now.getTime() - WEEK_MS)
  const [entries, days, failed, tools, contacts] = await Promise.all([
    deps.ledger.entriesOf(players, 'cash', { limit: ACTS, from: since }),
    readDaysOf(deps, players, DAYS),
    countFailedOrders(deps, players, since),
    toolUseOf(deps, players, lastWeek),
    countOpenedTickets(deps, players, lastWeek),
  ])
  const today = localDay(now)
  return new Map(
    players.map((playerId) => [
      playerId,
      {
        acts: entries.get(playerId)!.toReversed().flatMap(actsOf),
        days: days.get(playerId)!,
        today,
        failedDeposits: failed.get(playerId)!,
        ...tools.get(playerId)!,
        contacts: contacts.get(playerId) ?? 0,
      },
    ]),
  )
}

type Entry = {
  readonly kind: string
  readonly debit: bigint
  readonly credit: bigint
  readonly balanceAfter: bigint
  readonly at: Date
}

function actsOf({ kind, debit, credit, balanceAfter: left, at }: Entry): MoneyAct[] {
  if (kind === 'deposit') return [{ kind: 'deposit', at, amount: credit, left }]
  if (kind === 'withdrawal') return [{ kind: 'withdrawal', at, amount: debit, left }]
  if (OTHER.test(kind) || kind.startsWith('withdrawal')) return []
  return [
    ...(debit > 0n ? [{ kind: 'stake', at, amount: debit, left } as const] : []),
    ...(credit > 0n ? [{ kind: 'win', at, amount: credit, left } as const] : []),
  ]
}
