import { expect, test } from 'vitest'
import type { RowWriter } from './command.ts'
import {
  bet,
  clock,
  command,
  deposit,
  newKey,
  newPlayer,
  noteWriter,
  useLedger,
} from './testkit.ts'

const bench = useLedger({ lanes: 1 })

const note = (commandId: bigint, text: string) => ({
  writer: noteWriter,
  values: [commandId, text, null, null, null, null, null],
})

const notes = async (texts: readonly string[]) => {
  const { rows } = await bench().owner.query<{ text: string }>(
    'SELECT text FROM shop.note WHERE text = ANY ($1) ORDER BY text',
    [texts],
  )
  return rows.map(({ text }) => text)
}

test('rows are written with their commands, every type as it is', async () => {
  const raw = Buffer.from([0, 1, 255, 92, 34])
  const detail = { quote: '"', slash: '\\', list: [1, null], comma: '{,}' }
  const text = 'café "quoted" \\ {a,b} NULL'
  const verdict = await bench().ledger.submit(newPlayer(), ({ commandId, at }) =>
    deposit(1n, {
      rows: [{ writer: noteWriter, values: [commandId, text, -7, detail, raw, at, true] }],
    }),
  )

  const { rows } = await bench().owner.query('SELECT * FROM shop.note WHERE text = $1', [text])
  expect(rows).toEqual([
    {
      command_id: (verdict as { commandId: bigint }).commandId,
      text,
      size: -7,
      detail,
      raw,
      at: clock.at,
      is_good: true,
    },
  ])
})

test('rows and events of a command that is not posted are not written', async () => {
  const [rich, poor, known] = [newPlayer(), newPlayer(), newPlayer()]
  const { ledger } = bench()
  const key = newKey()
  await ledger.submit(known, () => deposit(5n, { key }))

  const verdicts = await Promise.all([
    ledger.submit(rich, ({ commandId }) => deposit(5n, { rows: [note(commandId, 'rich')] })),
    ledger.submit(poor, ({ commandId }) => bet(5n, 0n, { rows: [note(commandId, 'poor')] })),
    ledger.submit(known, ({ commandId }) => deposit(5n, { key, rows: [note(commandId, 'known')] })),
  ])

  expect(verdicts.map(({ status }) => status)).toEqual(['posted', 'insufficient_funds', 'replayed'])
  expect(await notes(['rich', 'poor', 'known'])).toEqual(['rich'])
})

test('a row that the database refuses harms its own command alone', async () => {
  const players = Array.from({ length: 40 }, newPlayer)

  const outcomes = await Promise.allSettled(
    players.map((player, i) =>
      bench().ledger.submit(player, ({ commandId }) =>
        deposit(3n, { rows: [note(commandId, i % 13 === 5 ? 'poison' : `neighbour ${i}`)] }),
      ),
    ),
  )

  const rejected = outcomes.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))
  expect(rejected).toEqual([5, 18, 31])
  expect(outcomes[5]).toMatchObject({ reason: { code: '23514', constraint: 'note_text_check' } })
  for (const [i, player] of players.entries()) {
    const { cash } = await bench().ledger.balances(player)
    expect(cash.balance).toBe(rejected.includes(i) ? 0n : 3n)
  }
})

test('a rejected command leaves its key free', async () => {
  const player = newPlayer()
  const key = newKey()
  const attempt = (text: string) =>
    bench().ledger.submit(player, ({ commandId }) =>
      deposit(3n, { key, rows: [note(commandId, text)] }),
    )

  await expect(attempt('poison')).rejects.toThrow('note_text_check')
  expect(await attempt('antidote')).toMatchObject({ status: 'posted' })
})

test('a value that its column cannot hold is a bug of the caller', async () => {
  const submitRow = (values: readonly unknown[]) =>
    bench().ledger.submit(newPlayer(), () => command({ rows: [{ writer: noteWriter, values }] }))

  await expect(submitRow([1n])).rejects.toThrow('gives 1 values to shop.note, which has 7')
  await expect(submitRow([1n, { not: 'text' }, null, null, null, null, null])).rejects.toThrow(
    'a text cannot hold [object Object]',
  )
})

test('a writer may change rows, and writers work in the order of their names', async () => {
  const rename: RowWriter = {
    name: 'shop.note:2-rename',
    columns: { command_id: 'bigint', text: 'text' },
    sql: 'UPDATE shop.note n SET text = r.text FROM rows r WHERE n.command_id = r.command_id',
  }
  const insert: RowWriter = { ...noteWriter, name: 'shop.note:1-insert' }

  await bench().ledger.submit(newPlayer(), ({ commandId }) =>
    command({
      rows: [
        { writer: rename, values: [commandId, 'renamed'] },
        { writer: insert, values: note(commandId, 'born').values },
      ],
    }),
  )

  expect(await notes(['born', 'renamed'])).toEqual(['renamed'])
})
