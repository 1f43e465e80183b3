import type { Money } from '@jogada/core'
import { readContribution } from '@jogada/core/promotion/contribution'
import { edgesOf, playOut } from '@jogada/core/promotion/forecast'
import type { SupposedEnd, SupposedGrant } from '@jogada/core/promotion/forecast'
import type { Deps } from '../../../deps.ts'
import { playedBetween } from '../../play-records/index.ts'
import { bonusesBeside } from '../../promotion/index.ts'
import type { Campaign } from '../../promotion/index.ts'
import { lockEndsOf, readTakenBackOf, releasedLocksOf, TURNOVER } from '../../wallet/index.ts'

/** A bonus that a deposit would have brought. */
export type SupposedBonus = {
  readonly playerId: bigint
  /** The name of the deposit's lock. */
  readonly claim: string
  readonly amount: Money
  readonly at: Date
}

type Ended = { readonly amount: Money; readonly end: SupposedEnd }

const PLAYERS_AT_ONCE = 100

/** How bonuses of a campaign would have ended by what their players really played, in portions. */
export async function endsOf(
  deps: Deps,
  campaign: Campaign,
  bonuses: readonly SupposedBonus[],
): Promise<Ended[]> {
  const ofPlayer = Map.groupBy(bonuses, ({ playerId }) => playerId)
  const players = [...ofPlayer.keys()]
  const ended: Ended[] = []
  for (let from = 0; from < players.length; from += PLAYERS_AT_ONCE) {
    const some = players.slice(from, from + PLAYERS_AT_ONCE)
    ended.push(
      ...(await endsOfSome(deps, campaign, new Map(some.map((one) => [one, ofPlayer.get(one)!])))),
    )
  }
  return ended
}

async function endsOfSome(
  deps: Deps,
  { campaign_id: campaignId, wager_times: times, valid_days: validDays, contribution }: Campaign,
  ofPlayer: ReadonlyMap<bigint, readonly SupposedBonus[]>,
): Promise<Ended[]> {
  const now = deps.clock.now()
  const players = [...ofPlayer.keys()]
  const inTime = new Map(
    [...ofPlayer].map(([player, some]) => [
      player,
      some.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ]),
  )
  const spans = [...inTime].map(([playerId, some]) => ({
    playerId,
    edges: edgesOf(some, validDays, now),
  }))
  const since = spans.map(({ edges }) => edges[0]!).reduce((a, b) => (a < b ? a : b))
  const [counters, played, ends, locks, takenBack, beside] = await Promise.all([
    deps.ledger.countersOf(players, [TURNOVER]),
    playedBetween(deps, spans),
    lockEndsOf(
      deps,
      [...inTime.values()].flat().map(({ playerId, claim }) => ({ playerId, lockId: claim })),
    ),
    releasedLocksOf(deps, players),
    readTakenBackOf(deps, players),
    bonusesBeside(deps, players, { campaignId, since }),
  ])
  const terms = { times, validDays, contribution: readContribution(contribution) }
  return spans.flatMap(({ playerId, edges }) => {
    const some = inTime.get(playerId)!
    const sums = played.get(playerId)!
    const sinceFirst = sums
      .flatMap((one) => Object.values(one))
      .reduce((sum, amount) => sum + amount, 0n)
    const grants = some.map(({ amount, at, claim }): SupposedGrant => ({
      amount,
      at,
      depositTo: ends.get(claim) ?? null,
    }))
    const ended = playOut(grants, terms, {
      edges,
      // what stands on the counter less what was played since
      turnover: counters.get(playerId)![TURNOVER]!.total - sinceFirst,
      played: sums,
      locks: locks.filter((one) => one.playerId === playerId),
      takenBack: takenBack.filter((one) => one.playerId === playerId),
      others: beside.get(playerId) ?? [],
    })
    return ended.map((end, place): Ended => ({ amount: some[place]!.amount, end }))
  })
}
