import { expect, test } from 'vitest'
import { deposit, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger()

test('reports that take their time keep no player’s balance and counters waiting', async () => {
  const { ledger, owner } = bench()
  const player = newPlayer()
  await ledger.submit(player, () => deposit(1000n))
  const blocking = await owner.connect()
  // what waits for it for ever ends when the lock falls, and COMMIT says so
  await blocking.query(
    "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '30s'; LOCK ledger.house_day",
  )
  const reports = Array.from({ length: 20 }, () => ledger.houseSums({}))
  const { cash } = await ledger.balances(player)
  expect(cash.balance).toBe(1000n)
  expect(await ledger.counters(player, ['turnover'])).toHaveProperty('turnover')
  await blocking.query('COMMIT')
  blocking.release()
  expect((await Promise.all(reports)).at(-1)).toMatchObject([{ moved: -1000n }])
})
