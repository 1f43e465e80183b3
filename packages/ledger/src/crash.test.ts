import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, migrate, startPostgres } from '@jogada/postgres'
import { expect, test } from 'vitest'
import type { Posted, Verdict } from './command.ts'
import { createLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { ledgerMigrations } from './migrations.ts'
import { startLossyProxy } from './lossy-proxy.ts'
import { bet, clock, deposit, newKey, newPlayer, noteWriter, useLedger } from './testkit.ts'
import { verifyLedger } from './verify-ledger.ts'

const bench = useLedger()

type Answer = { readonly player: bigint; readonly key: string; readonly verdict: Verdict }

/** Callers who bet one after the other until they are told to stop, and note every answer. */
function load(ledger: Ledger, players: readonly bigint[], withRows: boolean) {
  const stopping = new AbortController()
  const answers: Answer[] = []
  const errors: unknown[] = []
  const caller = async (player: bigint) => {
    while (!stopping.signal.aborted) {
      const key = newKey()
      try {
        const verdict = await ledger.submit(player, ({ commandId }) =>
          bet(3n, 1n, {
            key,
            ...(withRows && {
              rows: [
                {
                  writer: noteWriter,
                  values: [commandId, key, null, null, null, null, null],
                },
              ],
            }),
          }),
        )
        answers.push({ player, key, verdict })
      } catch (error) {
        errors.push(error)
      }
    }
  }
  const running = Promise.all(players.map(caller))
  return {
    answers,
    errors,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((done) => setTimeout(done, 5))
}

async function openPlayers(ledger: Ledger, count: number) {
  const players = Array.from({ length: count }, newPlayer)
  await Promise.all(players.map((player) => ledger.submit(player, () => deposit(1_000_000n))))
  return players
}

async function expectEveryAnswerOnce(ledger: Ledger, answers: readonly Answer[]) {
  for (const { player, key, verdict } of answers) {
    expect(verdict.status).toBe('posted')
    expect((await ledger.find(player, key))?.verdict).toEqual(verdict)
  }
}

test('[TST-02] connections that are cut in the middle of load cost nobody an answer, and double nothing', async () => {
  const { owner } = bench()
  const ledger = await bench().open()
  const players = await openPlayers(ledger, 40)
  const running = load(ledger, players, true)
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE ANY (ARRAY['%commit_batch%', 'COMMIT', '%rows%'])
      AND pid <> pg_backend_pid()`
  for (let times = 1; times <= 10; times++) {
    await until(() => running.answers.length > times * 150)
    await owner.query(cut)
  }
  await until(() => running.answers.length > 2000)
  await running.stop()

  expect(running.errors).toEqual([])
  await expectEveryAnswerOnce(ledger, running.answers)
  const { rows } = await owner.query<{ commands: bigint; notes: bigint }>(
    `SELECT (SELECT count(*) FROM ledger.command WHERE kind = 'bet') AS commands,
            (SELECT count(*) FROM shop.note) AS notes`,
  )
  expect(rows[0]).toEqual({
    commands: BigInt(running.answers.length),
    notes: BigInt(running.answers.length),
  })
  for (const player of players) {
    const mine = running.answers.filter((answer) => answer.player === player)
    const { cash } = await ledger.balances(player)
    expect(cash.balance).toBe(1_000_000n - 2n * BigInt(mine.length))
  }
})

test('[SEC-09] [TST-02] an answer that is lost after the commit is found again, as the first answer', async () => {
  const proxy = await startLossyProxy(bench().url)
  const ledger = await createLedger({ url: proxy.url, clock, lanes: 1 })
  const player = newPlayer()
  const heard: Posted[] = []
  ledger.onPosted(({ posted }) => heard.push(posted))
  await ledger.submit(player, () => deposit(10n))
  const key = newKey()

  proxy.loseNextAnswer()
  const verdict = await ledger.submit(player, () => bet(4n, 1n, { key }))

  expect(proxy.lost).toBeGreaterThan(0)
  expect(verdict).toMatchObject({
    status: 'posted',
    balances: { cash: { balance: 7n, version: 2n } },
  })
  expect(heard).toHaveLength(2)
  expect(heard[1]).toEqual(verdict)
  expect((await ledger.balances(player)).cash).toEqual({ balance: 7n, version: 2n })
  await ledger.close()
  await proxy.stop()
})

test('[SEC-09] one key sent through two processes at once is decided once', async () => {
  const [one, two] = [await bench().open(), await bench().open()]
  const players = await openPlayers(one, 100)

  const pairs = await Promise.all(
    players.map((player) => {
      const key = newKey()
      return Promise.all(
        [one, two].map((ledger) => ledger.submit(player, () => bet(1n, 0n, { key }))),
      )
    }),
  )

  for (const pair of pairs) {
    const first = pair.find(({ status }) => status === 'posted')
    expect(pair.find((verdict) => verdict !== first)).toEqual({ status: 'replayed', first })
  }
})

test('two processes on the same players disturb nobody', async () => {
  const [one, two] = [await bench().open(), await bench().open()]
  const players = await openPlayers(one, 200)
  const loads = [load(one, players, false), load(two, players.toReversed(), false)]
  await until(() => loads.every(({ answers }) => answers.length > 3000))
  await Promise.all(loads.map((running) => running.stop()))

  expect(loads.flatMap(({ errors }) => errors)).toEqual([])
  const answers = loads.flatMap((running) => running.answers)
  expect(new Set(answers.map(({ verdict }) => verdict.status))).toEqual(new Set(['posted']))
  const { rows } = await bench().owner.query<{ lanes: bigint; players: bigint }>(
    `SELECT count(DISTINCT lane) AS lanes, count(DISTINCT player_id) AS players
     FROM ledger.command WHERE kind = 'bet' AND player_id = ANY ($1)`,
    [players],
  )
  expect(rows[0]).toEqual({ lanes: 4n, players: 200n })
})

test('[OPS-01] [TST-06] a kill -9 of the database under load loses and doubles no acknowledged command', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jogada-crash-'))
  await chmod(dataDir, 0o755)
  const first = await startPostgres({ dataDir, settings: { shared_buffers: '64MB' } })
  const { url } = first
  await migrate({ url, sources: [ledgerMigrations] })
  const ledger = await createLedger({ url, clock })
  const players = await openPlayers(ledger, 64)
  const running = load(ledger, players, false)
  await until(() => running.answers.length > 1500)

  await first.kill()
  const acknowledged = [...running.answers]
  const second = await startPostgres({ dataDir, port: Number(new URL(url).port) })
  await until(() => running.answers.length > acknowledged.length + 1500)
  await running.stop()

  expect(running.errors).toEqual([])
  await expectEveryAnswerOnce(ledger, running.answers)
  const pool = createPool({ url, as: 'application', max: 1 })
  const report = await verifyLedger(pool)
  expect(report.firstBadRow).toBeNull()
  expect(report.commands).toBe(BigInt(running.answers.length + players.length))
  await pool.end()
  await ledger.close()
  await second.stop()
  await rm(dataDir, { recursive: true })
})

test('a ledger whose database is gone can be closed, and says that it does not know', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jogada-crash-'))
  await chmod(dataDir, 0o755)
  const server = await startPostgres({ dataDir, durable: false })
  await migrate({ url: server.url, sources: [ledgerMigrations] })
  const ledger = await createLedger({ url: server.url, clock })
  await server.kill()

  const unanswered = ledger.submit(newPlayer(), () => deposit(1n))
  await Promise.all([expect(unanswered).rejects.toThrow('closed'), ledger.close()])

  await rm(dataDir, { recursive: true })
})
