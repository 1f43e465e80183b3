import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatMoney } from '@jogada/core'
import { runningPostgresUrl } from '@jogada/postgres'
import { openLog } from '../platform/log.ts'
import { reconcileDay } from '../modules/deposit/index.ts'
import { reconcilePayouts } from '../modules/withdrawal/index.ts'
import { closeDeps, openDeps } from '../open-deps.ts'
import { systemClock } from '../platform/clock.ts'
import { readEnv } from '../platform/env.ts'
import { localDay } from '../platform/local-day.ts'

const DAY_MS = 24 * 60 * 60_000

const { DATABASE_URL, DATA_DIR = '.data' } = process.env
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const url = DATABASE_URL || (await runningPostgresUrl(resolve(root, DATA_DIR, 'postgres')))
if (!url) {
  console.error('The product does not run here: start it, or set DATABASE_URL.')
  process.exit(2)
}
const yesterday = localDay(new Date(systemClock.now().getTime() - DAY_MS))
const day = process.argv[2] ?? yesterday
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error('Usage: npm run pix:reconcile -- 2026-11-20')
  process.exit(2)
}
const env = readEnv({ ...process.env, DATABASE_URL: url })
const deps = await openDeps(env, systemClock, openLog('error'))
try {
  const deposits = await reconcileDay(deps, day)
  const payouts = await reconcilePayouts(deps, day)
  const differences = [
    ...deposits.map(({ endToEndId, ...one }) => ({ ...one, subject: endToEndId })),
    ...payouts.map(({ payoutId, returnId, ...one }) => ({
      ...one,
      subject: `payout ${payoutId}${returnId === null ? '' : ` ${returnId}`}`,
    })),
  ]
  const text = (amount: (typeof differences)[number]['found']) =>
    amount === null ? 'nothing' : formatMoney(amount)
  for (const { kind, subject, expected, found } of differences) {
    console.log(`${kind} ${subject}: our books say ${text(expected)}, found ${text(found)}`)
  }
  console.log(`${day}: ${differences.length} differences`)
  process.exitCode = differences.length > 0 ? 1 : 0
} finally {
  await closeDeps(deps)
}
