import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth, user } from '@jogada/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codesIn, mailsOnceThereAre, mailsTo } from '../../../testkit/mail-inbox.ts'
import { callAs, drawCaptcha, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

const NEW_PASSWORD = 'ondas-de-pedra-71'
const codeId = '87654321'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-mail-'))
  server = await startTestServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

const ask = (email: string) => callAs(server, user.sendResetEmail, { body: { email } })
const check = (email: string, code: string) =>
  callAs(server, user.checkResetEmail, { body: { email, code } })
const setTo = (nPwd: string, chkId: string) =>
  callAs(server, user.setPassword, { body: { nPwd, chkId } })

async function logIn(username: string, pwd: string) {
  await drawCaptcha(server, codeId)
  return callAs(server, auth.login, { body: { username, pwd, codeId, captCode: CAPTCHA } })
}

/** Asks for a code and reads it in the mail that was not there before. */
async function codeFor(email: string): Promise<string> {
  const before = await mailsTo(folder, email)
  expect(await ask(email)).toMatchObject({ status: 200, message: '', data: null })
  const after = await mailsOnceThereAre(folder, before.length + 1, email)
  return codesIn(after.filter((mail) => !before.includes(mail)))[0]!
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

test('[R097] [R149] [R150] [R151] [R178] a code from the mail leads to a new password and ends every session', async () => {
  const player = await registerPlayer(server, { username: 'esqueci@example.com' })
  const code = await codeFor('esqueci@example.com')

  const { data: chkId } = await check('esqueci@example.com', code)
  expect(await setTo(NEW_PASSWORD, chkId!)).toMatchObject({
    status: 200,
    message: 'Senha redefinida com sucesso. Entre com a nova senha.',
  })

  expect((await player.call(user.getBalance, {})).status).toBe(40101)
  expect((await logIn('esqueci@example.com', NEW_PASSWORD)).status).toBe(200)
  expect(await mailsOnceThereAre(folder, 2, 'esqueci@example.com')).toHaveLength(2)
})

test('[ACC-04] a new password stands only where every session has ended, and the same code sets it then', async () => {
  const email = 'ainda-dentro@example.com'
  const player = await registerPlayer(server, { username: email })
  const { data: chkId } = await check(email, await codeFor(email))
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  await owner.query(`
    CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stays'; END $$;
    CREATE TRIGGER stay BEFORE UPDATE OF revoked_at ON account.session FOR EACH ROW
      WHEN (NEW.player_id = ${player.playerId}) EXECUTE FUNCTION stay()`)
  expect((await setTo(NEW_PASSWORD, chkId!)).http).toBe(500)
  await owner.query('DROP FUNCTION stay CASCADE')
  await owner.end()
  expect((await player.call(user.getBalance, {})).status).toBe(200)
  expect((await logIn(email, NEW_PASSWORD)).status).not.toBe(200)
  expect((await setTo(NEW_PASSWORD, chkId!)).status).toBe(200)
  expect((await player.call(user.getBalance, {})).status).toBe(40101)
})

test('a code is good once, and so is what it was exchanged for', async () => {
  await registerPlayer(server, { username: 'uma-vez@example.com' })
  const code = await codeFor('uma-vez@example.com')
  const { data: chkId } = await check('uma-vez@example.com', code)

  expect((await check('uma-vez@example.com', code)).message).toContain('Código incorreto')
  const answers = await Promise.all([
    setTo('primeira-onda-11', chkId!),
    setTo('segunda-onda-22', chkId!),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 2015])
})

test('[R112] a poor new password is refused by its rule and leaves the way open', async () => {
  await registerPlayer(server, { username: 'curta@example.com' })
  const { data: chkId } = await check('curta@example.com', await codeFor('curta@example.com'))
  expect((await setTo('curta', chkId!)).status).toBe(2006)
  expect((await setTo(NEW_PASSWORD, chkId!)).status).toBe(200)
})

test('after five wrong guesses, also at once, the right code is refused too', async () => {
  await registerPlayer(server, { username: 'palpites@example.com' })
  const code = await codeFor('palpites@example.com')
  const guesses = Array.from({ length: 5 }, () => check('palpites@example.com', wrongFor(code)))
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(5).fill(2014))
  expect((await check('palpites@example.com', code)).status).toBe(2014)
})

test('[SEC-03] a code ends after ten minutes, as does the right to set a password', async () => {
  await registerPlayer(server, { username: 'prazo@example.com' })
  const late = await codeFor('prazo@example.com')
  server.clock.advance(10 * 60_000)
  expect((await check('prazo@example.com', late)).status).toBe(2014)

  const { data: chkId } = await check('prazo@example.com', await codeFor('prazo@example.com'))
  server.clock.advance(10 * 60_000)
  expect((await setTo(NEW_PASSWORD, chkId!)).status).toBe(2015)
})

test('[ACC-05] an e-mail without an account gets the same answers and no mail', async () => {
  await registerPlayer(server, { username: 'existe@example.com' })
  const unknown = await ask('ninguem@example.com')
  const code = await codeFor('existe@example.com')
  expect(unknown).toMatchObject({ http: 200, status: 200, message: '', data: null })
  expect(await check('ninguem@example.com', code)).toEqual(
    await check('existe@example.com', wrongFor(code)),
  )
  expect(await mailsTo(folder, 'ninguem@example.com')).toEqual([])
})

test('[SEC-03] of many requests at once no more than three codes are mailed', async () => {
  await registerPlayer(server, { username: 'aos-montes@example.com' })
  await Promise.all(Array.from({ length: 12 }, () => ask('aos-montes@example.com')))
  await mailsOnceThereAre(folder, 3, 'aos-montes@example.com')
  const { count } = await server.deps.db
    .selectFrom('account.password_reset')
    .innerJoin('account.player', 'account.player.player_id', 'account.password_reset.player_id')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('account.player.email', '=', 'aos-montes@example.com')
    .executeTakeFirstOrThrow()
  expect(count).toBe(3n)
})

const ownChange = (player: TestPlayer) => {
  const body = { oldPwd: 'calçadão-9-ondas', newPwd: NEW_PASSWORD, newPwd1: NEW_PASSWORD }
  return player.call(user.changePassword, { body })
}

const anotherCode = async ({ email }: TestPlayer) => {
  const { data: other } = await check(email, await codeFor(email))
  return setTo(NEW_PASSWORD, other!)
}

test.each([
  ['the owner has changed the password', 'troca@example.com', ownChange],
  ['another code has set one', 'outro-codigo@example.com', anotherCode],
] as const)(
  '[SEC-03] what a code was exchanged for sets no password once %s',
  async (_, username, change) => {
    const player = await registerPlayer(server, { username })
    const { data: chkId } = await check(username, await codeFor(username))
    expect((await change(player)).status).toBe(200)
    expect((await setTo('de-quem-leu-o-correio-1', chkId!)).status).toBe(2015)
    expect((await logIn(username, NEW_PASSWORD)).status).toBe(200)
  },
)

test('only three codes are sent in a quarter of an hour', async () => {
  await registerPlayer(server, { username: 'demais@example.com' })
  for (let i = 0; i < 3; i++) await codeFor('demais@example.com')
  await ask('demais@example.com')
  server.clock.advance(15 * 60_000)
  await codeFor('demais@example.com')
  expect(await mailsTo(folder, 'demais@example.com')).toHaveLength(4)
})
