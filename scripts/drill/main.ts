// Kills the server, the sandbox PSP and PostgreSQL at random under load, then audits every centavo.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { verifyLedger } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import type { Pool } from 'pg'
import { decidedKeys, difference, readBank, settleDown } from './books.ts'
import { act, newPlayer } from './crowd.ts'
import type { OperationKind, Player } from './crowd.ts'
import { actors, openStage } from './stage.ts'
import type { Actor, Stage } from './stage.ts'

const SETTLE_WITHIN_MS = 120_000
const DOWN_AT_MOST_MS = 3000
/** What was answered goes on afterwards, so that a later answer may know more. */
const goesOn: ReadonlySet<OperationKind> = new Set<OperationKind>(['withdrawal', 'transfer'])

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
const kills = await storm()
await settleDown(pool, SETTLE_WITHIN_MS)
const problems = await audit()
await pool.end()
await stage.close()
console.log(problems.length === 0 ? 'Every centavo is where it belongs.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

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

async function audit(): Promise<string[]> {
  const bank = await readBank(stage.journal)
  const problems: string[] = []
  const counts = { answered: 0, refused: 0, done: 0, never: 0, decidedAsRefused: 0 }
  const found = players.map((player) => classify(stage, pool, player, counts))
  problems.push(...(await Promise.all(found)).flat())
  await settleDown(pool, SETTLE_WITHIN_MS)
  const after = await readBank(stage.journal)
  for (const player of players) {
    const account = after.accounts.get(player.cpf) ?? { received: 0n, returned: 0n, paidOut: 0n }
    const wrong = await difference(pool, player, account)
    if (wrong) problems.push(wrong)
  }
  const report = await verifyLedger(pool)
  if (report.firstBadRow) problems.push(`the ledger is wrong: ${report.firstBadRow}`)

  const sum = (pick: (player: Player) => number) => players.reduce((n, each) => n + pick(each), 0)
  console.log(`
${seconds} s, ${players.length} players; killed: server ${kills.server}, sandbox PSP ${kills.sandbox}, PostgreSQL ${kills.postgres} times
orders        ${sum((p) => p.ordersMade)} made, ${sum((p) => p.ordersLost)} without an answer
payments      ${sum((p) => p.paymentsMade)} answered by the bank, ${sum((p) => p.paymentsLost)} lost; the bank has ${bank.payments}
payouts       the bank has ${after.payouts}
plays, transfers and withdrawals
  answered    ${counts.answered}, each answered the same again
  refused     ${counts.refused}
  answer lost ${counts.done + counts.never + counts.decidedAsRefused}: done once ${counts.done}, refused once ${counts.decidedAsRefused}, never done ${counts.never}
ledger        ${report.commands} commands, ${report.entries} entries, ${report.batches} batches verified
`)
  return problems
}

type Counts = {
  answered: number
  refused: number
  done: number
  never: number
  decidedAsRefused: number
}

/** Asks for every answer again: given ones must stand, lost ones were done once or never. */
async function classify(where: Stage, books: Pool, player: Player, counts: Counts) {
  const problems: string[] = []
  const decided = await decidedKeys(
    books,
    player,
    player.operations.map(({ key }) => key),
  )
  for (const operation of player.operations) {
    const { kind, key, outcome, data } = operation
    const verdict = decided.get(key)
    if (outcome === 'refused') counts.refused++
    else if (outcome === 'lost') {
      if (verdict === undefined) counts.never++
      else if (verdict === 'posted') counts.done++
      else counts.decidedAsRefused++
    } else {
      counts.answered++
      const again = await operation.send(where.server(), { token: player.token, key })
      if (verdict !== 'posted')
        problems.push(`${kind} ${key} was answered and is not in the ledger`)
      else if (!goesOn.has(kind) && !isDeepStrictEqual(again.data, data)) {
        problems.push(`${kind} ${key} was answered otherwise before`)
      }
    }
  }
  return problems
}
