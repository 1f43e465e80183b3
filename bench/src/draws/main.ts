// Bets on one shared round and its settlement in one pass, against a transaction for each bet.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { centavos, negate } from '@jogada/core'
import { drawSlotAt } from '@jogada/core/games/draws'
import { verifyLedger } from '@jogada/ledger'
import { createPool, startPostgres } from '@jogada/postgres'
import { createDrawBench } from '@jogada/server/src/modules/draws/bench.ts'
import { rowByRow } from './row-by-row.ts'

const BETS = Number(process.argv[2] ?? 10_000)

const dataDir = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
await chmod(dataDir, 0o755)
const postgres = await startPostgres({ dataDir, settings: { max_wal_size: '8GB' } })
const owner = createPool({ url: postgres.url, as: 'owner', max: 4 })
const bench = await createDrawBench(postgres.url, dataDir)
try {
  await owner.query(
    `INSERT INTO account.player (email, password_hash, phone, invite_code, licence_profile,
       registered_at, registered_address, registered_device, terms_accepted_at)
     SELECT 'p' || i || '@example.com', '', '', 'c' || i, 'open', now(), '', '', now()
       FROM generate_series(1, $1::int) AS i`,
    [BETS],
  )
  await owner.query(
    `INSERT INTO consent.acceptance (player_id, document, version, accepted_at, address, device_id,
       licence_profile, licence_version)
     SELECT player_id, document, version, now(), '', '', 'open', 1
       FROM account.player, consent.document`,
  )
  const players = Array.from({ length: BETS }, (_, i) => BigInt(i + 1))
  const stake = centavos(100n)
  await Promise.all(
    players.map((playerId) =>
      bench.deps.ledger.submit(playerId, () => ({
        key: randomUUID(),
        bodyHash: '',
        kind: 'adjustment',
        postings: [
          { account: 'house:adjustment', amount: negate(stake) },
          { account: 'cash', amount: stake },
        ],
      })),
    ),
  )
  await bench.step()
  const slot = drawSlotAt('double', bench.clock.nowMs)
  await owner.query('VACUUM ANALYZE')

  const placed = await timed(() =>
    Promise.all(
      players.map((playerId, i) =>
        bench.place({
          playerId,
          key: randomUUID(),
          channel: 'double',
          roundId: BigInt(slot.roundId),
          selection: i % 2 === 0 ? 'red' : 'black',
          stake,
        }),
      ),
    ),
  )
  bench.clock.nowMs = slot.lockAt
  await bench.step()
  bench.clock.nowMs = slot.completeAt
  const settled = await timed(() => bench.step())
  const { rows } = await owner.query<{ open: bigint }>(
    'SELECT count(*) AS open FROM draws.bet WHERE status = 0',
  )
  const { firstBadRow } = await verifyLedger(owner)
  if (rows[0]!.open !== 0n || firstBadRow) throw new Error(firstBadRow ?? 'bets are left open')

  const single = await rowByRow(postgres.url, Math.min(BETS, 2_000))
  const perSecond = (bets: number, ms: number) => Math.round((bets * 1000) / ms)
  const set = perSecond(BETS, settled)
  process.stdout.write(
    [
      `${BETS} bets of ${BETS} players on one round`,
      `placing            ${perSecond(BETS, placed)} bets/s`,
      `settling, one pass ${set} bets/s (${Math.round(settled)} ms in all, ledger verified)`,
      `settling, a transaction per bet in plain SQL ${single} bets/s`,
      `ratio              ${(set / single).toFixed(1)}`,
      '',
    ].join('\n'),
  )
} finally {
  await bench.close()
  await owner.end()
  await postgres.drop()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
