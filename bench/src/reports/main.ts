// Sums of the house by day from what is kept of them, against the same sums from the commands.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deepStrictEqual } from 'node:assert'
import { centavos, negate } from '@jogada/core'
import { createLedger, ledgerMigrations, verifyLedger } from '@jogada/ledger'
import { createPool, migrate, startPostgres } from '@jogada/postgres'

const PLAYERS = Number(process.argv[2] ?? 5000)
const DAYS = 20
const BETS_A_DAY = 3
const REPETITIONS = 5
const DAY_MS = 86_400_000

const clock = {
  at: new Date('2026-11-01T15:00:00Z'),
  now: () => clock.at,
}
const stake = centavos(100n)

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly of: T }> {
  const begin = performance.now()
  const of = await work()
  return { ms: performance.now() - begin, of }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

const dataDir = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
await chmod(dataDir, 0o755)
const postgres = await startPostgres({ dataDir, settings: { max_wal_size: '8GB' } })
const { url } = postgres
await migrate({ url, sources: [ledgerMigrations] })
const owner = createPool({ url, as: 'owner', max: 1 })
const ledger = await createLedger({ url, clock, queueLimit: PLAYERS })
try {
  const players = Array.from({ length: PLAYERS }, (_, i) => BigInt(i + 1))
  const everybody = (kind: string, cash: bigint) =>
    Promise.all(
      players.map((playerId) =>
        ledger.submit(playerId, () => ({
          key: randomUUID(),
          bodyHash: '',
          kind,
          postings: [
            { account: 'cash', amount: centavos(cash) },
            {
              account: kind === 'deposit' ? 'house:psp_clearing' : 'house:games',
              amount: negate(centavos(cash)),
            },
          ],
        })),
      ),
    )
  for (let day = 0; day < DAYS; day++) {
    await everybody('deposit', BigInt(BETS_A_DAY) * stake)
    for (let bet = 0; bet < BETS_A_DAY; bet++) await everybody('dice_bet', negate(stake))
    clock.at = new Date(clock.at.getTime() + DAY_MS)
  }
  const commands = PLAYERS * DAYS * (BETS_A_DAY + 1)
  await owner.query('VACUUM ANALYZE')

  const report = async () => ({
    sums: await ledger.houseSums({}),
    actives: await ledger.countPlayers({}, { accounts: ['house:games'], kindPattern: '' }),
  })
  const read = async () => {
    const runs = []
    for (let i = 0; i < REPETITIONS; i++) runs.push(await timed(report))
    return { ms: median(runs.map(({ ms }) => ms)), of: runs[0]!.of }
  }
  const fromCommands = await read()
  const carried = await timed(async () => {
    while ((await ledger.sumDays(500)) > 0);
  })
  await owner.query('VACUUM ANALYZE')
  const fromSums = await read()
  deepStrictEqual(fromSums.of, fromCommands.of)
  const { firstBadRow } = await verifyLedger(owner)
  process.stdout.write(
    [
      `Reports, ${commands} commands of ${PLAYERS} players on ${DAYS} days, medians of ${REPETITIONS}`,
      `sums and players of each day, from the commands   ${fromCommands.ms.toFixed(0)} ms`,
      `the same from the sums by day                     ${fromSums.ms.toFixed(1)} ms   ${(fromCommands.ms / fromSums.ms).toFixed(0)} times as fast`,
      `summed for the first time                         ${(commands / (carried.ms / 1000)).toFixed(0)} commands/s`,
      `both say the same; ledger: ${firstBadRow ?? 'all right'}`,
      '',
    ].join('\n'),
  )
} finally {
  await ledger.close()
  await owner.end()
  await postgres.drop()
}
