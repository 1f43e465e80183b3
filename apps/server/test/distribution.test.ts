import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { casino, game, notice, order, sport, ticket, user, vip, wallet } from '@jogada/contract'
import { openLog } from '../src/platform/log.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataOf, giveCash, passKyc, registerPlayer } from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

/** Whose rows a table holds, by the name of its column. */
const owners: Readonly<Record<string, string>> = {
  'ledger.account': 'owner',
  'ledger.counter': 'owner',
  'ledger.entry': 'owner',
  'referral.commission': 'agent_id',
  'referral.payout': 'agent_id',
  'referral.step_taken': 'agent_id',
}
const ownerOf = (table: string) => owners[table] ?? 'player_id'

const ENTRANCE = 'who is who, found by an e-mail, a token or a document that is one in the world'
const PSP = 'the PSP’s own number decides once, whoever the player is'
const STUDIO = 'the studio’s own number decides once, whoever it names as player'
const DESK = 'operators read it across players; a few rows a day'

/**
 * Tables of players that stay on the coordinator, and why: they are few rows, or one of their keys
 * is unique over all players. `docs/scaling.md` says what becomes of them as they grow.
 */
const onCoordinator: Readonly<Record<string, string>> = {
  'account.player': ENTRANCE,
  'account.session': ENTRANCE,
  'account.entry_token': ENTRANCE,
  'account.login_challenge': ENTRANCE,
  'account.passkey': ENTRANCE,
  'account.passkey_challenge': ENTRANCE,
  'account.password_reset': ENTRANCE,
  'account.payment_permit': ENTRANCE,
  'account.email_code': 'it is counted by its address too, which is one in the world',
  'account.phone_code': 'it is counted by its number too, which is one in the world',
  'account.test_account': ENTRANCE,
  'kyc.person': ENTRANCE,
  'deposit.order': PSP,
  'deposit.payment': PSP,
  'deposit.refund': PSP,
  'withdrawal.request': PSP,
  'withdrawal.returned': PSP,
  'aggregator.session': STUDIO,
  'aggregator.stake': STUDIO,
  'aggregator.transaction': STUDIO,
  'transfer.transfer': 'it has two players',
  'promotion.offer': 'its number is taken from one sequence and asked for alone',
  'notice.message': 'its number is taken from one sequence and asked for alone',
  'notice.push_subscription': 'the address of a browser is one in the world, whoever uses it',
  'aml.case': DESK,
  'aml.party': DESK,
  'care.intervention': DESK,
  'kyc.document': DESK,
  'operator.look': DESK,
  'operator.note': DESK,
  'support.ticket': DESK,
  'support.message': DESK,
}

let server: TestServer
let player: TestPlayer
const statements: string[] = []

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split('\n')) {
        const { statement } = JSON.parse(line) as { statement?: string }
        if (statement) statements.push(statement)
      }
      done()
    },
  })
  server = await startTestServer({ SLOW_STATEMENT_MS: '0' }, openLog('warn', sink))
  player = await registerPlayer(server)
  await passKyc(player, '52998224725')
  await giveCash(server, player.playerId, 1_000_000n)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Table = { readonly name: string; readonly columns: string[]; readonly keys: string[][] }

async function tables(): Promise<readonly Table[]> {
  const { rows } = await server.deps.pool.query<Table>(`
    SELECT n.nspname || '.' || c.relname AS name,
           (SELECT jsonb_agg(a.attname) FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
           coalesce((SELECT jsonb_agg((
             SELECT jsonb_agg(a.attname) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum = ANY (i.indkey::int2[])))
              FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique), '[]') AS keys
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'migration')
     ORDER BY 1`)
  return rows
}

const isOfPlayers = ({ name, columns }: Table) =>
  columns.includes(ownerOf(name)) || columns.includes('sender_id')

test('every table of players carries the player in each of its unique keys', async () => {
  const bad = (await tables())
    .filter((table) => isOfPlayers(table) && onCoordinator[table.name] === undefined)
    .filter(({ name, keys }) => keys.some((key) => !key.includes(ownerOf(name))))
  expect(bad.map(({ name }) => name)).toEqual([])
})

test('what stays on the coordinator could not be spread as it is, and still exists', async () => {
  const known = new Map((await tables()).map((table) => [table.name, table]))
  const needless = Object.keys(onCoordinator).filter((name) => {
    const table = known.get(name)
    return !table || table.keys.every((key) => key.includes(ownerOf(name)))
  })
  expect(needless).toEqual([])
})

test('a partition of entries has the player in its key too', async () => {
  const { rows } = await server.deps.pool.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'ledger' AND tablename LIKE 'entry\\_%' AND indexdef LIKE '% UNIQUE %'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { definition } of rows) expect(definition).toContain('(owner, account, seq)')
})

/** What a player does all day. */
async function dayOfPlay() {
  const key = () => ({ key: randomUUID() })
  const bet = { stake: '1.00', target: 5050, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body: bet }, key()))
  dataOf(await player.call(casino.betLimbo, { body: { stake: '1.00', target: 200 } }, key()))
  const { round } = dataOf(
    await player.call(casino.betMines, { body: { stake: '1.00', mines: 3 } }, key()),
  )
  const { roundId } = round
  await player.call(casino.randomMines, { body: { roundId } }, key())
  await player.call(casino.cashOutMines, { body: { roundId } }, key())
  for (const call of [
    user.userInfo,
    user.getBalance,
    game.diceRounds,
    game.getSeeds,
    casino.openRounds,
    casino.gameMess,
    sport.myBets,
    ticket.myTickets,
    wallet.records,
    wallet.locks,
    wallet.statement,
    vip.status,
    notice.inbox,
    order.getPrices,
    order.getWithdraw,
    order.withdrawals,
  ] as const) {
    await player.call(call, {})
  }
}

test('what a player does all day is answered by that player’s rows alone', async () => {
  const spread = (await tables()).filter(
    (table) => isOfPlayers(table) && onCoordinator[table.name] === undefined,
  )
  await dayOfPlay()
  // the first play of a day is counted beside the call, and days long gone are forgotten then
  await vi.waitFor(() =>
    expect(statements.some((one) => one.includes('delete from "aggregator"."house_play"'))).toBe(
      true,
    ),
  )
  statements.length = 0
  await dayOfPlay()
  expect(statements.length).toBeGreaterThan(30)
  const across = [...new Set(statements)].filter((statement) => {
    const text = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ')
    // a batch of the ledger is told by the names of its statements, which write one
    // player's rows each
    if (/^(insert|batch of) /i.test(text)) return false
    const named = spread.filter(({ name }) =>
      new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text),
    )
    return named.some(
      ({ name }) =>
        !new RegExp(`\\b${ownerOf(name)} (= (\\$|ANY|\\w+\\.)|in \\()`, 'i').test(text) &&
        !/\bplayer_id (= (\$|ANY)|in \()/i.test(text),
    )
  })
  expect(across).toEqual([])
})
