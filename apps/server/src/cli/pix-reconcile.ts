// `npm run pix:reconcile -- [<day>]`: compares a day's books, yesterday's unless told,
// with the PSP's.
import { formatMoney } from '@jogada/core'
import { openLog } from '../platform/log.ts'
import { reconcileDay } from '../modules/deposit/index.ts'
import { reconcilePayouts } from '../modules/withdrawal/index.ts'
import { closeDeps, openDeps } from '../open-deps.ts'
import { systemClock } from '../platform/clock.ts'
import { readEnv } from '../platform/env.ts'
import { localDay } from '../platform/local-day.ts'
import { dataKeysFile } from '../platform/vault/open-vault.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'
import { refuseNewKey } from './refuse-new-key.ts'

const DAY_MS = 24 * 60 * 60_000

const yesterday = localDay(new Date(systemClock.now().getTime() - DAY_MS))
const day = process.argv[2] ?? yesterday
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error('Usage: npm run pix:reconcile -- 2026-11-20')
  process.exit(2)
}
const database = await openProductDatabase()
if (!database) {
  console.error('There are no books yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const env = readEnv({ ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: database.url })
refuseNewKey(env, 'DATA_KEYS', dataKeysFile(env))
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
  await database.stop()
}
