import { createECDH, createHash } from 'node:crypto'
import { centavos } from '@jogada/core'
import { auth, notice, ops, privacy, support } from '@jogada/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { dataFolder } from '../../testkit/data-folder.ts'
import { dumpDatabase, linesWith } from '../../testkit/dump-database.ts'
import { newCpf, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import {
  callAs,
  CODE_ID,
  dataOf,
  drawCaptcha,
  giveCash,
  passKyc,
  registerPlayer,
  showPictures,
} from '../../testkit/test-player.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'
import { restrictPlayer } from '../account/index.ts'
import { listAlerts } from '../alert/index.ts'
import { intervene } from '../care/intervene.ts'
import { findIdByCpf, findPerson } from '../kyc/index.ts'
import { askAdjustment } from '../operator/approvals/ask-adjustment.ts'
import { bet, eventOf, finish, offerEvent, outcomeOf, settle } from '../sportsbook/testkit.ts'
import { documentOf, holderOf } from '../withdrawal/sealed.ts'
import { sweepPayouts } from '../withdrawal/watch-payouts.ts'
import { advanceClosings } from './advance-closing.ts'
import { eraseOld } from './erase-old.ts'

const DATA_DIR = dataFolder()
const pwd = 'calçadão-9-ondas'
const PUSH_KEY = createECDH('prime256v1').generateKeys('base64url')
const PUSHED = 'https://push.example.com/send/of-one-browser'
const SAID = 'Meu nome é Ana e moro na rua das Palmeiras'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer({ DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: server.deps.rng.uuid() })

/** Moves the clock to an instant so many years after a given one. */
function goTo(from: Date, years: number, ms = 0) {
  const then = new Date(from)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  server.clock.advance(then.getTime() + ms - server.clock.now().getTime())
}

async function closed(): Promise<{ player: Payer; at: Date }> {
  server.syncClock()
  const player = await registerPayer(server)
  await showPictures(server, player.playerId)
  await giveCash(server, player.playerId, 60_00n)
  dataOf(
    await player.call(
      support.openTicket,
      { body: { topic: 'other', about: '', text: SAID } },
      key(),
    ),
  )
  dataOf(await player.call(privacy.closeAccount, { body: { pwd } }, key()))
  await vi.waitFor(
    async () => {
      await sweepPayouts(server.deps)
      server.clock.advance(60_000)
      await advanceClosings(server.deps)
      const { closed_at: at } = await closingOf(player.playerId)
      if (!at) throw new Error('not closed yet')
    },
    { timeout: 60_000, interval: 50 },
  )
  return { player, at: (await closingOf(player.playerId)).closed_at! }
}

const closingOf = (playerId: bigint) =>
  server.deps.db
    .selectFrom('privacy.closing')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()

/** Every row of every table but the ledger's that names the player, as a dump would write it. */
async function rowsOf(playerId: bigint): Promise<string> {
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  const { rows: tables } = await owner.query<{ name: string }>(
    `SELECT format('%I.%I', c.table_schema, c.table_name) AS name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.column_name = 'player_id' AND t.table_type = 'BASE TABLE'
        AND c.table_schema <> 'ledger'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} AS t WHERE player_id = $1`,
      [playerId],
    )
    texts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  await owner.end()
  return texts.join('\n')
}

test('[LGPD-03] [AUD-12] five years after closing who the person was is erased, with what was said in tickets, not a moment before', async () => {
  const { player, at } = await closed()
  const { playerId, cpf } = player
  goTo(at, 5, -1)
  expect(await eraseOld(server.deps)).toBe(0)
  expect(await findPerson(server.deps, playerId)).toMatchObject({ cpf })
  const kept = await rowsOf(playerId)
  for (const one of ['127.0.0.1', 'support.message', SAID]) expect(kept).toContain(one)
  await asOwner(
    server,
    `INSERT INTO withdrawal.review SELECT player_id, withdrawal_id, '7', 'approved', $2, requested_at
       FROM withdrawal.request WHERE player_id = $1`,
    [playerId, SAID],
  )
  goTo(at, 5)
  const counts = await Promise.all([eraseOld(server.deps), eraseOld(server.deps)])
  expect(Math.max(...counts)).toBe(1)
  expect(await findPerson(server.deps, playerId)).toBeUndefined()
  expect(await findIdByCpf(server.deps, cpf)).toBeNull()
  const left = await rowsOf(playerId)
  expect(left).not.toMatch(/127\.0\.0\.1|Palmeiras|kyc\.(person|document)|kept_contact/)
  expect(left).not.toContain('device-of-a-test')
  // what was paid stays, without whom
  const withdrawals = await server.deps.db
    .selectFrom('withdrawal.request')
    .select(['amount', 'document', 'holder_name', 'withdrawal_id'])
    .where('player_id', '=', playerId)
    .orderBy('withdrawal_id')
    .execute()
  expect(withdrawals.map(({ amount }) => amount)).toEqual([60_00n])
  for (const one of withdrawals) {
    const sealed = { ...one, player_id: playerId }
    expect([documentOf(server.deps, sealed), holderOf(server.deps, sealed)]).toEqual(['', ''])
  }
  expect(await eraseOld(server.deps)).toBe(0)
})

test('[LGPD-03] [BR-04] who moved money on a day of which files are owed keeps the name that they need', async () => {
  const { player, at } = await closed()
  const { playerId } = player
  const deps = { ...server.deps, env: { ...server.deps.env, LICENCE_PROFILE: 'br' as const } }
  goTo(at, 5)
  const post = (account: 'cash' | 'bonus', amount: bigint) =>
    server.deps.ledger.submit(playerId, () => ({
      key: server.deps.rng.uuid(),
      bodyHash: 'adjustment',
      kind: 'adjustment',
      postings: [
        { account: 'house:adjustment', amount: centavos(-amount) },
        { account, amount: centavos(amount) },
      ],
    }))
  const filesAreTaken = () => {
    server.clock.advance(2 * 86_400_000)
    return asOwner(
      server,
      `INSERT INTO regulator.day (day, made_at)
       SELECT to_char(day, 'YYYY-MM-DD'), $1
         FROM generate_series($1::timestamptz - interval '10 days', $1, interval '1 day') AS day
       ON CONFLICT DO NOTHING`,
      [server.clock.now()],
    )
  }
  await post('bonus', 7_00n)
  await filesAreTaken()
  await eraseOld(deps)
  expect(await findPerson(deps, playerId)).toBeDefined()
  server.clock.advance(2 * 86_400_000)
  await post('bonus', -7_00n)
  await eraseOld(deps)
  expect(await findPerson(deps, playerId)).toBeDefined()
  await filesAreTaken()
  await eraseOld(deps)
  expect(await findPerson(deps, playerId)).toBeUndefined()

  const actor = { staffId: 1n, email: 'ana@example.com', address: '127.0.0.1' }
  const asked = { playerId, direction: 'credit', amount: centavos(7_00n), reason: 'rest' } as const
  await expect(askAdjustment(deps, actor, asked)).rejects.toMatchObject({
    code: 'player_not_confirmed',
  })
})

/** Does what leaves words, devices and addresses behind in tables of their own. */
async function leaveTraces(player: Payer) {
  await giveCash(server, player.playerId, 10_00n)
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  dataOf(await bet(player, { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }))
  await finish(server, eventId, { home: 0, away: 1 })
  await settle(server)
  const words = { topic: 'other', about: SAID, text: SAID } as const
  dataOf(await player.call(support.openTicket, { body: words }, key()))
  const browser = { endpoint: PUSHED, p256dh: PUSH_KEY, auth: 'a'.repeat(22) }
  dataOf(await player.call(notice.subscribePush, { body: browser }))
  await drawCaptcha(server)
  const host = await operatorWith(server, ['risk'])
  const params = { playerId: String(player.playerId) }
  dataOf(await host.call(ops.players.addNote, { params, body: { text: SAID } }))
  const agent = await operatorWith(server, ['support'])
  dataOf(
    await callAs(
      server,
      ops.players.sendMessage,
      { params, body: { text: SAID, advertises: false } },
      { token: agent.token, ...key() },
    ),
  )
  await intervene(server.deps, {
    playerId: player.playerId,
    kind: 'call',
    signals: [],
    score: 0,
    note: SAID,
    by: 'ana@example.com',
  })
  const wrong = { username: player.email, pwd: 'not-it', codeId: CODE_ID, captCode: CAPTCHA }
  await callAs(server, auth.login, { body: wrong })
}

test('[LGPD-03] of bets, tickets, browsers and failed logins nothing tells who it was', async () => {
  server.syncClock()
  const player = await registerPayer(server)
  const { playerId, email, cpf, name } = player
  await leaveTraces(player)
  dataOf(await player.call(privacy.closeAccount, { body: { pwd } }, key()))
  const { closed_at: at } = await closingOf(playerId)
  const closing = await dumpDatabase(server)
  const failures = createHash('sha256').update(`login:${email}`).digest()
  for (const one of [email, PUSHED, failures]) expect(linesWith(closing, one)).toEqual([])
  goTo(at!, 5)
  await eraseOld(server.deps)
  const all = await dumpDatabase(server)
  for (const one of [email, PUSHED, cpf, name, SAID]) expect(linesWith(all, one)).toEqual([])
  // the log of operators has their own addresses
  const named = linesWith(all, `player:${playerId},`).filter(
    (line) => !line.includes('audit.entry'),
  )
  const own = `${await rowsOf(playerId)}\n${named.join('\n')}`
  expect(own).toContain('sportsbook.bet')
  expect(own).toContain('login_failed')
  expect(own).not.toMatch(/127\.0\.0\.1|device-of-a-test/)
})

test('[LGPD-03] the CPF of somebody erased is free for an account of the same person', async () => {
  const { player, at } = await closed()
  goTo(at, 5)
  await eraseOld(server.deps)
  const again = await registerPlayer(server)
  await passKyc(again, player.cpf)
  expect(await findIdByCpf(server.deps, player.cpf)).toBe(again.playerId)
})

test('[LGPD-03] an account that operators closed is erased too, one that is suspended is not', async () => {
  server.syncClock()
  const [gone, kept] = [await registerPayer(server), await registerPayer(server)]
  const now = server.clock.now()
  const restrict = (playerId: bigint, kind: 'closed' | 'suspended') =>
    restrictPlayer(server.deps.db, server.deps, { playerId, kind, reason: 'test' })
  await restrict(gone.playerId, 'closed')
  await restrict(kept.playerId, 'suspended')
  goTo(now, 5)
  await eraseOld(server.deps)
  expect(await findPerson(server.deps, gone.playerId)).toBeUndefined()
  expect(await rowsOf(gone.playerId)).not.toContain(gone.email)
  expect(await findPerson(server.deps, kept.playerId)).toMatchObject({ cpf: kept.cpf })
})

test('[LGPD-03] whose money is still here keeps a name, and a person is told', async () => {
  server.syncClock()
  const player = await registerPlayer(server)
  const cpf = newCpf()
  await passKyc(player, cpf)
  await giveCash(server, player.playerId, 7_00n)
  const now = server.clock.now()
  await restrictPlayer(server.deps.db, server.deps, {
    playerId: player.playerId,
    kind: 'closed',
    reason: 'test',
  })
  goTo(now, 5)
  await eraseOld(server.deps)
  await eraseOld(server.deps)
  expect(await findPerson(server.deps, player.playerId)).toMatchObject({ cpf })
  const alerts = await listAlerts(server.deps, {})
  const own = alerts.filter(({ subject }) => subject === `player:${player.playerId}`)
  expect(own.map(({ kind, detail }) => [kind, detail['centavos']])).toEqual([
    ['erasure_money', '700'],
  ])
})
