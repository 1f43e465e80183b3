// Kills the server, the sandbox PSP and PostgreSQL at random under load, then audits every centavo.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPool } from '@jogada/postgres'
import { audit } from './audit.ts'
import { act, newPlayer } from './crowd.ts'
import type { Player } from './crowd.ts'
import { actors, openStage } from '../../apps/server/src/testkit/stage.ts'
import type { Actor } from '../../apps/server/src/testkit/stage.ts'

const DOWN_AT_MOST_MS = 3000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    players: { type: 'string', default: '24' },
  },
})
const seconds = Number(values.seconds)

const stage = await openStage()
const pool = createPool({ url: stage.databaseUrl, as: 'owner', max: 2 })
pool.on('error', () => undefined)
const players: Player[] = []
for (let index = 0; index < Number(values.players); index++) {
  players.push(await newPlayer(stage, pool, index))
}
const over = new AbortController()
const reading = watchBalances(over.signal)
const kills = await storm()
over.abort()
const { reads, wrong } = await reading
console.log(
  `${seconds} s; killed: server ${kills.server}, sandbox PSP ${kills.sandbox}, PostgreSQL ${kills.postgres} times`,
)
console.log(`all balances read ${reads} times meanwhile`)
const problems = [...wrong, ...(await audit(stage, pool, players))]
await pool.end()
await stage.close()
console.log(problems.length === 0 ? 'Every centavo is where it belongs.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

/** Reads all balances, each time in one snapshot, while there is a database; gives what was wrong. */
async function watchBalances(signal: AbortSignal) {
  const wrong: string[] = []
  let reads = 0
  while (!signal.aborted) {
    const read = await pool
      .query<{ sum: bigint; owing: bigint }>(
        `SELECT sum(balance)::bigint AS sum,
                count(*) FILTER (WHERE owner > 0 AND balance < 0) AS owing FROM ledger.account`,
      )
      .catch(() => null)
    if (read) {
      const { sum, owing } = read.rows[0]!
      reads++
      if (sum !== 0n || owing !== 0n)
        wrong.push(`all balances made ${sum}, and ${owing} were owing`)
    }
    await sleep(100)
  }
  return { reads, wrong }
}

/** Load from all players while one process after the other dies; gives how often each one died. */
async function storm(): Promise<Record<Actor, number>> {
  const ending = new AbortController()
  const acting = Promise.all(
    players.map((player) =>
      act(
        stage,
        player,
        players.filter((other) => other !== player),
        ending.signal,
      ),
    ),
  )
  const deaths: Record<Actor, number> = { server: 0, sandbox: 0, postgres: 0 }
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    await sleep(randomInt(1000, 5000))
    const victim = actors[randomInt(actors.length)]!
    await stage.kill(victim)
    deaths[victim]++
    await sleep(randomInt(DOWN_AT_MOST_MS))
    await stage.start(victim)
  }
  ending.abort()
  await acting
  return deaths
}
