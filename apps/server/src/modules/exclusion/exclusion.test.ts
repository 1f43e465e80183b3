import { game, limits, order, refusals, user } from '@jogada/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { dataFolder } from '../../testkit/data-folder.ts'
import { mailsTo } from '../../testkit/mail-inbox.ts'
import { newCpf, registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { dataOf, giveCash, registerPlayer, admitToPlay } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { findRestriction } from '../account/index.ts'
import { listAlerts } from '../alert/index.ts'
import { listLocally } from '../register/index.ts'
import { advanceCases } from './case.ts'
import { sweepRegister, watchExclusions } from './sweep.ts'

const DATA_DIR = dataFolder()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LICENCE_PROFILE: 'br', DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const DAY_MS = 86_400_000
const key = () => ({ key: server.deps.rng.uuid() })

async function registerShown() {
  const player = await registerPayer(server)
  await admitToPlay(server, player.playerId)
  return player
}

async function setLimits(player: TestPlayer) {
  const loss = { kind: 'loss', window: 'day', amount: '900.00' } as const
  dataOf(await player.call(limits.setMoneyLimit, { body: loss }, key()))
  dataOf(await player.call(limits.setTimeLimit, { body: { window: 'day', minutes: 600 } }, key()))
}

const dice = (player: TestPlayer) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5000, direction: 'over' } }, key())

async function sweep() {
  await sweepRegister(server.deps)
  await advanceCases(server.deps)
}

const foundOf = (playerId: bigint) =>
  server.deps.db
    .selectFrom('exclusion.found')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()

test('[RG-05] a CPF on the register confirms no identity, and none does while it is out of reach', async () => {
  const player = await registerPlayer(server)
  const cpf = newCpf()
  await listLocally(server.deps, cpf, null)
  const ask = (cardNo: string) =>
    player.call(user.updateKyc, {
      body: { name: 'Ana Lima Souza', cardNo, birthDate: '1990-05-17' },
    })
  expect((await ask(cpf)).status).toBe(refusals.kyc_barred.status)
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  await owner.query('ALTER TABLE exclusion.local_register RENAME TO away')
  expect((await ask(newCpf())).status).toBe(refusals.service_busy.status)
  await owner.query('ALTER TABLE exclusion.away RENAME TO local_register')
  await owner.end()
  expect((await ask(newCpf())).status).toBe(200)
})

test('[RG-06] who is found later stops playing at once, is told, gets the money and the account closes', async () => {
  const player = await registerShown()
  await setLimits(player)
  await giveCash(server, player.playerId, 200_00n)
  await sweep()
  expect((await dice(player)).status).toBe(200)
  expect(await foundOf(player.playerId)).toBeUndefined()

  const until = new Date(server.clock.now().getTime() + 90 * DAY_MS)
  await listLocally(server.deps, player.cpf, until)
  await sweep()
  // asked once a day by login, so that today nothing changes
  expect(await foundOf(player.playerId)).toBeUndefined()
  server.clock.advance(16 * DAY_MS)
  await sweep()
  expect(await foundOf(player.playerId)).toMatchObject({
    until,
    closed_at: null,
    returned_at: null,
  })
  const subject = `player:${player.playerId}`
  const alerts = await listAlerts(server.deps, {})
  expect(alerts.filter((one) => one.subject === subject)).toHaveLength(1)

  const stake = await dice(await signedInAnew(server, player))
  expect(stake.status).toBe(refusals.play_paused.status)

  server.clock.advance(2 * DAY_MS - 1)
  await sweep()
  expect((await foundOf(player.playerId))!.returned_at).toBeNull()
  server.clock.advance(1)
  await sweep()
  const returned = (await foundOf(player.playerId))!
  const cash = (await server.deps.ledger.balances(player.playerId)).cash.balance
  expect(returned.returned! + cash).toBeGreaterThan(190_00n)
  expect(cash).toBe(0n)
  expect(await findRestriction(server.deps.db, player.playerId)).toBeUndefined()
  server.clock.advance(DAY_MS)
  await sweep()
  expect(await findRestriction(server.deps.db, player.playerId)).toMatchObject({ kind: 'closed' })
  await sweep()
  const { rows } = await server.deps.pool.query(
    'SELECT FROM withdrawal.request WHERE player_id = $1',
    [player.playerId],
  )
  expect(rows).toHaveLength(1)
})

test('[RG-05] [RG-06] the first login of a day asks the register, a fifteenth day does without one, and a letter tells', async () => {
  const [comesBack, staysAway] = [await registerShown(), await registerShown()]
  await sweep()
  for (const { cpf } of [comesBack, staysAway]) await listLocally(server.deps, cpf, null)
  server.clock.advance(DAY_MS)
  await sweep()
  expect(await foundOf(comesBack.playerId)).toBeUndefined()
  await signedInAnew(server, comesBack)
  await sweep()
  expect(await foundOf(comesBack.playerId)).toMatchObject({ until: null })
  const [letter, ...more] = await mailsTo(DATA_DIR, comesBack.email)
  expect(letter).toContain('autoexclus')
  expect(more).toEqual([])

  server.clock.advance(14 * DAY_MS)
  await sweep()
  expect(await foundOf(staysAway.playerId)).toBeUndefined()
  server.clock.advance(1)
  await sweep()
  expect(await foundOf(staysAway.playerId)).toMatchObject({ until: null })
})

test('[RG-05] who was confirmed before others were asked about, and did not come back, is asked about too', async () => {
  const first = await registerShown()
  server.clock.advance(3 * DAY_MS)
  await registerShown()
  await sweep()
  await listLocally(server.deps, first.cpf, null)
  await sweep()
  expect(await foundOf(first.playerId)).toBeUndefined()
  const ending = new AbortController()
  const watching = watchExclusions(server.deps, ending.signal)
  await vi.waitFor(async () => expect(await foundOf(first.playerId)).toMatchObject({ until: null }))
  ending.abort()
  await watching
})

test('[RG-05] one who cannot be asked about holds nobody up, and a register out of reach is left alone', async () => {
  const players: Payer[] = []
  for (let i = 0; i < 40; i++) players.push(await registerShown())
  const ids = players.map(({ playerId }) => playerId)
  const asked: string[] = []
  const answering = (fails: (cpf: string) => boolean) => (cpf: string) => {
    asked.push(cpf)
    if (fails(cpf)) throw new Error('no answer')
    return Promise.resolve({ isListed: false } as const)
  }
  const checked = async () => {
    const rows = await server.deps.db
      .selectFrom('exclusion.checked')
      .select('player_id')
      .where('player_id', 'in', ids)
      .execute()
    return rows.length
  }
  const away = answering(() => true)
  await expect(sweepRegister(server.deps, { register: away })).rejects.toThrow('no answer')
  expect(asked.length).toBeLessThan(ids.length)
  expect(await checked()).toBe(0)
  const odd = answering((cpf) => cpf === players[0]!.cpf)
  await expect(sweepRegister(server.deps, { register: odd })).rejects.toThrow('no answer')
  expect(await checked()).toBe(ids.length - 1)
})

test('[RG-05] people who were erased keep nobody from being asked about every fifteen days', async () => {
  const player = await registerShown()
  await sweep()
  const { rows: left } = await asOwner(
    server,
    `INSERT INTO exclusion.checked (player_id, checked_at)
     SELECT 900000000 + i, '2020-01-01' FROM generate_series(1, 1500) AS i RETURNING player_id`,
  )
  expect(left).toHaveLength(1500)
  await listLocally(server.deps, player.cpf, null)
  server.clock.advance(16 * DAY_MS)
  await sweep()
  expect(await foundOf(player.playerId)).toMatchObject({ until: null })
})

test('[RG-06] money that cannot be sent is named to a person, and sent when it can be', async () => {
  const player = await registerShown()
  await giveCash(server, player.playerId, 1_00n)
  await listLocally(server.deps, player.cpf, null)
  await sweep()
  expect(await foundOf(player.playerId)).toMatchObject({ until: null })
  const stop = (isStopped: boolean) =>
    server.deps.switches.set(server.deps.db, { name: 'withdrawals', isStopped, reason: 'test' })
  await stop(true)
  await server.deps.switches.refresh()
  server.clock.advance(2 * DAY_MS)
  await sweep()
  await sweep()
  const named = async () =>
    (await listAlerts(server.deps, { kind: 'central_exclusion_money' })).map(
      ({ subject, detail }) => [subject, detail['centavos']],
    )
  expect(await named()).toEqual([[`player:${player.playerId}`, '100']])
  await giveCash(server, player.playerId, 2_00n)
  await sweep()
  expect(await named()).toEqual([[`player:${player.playerId}`, '300']])
  expect(await foundOf(player.playerId)).toMatchObject({ returned_at: null })
  await stop(false)
  await server.deps.switches.refresh()
  await sweep()
  expect(await foundOf(player.playerId)).toMatchObject({ returned: 300n })
})

test('[RG-06] what was sent and not counted before the server died is counted by the next, and sent again when it comes back', async () => {
  const player = await registerShown()
  const { playerId } = player
  await giveCash(server, playerId, 7_00n)
  await listLocally(server.deps, player.cpf, null)
  await sweep()
  server.clock.advance(2 * DAY_MS)
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  await owner.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'died'; END $$;
    CREATE TRIGGER die BEFORE UPDATE ON exclusion.found FOR EACH ROW
      WHEN (NEW.returned IS NOT NULL AND NEW.player_id = ${playerId}) EXECUTE FUNCTION die()`)
  await sweep()
  const cash = async () => (await server.deps.ledger.balances(playerId)).cash.balance
  expect(await cash()).toBe(0n)
  expect(await foundOf(playerId)).toMatchObject({ returned: null, returned_at: null })
  await giveCash(server, playerId, 7_00n)
  await owner.query('DROP FUNCTION die CASCADE')
  await owner.end()
  await sweep()
  // the day's one withdrawal is used up
  server.clock.advance(DAY_MS)
  await sweep()
  expect(await cash()).toBe(0n)
  expect(await foundOf(playerId)).toMatchObject({ returned: 14_00n })
})

test('[RG-04] the excluded can withdraw themselves until the account is closed', async () => {
  const player = await registerShown()
  await giveCash(server, player.playerId, 100_00n)
  await listLocally(server.deps, player.cpf, null)
  await sweep()
  const asked = {
    payCardBank: 'CPF',
    payCardNo: player.cpf,
    ifsc: player.cpf,
    amount: '80.00',
  } as const
  expect((await player.call(order.withdraw, { body: asked })).status).toBe(200)
})

test('[RG-07] an exclusion on the register is never made shorter', async () => {
  const cpf = newCpf()
  const later = new Date(server.clock.now().getTime() + 200 * DAY_MS)
  await listLocally(server.deps, cpf, later)
  await listLocally(server.deps, cpf, new Date(server.clock.now().getTime() + DAY_MS))
  const [longest] = await server.deps.db
    .selectFrom('exclusion.local_register')
    .select('until')
    .orderBy('until', 'desc')
    .where('until', 'is not', null)
    .limit(1)
    .execute()
  expect(longest!.until).toEqual(later)
})
