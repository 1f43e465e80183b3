import { expect, test } from 'vitest'
import type { MoneyCommand, RowCheck, RowWriter } from './command.ts'
import { bet, deposit, newKey, newPlayer, noteWriter, useLedger } from './testkit.ts'

const bench = useLedger()

const check: RowCheck = {
  name: 'shop.note',
  columns: { command_id: 'bigint', size: 'integer' },
  sql: `SELECT r.position, n.size <> r.size AS is_stale
    FROM rows r JOIN shop.note n ON n.command_id = r.command_id
    ORDER BY n.command_id FOR NO KEY UPDATE OF n`,
}

const resize: RowWriter = {
  name: 'shop.note:2-resize',
  columns: { command_id: 'bigint', size: 'integer' },
  sql: 'UPDATE shop.note n SET size = r.size FROM rows r WHERE n.command_id = r.command_id',
}

/** A player with 10 and a note of size 0. */
async function noted() {
  const player = newPlayer()
  const verdict = await bench().ledger.submit(player, ({ commandId }) =>
    deposit(10n, {
      rows: [{ writer: noteWriter, values: [commandId, 'note', 0, null, null, null, null] }],
    }),
  )
  return { player, id: (verdict as { commandId: bigint }).commandId }
}

/** Spends `stake` while the note has the size, and lets it grow by one. */
const grow = (id: bigint, size: number, part: Partial<MoneyCommand> = {}, stake = 1n) =>
  bet(stake, 0n, {
    expects: [{ check, values: [id, size] }],
    rows: [{ writer: resize, values: [id, size + 1] }],
    ...part,
  })

const sizeOf = async (id: bigint) => {
  const { rows } = await bench().owner.query<{ size: number }>(
    'SELECT size FROM shop.note WHERE command_id = $1',
    [id],
  )
  return rows[0]!.size
}
const cashOf = async (player: bigint) => (await bench().ledger.balances(player)).cash.balance

test('a command that expects a row to be otherwise is stale: nothing moves, and its key stays free', async () => {
  const { player, id } = await noted()
  const { ledger } = bench()
  const key = newKey()

  expect(await ledger.submit(player, () => grow(id, 1, { key }))).toEqual({
    status: 'stale',
    counter: null,
  })
  expect([await cashOf(player), await sizeOf(id)]).toEqual([10n, 0])
  expect(await ledger.submit(player, () => grow(id, 0, { key }))).toMatchObject({
    status: 'posted',
  })
  expect([await cashOf(player), await sizeOf(id)]).toEqual([9n, 1])
})

test('a retry hears its first answer although the row has moved on, and so does a refusal', async () => {
  const { player, id } = await noted()
  const { ledger } = bench()
  const [key, poor] = [newKey(), newKey()]
  const ask = () => ledger.submit(player, () => grow(id, 0, { key }))
  const askTooMuch = () => ledger.submit(player, () => grow(id, 1, { key: poor }, 100n))

  expect(await ask()).toMatchObject({ status: 'posted' })
  expect(await ask()).toMatchObject({ status: 'replayed', first: { status: 'posted' } })
  expect(await askTooMuch()).toEqual({ status: 'insufficient_funds' })
  await ledger.submit(player, () => grow(id, 1))
  expect(await askTooMuch()).toMatchObject({ status: 'replayed' })
  expect(await sizeOf(id)).toBe(2)
})

test('a row that has changed comes before money that is missing', async () => {
  const { player, id } = await noted()
  expect(await bench().ledger.submit(player, () => grow(id, 7, {}, 100n))).toMatchObject({
    status: 'stale',
  })
})

test('of a batch only the commands whose rows have changed are stale', async () => {
  const ledger = await bench().open({ lanes: 1 })
  const all = await Promise.all(Array.from({ length: 12 }, noted))

  const verdicts = await Promise.all(
    all.map(({ player, id }, i) => ledger.submit(player, () => grow(id, i % 3 === 0 ? 5 : 0))),
  )

  expect(verdicts.map(({ status }) => status)).toEqual(
    all.map((_, i) => (i % 3 === 0 ? 'stale' : 'posted')),
  )
  const later = await ledger.submit(all[0]!.player, () => grow(all[0]!.id, 0))
  expect(later).toMatchObject({ status: 'posted' })
})

test('three processes that saw the same row race for it: one of them changes it, each time', async () => {
  const ledgers = [bench().ledger, await bench().open(), await bench().open()]
  const all = await Promise.all(Array.from({ length: 20 }, noted))

  for (let size = 0; size < 5; size++) {
    const verdicts = await Promise.all(
      all.flatMap(({ player, id }) =>
        ledgers.map((ledger) => ledger.submit(player, () => grow(id, size))),
      ),
    )
    const count = (status: string) => verdicts.filter((one) => one.status === status).length
    expect([count('posted'), count('stale')]).toEqual([20, 40])
  }
  for (const { player, id } of all) {
    expect([await cashOf(player), await sizeOf(id)]).toEqual([5n, 5])
  }
})
