// Whole visits at rising numbers of players, then the settlement of the match that they bet on.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sport } from '@jogada/contract'
import { verifyLedger } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import { registerKnown } from '@jogada/server/src/testkit/known-player.ts'
import type { KnownPlayer } from '@jogada/server/src/testkit/known-player.ts'
import { openStage } from '@jogada/server/src/testkit/stage.ts'
import type { Stage } from '@jogada/server/src/testkit/stage.ts'
import type { Pool } from 'pg'
import { timing, visit } from './visit.ts'
import type { Steps } from './visit.ts'

export type VisitOptions = {
  readonly callers: readonly number[]
  readonly seconds: number
  /** Bets on the match that the players place before it ends, besides those of the visits. */
  readonly bets: number
  readonly say: (line: string) => void
}

/** Runs the product with its bank; throws when the ledger is wrong afterwards. */
export async function measureVisits(options: VisitOptions): Promise<void> {
  const { callers, seconds, say } = options
  const stage = await openStage()
  const owner = createPool({ url: stage.databaseUrl, as: 'owner', max: 2 })
  try {
    const match = await findMatch(stage)
    const players: KnownPlayer[] = []
    for (let index = 0; index < Math.max(...callers); index++) {
      players.push(await registerKnown(stage, index))
    }
    say(`whole visits: login, socket, lists, a PIX deposit, a sports bet, five rounds, logout`)
    for (const count of callers) {
      const { steps, took } = await runVisits(stage, players.slice(0, count), match, seconds)
      print(steps, { count, took, say })
    }
    await placeMany(stage, players, match, options.bets)
    await settle(owner, match, say)
    const { firstBadRow, commands } = await verifyLedger(owner)
    if (firstBadRow) throw new Error(firstBadRow)
    say(`${commands} commands verified`)
  } finally {
    await owner.end()
    await stage.close()
  }
}

/** The first match to come whose winner can be bet on. */
async function findMatch(stage: Stage): Promise<sport.SportEvent> {
  for (;;) {
    const { data } = await stage.server().call(sport.sportEvents, { query: { when: 'upcoming' } })
    const found = data?.find(({ status, markets }) => {
      const winner = markets.find(({ key }) => key === '1x2')
      return status === 'open' && winner?.status === 'open'
    })
    if (found) return found
    await sleep(500)
  }
}

async function runVisits(
  stage: Stage,
  players: readonly KnownPlayer[],
  match: sport.SportEvent,
  seconds: number,
) {
  const steps: Steps = new Map()
  const timed = timing(steps)
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < until) {
        await timed('visit', () => visit(stage, player, match, timed)).catch(() => undefined)
      }
    }),
  )
  return { steps, took: (performance.now() - startedAt) / 1000 }
}

type Printing = {
  readonly count: number
  readonly took: number
  readonly say: (line: string) => void
}

function print(steps: Steps, { count, took, say }: Printing) {
  say(`  ${count} players at once`)
  for (const [step, { ms, failed }] of steps) {
    const sorted = ms.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
    say(
      `    ${step.padEnd(34)} ${(sorted.length / took).toFixed(1).padStart(7)}/s   ` +
        `p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   ${failed} failed`,
    )
  }
}

/** Bets on every outcome in turn, each player one after the other. */
async function placeMany(
  stage: Stage,
  players: readonly KnownPlayer[],
  { eventId }: sport.SportEvent,
  bets: number,
) {
  const server = stage.server()
  let left = bets
  const say = async ({ token }: KnownPlayer) => {
    // every turn is taken before the first await, for all players share the count
    for (let turn = left--; turn > 0; turn = left--) {
      const { data } = await server.call(sport.sportEventCall, { params: { eventId } })
      const outcomes = data!.markets.find(({ key }) => key === '1x2')!.outcomes
      const { outcomeId, odds: seenOdds } = outcomes[turn % outcomes.length]!
      const body = { outcomeId, stake: '2.00', seenOdds }
      const answer = await server.call(sport.placeBet, { body }, { token, key: randomUUID() })
      if (answer.status !== 200) throw new Error(`a bet was refused: ${answer.message}`)
    }
  }
  await Promise.all(players.map(say))
}

/** Ends the match and waits until every bet on it is paid. */
async function settle(owner: Pool, { eventId }: sport.SportEvent, say: (line: string) => void) {
  const count = async () => {
    const { rows } = await owner.query<{ open: bigint }>(
      `SELECT count(*) AS open FROM sportsbook.leg JOIN sportsbook.bet USING (player_id, bet_id)
        WHERE event_id = $1 AND bet.result IS NULL`,
      [eventId],
    )
    return Number(rows[0]!.open)
  }
  const bets = await count()
  await owner.query(
    `UPDATE sportsbook.event SET result_state = 'finished', result_home = 1, result_away = 0,
       finished_at = now() WHERE event_id = $1`,
    [eventId],
  )
  const startedAt = performance.now()
  while ((await count()) > 0) await sleep(50)
  const took = (performance.now() - startedAt) / 1000
  say(`a match with ${bets} open bets was settled ${took.toFixed(1)} s after its end`)
}
