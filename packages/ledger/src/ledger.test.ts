import { expect, test } from 'vitest'
import type { Posted, Verdict } from './command.ts'
import { bet, clock, command, deposit, moves, newKey, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger()

/** Submits commands that are made when their turn comes, and waits for all verdicts. */
const submit = (player: bigint, make: () => ReturnType<typeof command>): Promise<Verdict> =>
  bench().ledger.submit(player, make)

const cashOf = async (player: bigint) => (await bench().ledger.balances(player)).cash.balance

test('a deposit and a bet that wins move money between the player and the house', async () => {
  const player = newPlayer()

  const paidIn = await submit(player, () => deposit(1000n))
  const won = await submit(player, () => bet(400n, 900n))

  expect(paidIn).toMatchObject({
    status: 'posted',
    at: clock.at,
    balances: { cash: { balance: 1000n, version: 1n } },
  })
  expect(won).toMatchObject({ balances: { cash: { balance: 1500n, version: 2n } } })
  expect(await bench().ledger.entries(player, 'cash', { limit: 10 })).toEqual([
    {
      seq: 2n,
      commandId: (won as Posted).commandId,
      kind: 'bet',
      debit: 400n,
      credit: 900n,
      balanceAfter: 1500n,
      at: clock.at,
    },
    {
      seq: 1n,
      commandId: (paidIn as Posted).commandId,
      kind: 'deposit',
      debit: 0n,
      credit: 1000n,
      balanceAfter: 1000n,
      at: clock.at,
    },
  ])
})

test('a refused bet moves nothing, and its key remembers the refusal', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(100n))
  const key = newKey()

  const first = await submit(player, () => bet(101n, 0n, { key }))
  await submit(player, () => deposit(1000n))
  const again = await submit(player, () => bet(101n, 0n, { key }))

  expect(first).toEqual({ status: 'insufficient_funds' })
  expect(again).toEqual({ status: 'replayed', first })
  expect(await cashOf(player)).toBe(1100n)
})

test('a win in the same command does not cover the stake that won it', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(100n))

  expect(await submit(player, () => bet(101n, 1000n))).toEqual({ status: 'insufficient_funds' })
  expect(await submit(player, () => bet(100n, 1000n))).toMatchObject({ status: 'posted' })
})

test('[SEC-09] the same key gives the first answer with the balances of then', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(1000n))
  const key = newKey()

  const first = await submit(player, () => bet(100n, 50n, { key }))
  await submit(player, () => bet(200n))
  const again = await submit(player, () => bet(100n, 70n, { key }))

  expect(first).toMatchObject({ balances: { cash: { balance: 950n, version: 2n } } })
  expect(again).toEqual({ status: 'replayed', first })
  expect(await cashOf(player)).toBe(750n)
})

test('[SEC-09] the same key with another body is a conflict; another player may use it', async () => {
  const [player, other] = [newPlayer(), newPlayer()]
  const key = newKey()
  await submit(player, () => deposit(1000n, { key }))

  expect(await submit(player, () => deposit(1000n, { key, bodyHash: 'other' }))).toEqual({
    status: 'conflict',
  })
  expect(await submit(other, () => deposit(5n, { key }))).toMatchObject({ status: 'posted' })
  expect(await cashOf(player)).toBe(1000n)
})

test('a refusal of the module is stored, moves nothing and writes no row', async () => {
  const player = newPlayer()
  const key = newKey()

  const first = await submit(player, () => deposit(7n, { key, refusal: 'too_late' }))

  expect(first).toEqual({ status: 'refused', code: 'too_late' })
  expect(await submit(player, () => deposit(7n, { key }))).toEqual({ status: 'replayed', first })
  expect(await cashOf(player)).toBe(0n)
})

test('what was decided under a key can be looked up', async () => {
  const player = newPlayer()
  const key = newKey()

  const verdict = await submit(player, () => deposit(7n, { key }))

  expect(await bench().ledger.find(player, key)).toEqual({
    commandId: (verdict as Posted).commandId,
    kind: 'deposit',
    bodyHash: 'same',
    at: clock.at,
    verdict,
  })
  expect(await bench().ledger.find(player, 'unused')).toBeNull()
})

test('[WAL-05] twenty racing bets on money for one: one wins, nineteen are refused', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(100n))

  const verdicts = await Promise.all(
    Array.from({ length: 20 }, () => submit(player, () => bet(100n))),
  )

  expect(verdicts.filter(({ status }) => status === 'posted')).toHaveLength(1)
  expect(verdicts.filter(({ status }) => status === 'insufficient_funds')).toHaveLength(19)
  expect(await cashOf(player)).toBe(0n)
})

test('[WAL-05] the database itself keeps a player from owing', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(100n))

  await expect(
    bench().owner.query('UPDATE ledger.account SET balance = -1 WHERE owner = $1', [player]),
  ).rejects.toThrow('account_floor')
})

test('a command moves all accounts of its player at once', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(1000n))

  const verdict = await submit(player, () =>
    command({
      postings: moves(
        ['withdrawing', 300n],
        ['cash', -500n],
        ['held', 150n],
        ['house:fees', 40n],
        ['bonus', 10n],
      ),
    }),
  )

  expect(verdict).toMatchObject({
    balances: {
      cash: { balance: 500n, version: 2n },
      bonus: { balance: 10n, version: 1n },
      held: { balance: 150n, version: 1n },
      withdrawing: { balance: 300n, version: 1n },
    },
  })
  expect(await bench().ledger.balances(player)).toEqual((verdict as Posted).balances)
})

test('a command of a player is made only after the one before it was answered', async () => {
  const player = newPlayer()
  await submit(player, () => deposit(1000n))
  let nonce = 0n
  const seen: bigint[] = []

  const play = async () => {
    const verdict = await submit(player, () => {
      seen.push(nonce)
      return bet(1n)
    })
    if (verdict.status === 'posted') nonce++
  }
  await Promise.all(Array.from({ length: 10 }, play))

  expect(seen).toEqual([0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n])
})

test('an exception while a command is made reaches its caller alone', async () => {
  const [player, other] = [newPlayer(), newPlayer()]

  const broken = submit(player, () => {
    throw new RangeError('no such game')
  })
  const verdicts = await Promise.all([
    expect(broken).rejects.toThrow('no such game'),
    submit(other, () => deposit(1n)),
    submit(player, () => deposit(1n)),
  ])

  expect(verdicts[1]).toMatchObject({ status: 'posted' })
  expect(verdicts[2]).toMatchObject({ status: 'posted' })
})

test.each([
  ['has postings that sum to 1', { postings: moves(['cash', 3n], ['house:games', -2n]) }],
  ['moves nothing on cash', { postings: moves(['cash', 0n]) }],
  ['names the unknown account house:tea', { postings: [{ account: 'house:tea', amount: 1n }] }],
  ['has no usable key', { key: '' }],
  ['is refused without a code', { refusal: '' }],
  [
    'moves the counter a twice',
    { counters: ['a', 'b', 'a'].map((name) => ({ owner: 'player', name, delta: 1n })) },
  ],
])('a command that %s is a bug and reaches nobody', async (message, part) => {
  const player = newPlayer()
  const key = newKey()

  await expect(submit(player, () => command({ key, ...(part as object) }))).rejects.toThrow(
    expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) }),
  )

  expect(await bench().ledger.find(player, key)).toBeNull()
})

test('listeners hear of every posted command after the commit, and of no other', async () => {
  const player = newPlayer()
  const heard: unknown[] = []
  const stop = bench().ledger.onPosted((news) => heard.push(news))
  const made = deposit(10n)
  const key = newKey()

  const posted = await submit(player, () => made)
  await submit(player, () => bet(11n, 0n, { key }))
  await submit(player, () => bet(11n, 0n, { key }))
  stop()
  await submit(player, () => deposit(1n))

  expect(heard).toEqual([{ playerId: player, posted, command: made }])
})

test('statements can be read page by page', async () => {
  const player = newPlayer()
  for (let i = 0; i < 5; i++) await submit(player, () => deposit(1n))
  const { ledger } = bench()

  const first = await ledger.entries(player, 'cash', { limit: 2 })
  const second = await ledger.entries(player, 'cash', { limit: 9, before: first[1]!.seq })

  expect([...first, ...second].map(({ seq }) => seq)).toEqual([5n, 4n, 3n, 2n, 1n])
})

test('entries of several players are those of each, the newest first, since an instant', async () => {
  const { ledger } = bench()
  const [early, late, idle] = [newPlayer(), newPlayer(), newPlayer()]
  await ledger.submit(early, () => deposit(100n))
  clock.at = new Date(clock.at.getTime() + 60_000)
  const from = clock.at
  for (const player of [early, late]) {
    for (const amount of [1n, 2n, 3n]) await ledger.submit(player, () => deposit(amount))
  }
  const found = await ledger.entriesOf([early, late, idle], 'cash', { from, limit: 2 })
  expect(
    [...found].map(([player, entries]) => [player, entries.map(({ credit }) => credit)]),
  ).toEqual([
    [early, [3n, 2n]],
    [late, [3n, 2n]],
    [idle, []],
  ])
  const all = await ledger.entriesOf([early], 'cash', { from, limit: 9 })
  expect(all.get(early)).toEqual(await ledger.entries(early, 'cash', { limit: 3 }))
})

test('a month that begins while the ledger runs finds its partition', async () => {
  const player = newPlayer()
  const before = clock.at
  await submit(player, () => deposit(5n))
  clock.at = new Date('2027-06-01T00:00:00Z')

  const verdict = await submit(player, () => deposit(6n))
  clock.at = before

  expect(verdict).toMatchObject({ balances: { cash: { balance: 11n, version: 2n } } })
})

/**
 * A transaction that stands still; what waits for it for ever goes on when it falls,
 * which `end` says.
 */
async function standing(...statements: readonly string[]) {
  const client = await bench().owner.connect()
  await client.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '20s'")
  for (const statement of statements) await client.query(statement)
  return {
    end: async () => void (await client.query('COMMIT').finally(() => client.release(true))),
  }
}

test('a month that begins while somebody reads entries keeps no bet waiting', async () => {
  const player = newPlayer()
  const before = clock.at
  await submit(player, () => deposit(5n))
  const reader = await standing('SELECT count(*) FROM ledger.entry')
  clock.at = new Date('2028-06-01T00:00:00Z')
  const verdict = await submit(player, () => bet(3n))
  clock.at = before
  await reader.end()
  expect(verdict).toMatchObject({ balances: { cash: { balance: 2n } } })
})

test('months ahead are made another time where somebody works on the table, and no bet waits', async () => {
  const player = newPlayer()
  const before = clock.at
  const depositIn = (month: string) => {
    clock.at = new Date(`${month}-01T00:00:00Z`)
    return submit(player, () => deposit(1n))
  }
  const lastMade = async () => {
    const { rows } = await bench().owner.query<{ name: string }>(
      `SELECT max(inhrelid::regclass::text) AS name FROM pg_inherits
        WHERE inhparent = 'ledger.entry'::regclass`,
    )
    return rows[0]!.name
  }
  await depositIn('2029-01')
  expect(await lastMade()).toBe('ledger.entry_2029_03')
  const worker = await standing('LOCK TABLE ledger.entry IN SHARE UPDATE EXCLUSIVE MODE')
  expect(await depositIn('2029-02')).toMatchObject({ balances: { cash: { balance: 2n } } })
  expect(await lastMade()).toBe('ledger.entry_2029_03')
  await worker.end()
  expect(await depositIn('2029-03')).toMatchObject({ balances: { cash: { balance: 3n } } })
  expect(await lastMade()).toBe('ledger.entry_2029_05')
  clock.at = before
})

test('a full queue refuses at once, and a closed ledger too', async () => {
  const ledger = await bench().open({ queueLimit: 2, lanes: 1 })
  const attempts = Array.from({ length: 4 }, () => ledger.submit(newPlayer(), () => deposit(1n)))

  const outcomes = await Promise.allSettled(attempts)
  await ledger.close()

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(outcomes[3]).toMatchObject({ reason: { name: 'LedgerBusy' } })
  await expect(ledger.submit(1n, () => deposit(1n))).rejects.toThrow('closed')
})
