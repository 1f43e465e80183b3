import { ops, passkey, refusals } from '@jogada/contract'
import type { Assertion } from '@jogada/contract/passkey'
import { expect, test } from 'vitest'
import { dataFolder } from '../../../testkit/data-folder.ts'
import { mailsOnceThereAre, mailsTo, textIn } from '../../../testkit/mail-inbox.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { createAuthenticator } from '../../../testkit/test-authenticator.ts'
import { nextCode, operatorWith, STAFF_PASSWORD } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'

const folder = dataFolder()
const server = serverOfFile({ DATA_DIR: folder })
const origin = () => `http://localhost:${server.deps.env.PORT}`
const { passkeys, opsAccount } = ops

const PLAYER_PASSWORD = 'calçadão-9-ondas'
const CHALLENGE_MS = 5 * 60_000
const FAILED = refusals.staff_passkey_failed.status
const CODE_WRONG = refusals.operator_code_wrong.status
const LOCKED = refusals.login_locked.status
const ENOUGH = refusals.passkey_limit.status

type Key = ReturnType<typeof createAuthenticator>
type Options = Record<string, unknown>

const begin = (who: TestOperator, code = nextCode(server)) =>
  who.call(passkeys.begin, { body: { code } })
const finish = (who: TestOperator, key: Key, options: Options, name = 'Notebook') =>
  who.call(passkeys.finish, { body: { name, answer: key.create(options) } })

async function withPasskey(who: TestOperator, name?: string) {
  const key = createAuthenticator(origin())
  const kept = dataOf(await finish(who, key, dataOf(await begin(who)), name))
  return { key, kept }
}

type Shown = { readonly code?: string; readonly passkey?: Assertion; readonly password?: string }
const logIn = ({ email }: TestOperator, shown: Shown = {}) =>
  callAs(server, opsAccount.login, { body: { email, password: STAFF_PASSWORD, ...shown } })
const optionsOf = async (who: TestOperator) => dataOf(await logIn(who)).passkey!
const logInBy = async (who: TestOperator, key: Key) =>
  logIn(who, { passkey: key.get(await optionsOf(who)) })

const listed = async (who: TestOperator) => dataOf(await who.call(passkeys.mine, {}))

/** What the log says that somebody did, the last first. */
async function tracesOf({ email }: TestOperator) {
  const auditor = await operatorWith(server, ['auditor'])
  const log = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  return log.filter(({ actor }) => actor === email)
}

test('[AUD-07] an operator signs in with the password and a passkey in the place of the code', async () => {
  const person = await operatorWith(server, ['support'])
  const { key, kept } = await withPasskey(person, '  Chave da mesa ')
  expect(kept).toMatchObject({ name: 'Chave da mesa', isSynced: false, usedAt: null })
  const { stage, token } = dataOf(await logInBy(person, key))
  expect(stage).toBe('open')
  const me = dataOf(await callAs(server, opsAccount.me, {}, { token: token! }))
  expect(me.email).toBe(person.email)
  const usedAt = server.clock.now().toISOString()
  expect(await listed(person)).toEqual([{ ...kept, usedAt }])
  expect((await tracesOf(person))[0]).toMatchObject({
    action: 'staff.logged_in',
    after: { passkey: 'Chave da mesa' },
  })
  // the code serves as before
  expect(dataOf(await logIn(person, { code: nextCode(server) })).stage).toBe('open')
})

test('[AUD-07] an operator is told by mail of a passkey that was made, and of none that was not', async () => {
  const person = await operatorWith(server, ['support'])
  expect(
    (await finish(person, createAuthenticator(origin()), dataOf(await begin(person)))).status,
  ).toBe(200)
  const [mail] = await mailsOnceThereAre(folder, 1, person.email)
  expect(textIn(mail!)).toContain('A chave “Notebook” foi criada em')
  expect(textIn(mail!)).toContain('do endereço 127.0.0.1')
  // a second answer to a question that was answered makes none
  const key = createAuthenticator(origin())
  const options = dataOf(await begin(person))
  dataOf(await finish(person, key, options, 'Outra'))
  expect((await finish(person, key, options, 'Outra')).status).toBe(FAILED)
  await mailsOnceThereAre(folder, 2, person.email)
  expect(await mailsTo(folder, person.email)).toHaveLength(2)
})

test('[AUD-07] who has a passkey is told once the password fits, and a passkey is nothing without it', async () => {
  const [person, other] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['support']),
  ]
  const { key } = await withPasskey(person)
  const wrong = { password: 'wrong' }
  const [hasOne, hasNone] = [await logIn(person, wrong), await logIn(other, wrong)]
  expect(hasOne).toEqual(hasNone)
  expect(hasOne.status).toBe(refusals.login_failed.status)
  expect(dataOf(await logIn(other))).toEqual({ stage: 'code', token: null })
  const answer = key.get(await optionsOf(person))
  expect((await logIn(person, { ...wrong, passkey: answer })).status).toBe(
    refusals.login_failed.status,
  )
})

test('[AUD-07] a signature counts once, for five minutes, and for what it was asked for', async () => {
  const person = await operatorWith(server, ['support'])
  const { key } = await withPasskey(person)
  const answer = key.get(await optionsOf(person))
  expect(dataOf(await logIn(person, { passkey: answer })).stage).toBe('open')
  expect((await logIn(person, { passkey: answer })).status).toBe(FAILED)

  const late = key.get(await optionsOf(person))
  server.clock.advance(CHALLENGE_MS)
  expect((await logIn(person, { passkey: late })).status).toBe(FAILED)

  expect(dataOf(await logInBy(person, key)).stage).toBe('open')
  const { rp, challenge } = dataOf(await begin(person))
  const { id: rpId } = rp as { id: string }
  expect((await logIn(person, { passkey: key.get({ rpId, challenge }) })).status).toBe(FAILED)
  const forLogin = await optionsOf(person)
  const made = await finish(person, createAuthenticator(origin()), {
    ...forLogin,
    rp: { id: rpId },
  })
  expect(made.status).toBe(FAILED)
  expect(await listed(person)).toHaveLength(1)
})

test('[AUD-07] two answers to one challenge at once open one session', async () => {
  const person = await operatorWith(server, ['support'])
  const { key } = await withPasskey(person)
  const options = await optionsOf(person)
  const answers = await Promise.all(
    [key.get(options), key.get(options)].map((answer) => logIn(person, { passkey: answer })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, FAILED])
})

test('[AUD-07] of a passkey and its copy at once one gets in', async () => {
  const person = await operatorWith(server, ['support'])
  const { key } = await withPasskey(person)
  const own = key.get(await optionsOf(person))
  const forCopy = await optionsOf(person)
  key.rewind()
  key.get(forCopy)
  const answers = await Promise.all(
    [own, key.get(forCopy)].map((answer) => logIn(person, { passkey: answer })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, FAILED])
})

test('[AUD-07] a changed signature, an unknown key, a copy, another site and an owner who is not recognised are refused alike', async () => {
  const person = await operatorWith(server, ['support'])
  const { key } = await withPasskey(person)
  const { response, ...named } = key.get(await optionsOf(person))
  const bytes = Buffer.from(response.authenticatorData, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  const changed = { ...response, authenticatorData: bytes.toString('base64url') }
  expect((await logIn(person, { passkey: { ...named, response: changed } })).status).toBe(FAILED)
  expect((await logInBy(person, createAuthenticator(origin()))).status).toBe(FAILED)

  expect(dataOf(await logInBy(person, key)).stage).toBe('open')
  key.rewind()
  expect((await logInBy(person, key)).status).toBe(FAILED)
  for (let i = 0; i < 5; i++) key.get(await optionsOf(person))
  expect(dataOf(await logInBy(person, key)).stage).toBe('open')
  key.unlock()
  expect((await logInBy(person, key)).status).toBe(FAILED)

  for (const stranger of [
    createAuthenticator('https://jogada.example.net'),
    createAuthenticator(origin(), false),
  ]) {
    expect((await finish(person, stranger, dataOf(await begin(person)))).status).toBe(FAILED)
  }
  expect(await listed(person)).toHaveLength(1)
})

test('[AUD-07] the passkey of one operator is nothing for another', async () => {
  const [ana, bia] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['support']),
  ]
  const [{ key, kept }, own] = [await withPasskey(ana), await withPasskey(bia)]
  expect((await logInBy(bia, key)).status).toBe(FAILED)
  // nor does one’s own answer to another’s challenge
  const others = own.key.get(await optionsOf(ana))
  expect((await logIn(bia, { passkey: others })).status).toBe(FAILED)
  expect((await finish(bia, createAuthenticator(origin()), dataOf(await begin(ana)))).status).toBe(
    FAILED,
  )
  const input = { params: { passkeyId: kept.passkeyId }, body: { code: nextCode(server) } }
  expect((await bia.call(passkeys.remove, input)).status).toBe(refusals.not_found.status)
  expect(await listed(bia)).toEqual([own.kept])
  expect(dataOf(await logInBy(ana, key)).stage).toBe('open')
})

test('[AUD-07] a player’s passkey opens no desk, and an operator’s opens no player’s account, also where it is one device', async () => {
  const person = await operatorWith(server, ['support'])
  const player = await registerPlayer(server)
  const beginAsPlayer = async () =>
    dataOf(await player.call(passkey.begin, { body: { pwd: PLAYER_PASSWORD } }))
  const ofPlayer = createAuthenticator(origin())
  const body = ofPlayer.create(await beginAsPlayer())
  dataOf(await player.call(passkey.finish, { body }))
  const { key } = await withPasskey(person)
  const asPlayer = async (by: Key) =>
    callAs(server, passkey.login, {
      body: by.get(dataOf(await callAs(server, passkey.loginOptions, {}))),
    })
  expect((await logInBy(person, ofPlayer)).status).toBe(FAILED)
  expect((await asPlayer(key)).status).toBe(refusals.passkey_failed.status)

  // the same key of both: a challenge of one is none of the other
  dataOf(await player.call(passkey.finish, { body: key.create(await beginAsPlayer()) }))
  const toStaff = key.get(await optionsOf(person))
  const toPlayer = key.get(dataOf(await callAs(server, passkey.loginOptions, {})))
  expect((await callAs(server, passkey.login, { body: toStaff })).status).toBe(
    refusals.passkey_failed.status,
  )
  expect((await logIn(person, { passkey: toPlayer })).status).toBe(FAILED)
  expect((await asPlayer(key)).status).toBe(200)
  // what a device keeps of a player is not replaced by what it makes for an operator of that number
  const options = dataOf(await begin(person))
  const { id } = options['user'] as { id: string }
  expect(Buffer.from(id, 'base64url').toString()).toBe(`staff:${person.staffId}`)
})

test('[AUD-07] making and removing a passkey needs the code of that moment, and each is in the log', async () => {
  const person = await operatorWith(server, ['finance'])
  expect((await begin(person, '000000')).status).toBe(CODE_WRONG)
  const code = nextCode(server)
  const options = dataOf(await begin(person, code))
  expect((await begin(person, code)).status).toBe(CODE_WRONG)
  const key = createAuthenticator(origin())
  const { passkeyId } = dataOf(await finish(person, key, options, 'Celular'))
  const remove = (given: string) =>
    person.call(passkeys.remove, { params: { passkeyId }, body: { code: given } })
  dataOf(await logIn(person, { code: nextCode(server) }))
  expect((await remove('000000')).status).toBe(CODE_WRONG)
  const old = key.get(await optionsOf(person))
  dataOf(await remove(nextCode(server)))
  expect(await listed(person)).toEqual([])
  expect((await logIn(person, { passkey: old })).status).toBe(FAILED)

  // whoever removed the last one has the code
  expect(dataOf(await logIn(person))).toEqual({ stage: 'code', token: null })
  expect(dataOf(await logIn(person, { code: nextCode(server) })).stage).toBe('open')
  const traces = await tracesOf(person)
  expect(traces.map(({ action }) => action)).toEqual([
    'staff.logged_in',
    'staff.login_failed',
    'staff.passkey_removed',
    'staff.confirm_failed',
    'staff.logged_in',
    'staff.passkey_added',
    'staff.confirm_failed',
    'staff.confirm_failed',
  ])
  const about = { subject: `staff:${person.staffId}` }
  expect(traces[2]).toMatchObject({ ...about, before: { passkey: 'Celular' } })
  expect(traces[5]).toMatchObject({ ...about, after: { passkey: 'Celular' } })
})

test('[AUD-07] five passkeys are enough, also when many are made at once', async () => {
  const person = await operatorWith(server, ['trader'])
  const begun: Options[] = []
  for (let i = 0; i < 6; i++) begun.push(dataOf(await begin(person)))
  const made = await Promise.all(
    begun.map((options, i) => finish(person, createAuthenticator(origin()), options, `Chave ${i}`)),
  )
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    200,
    200,
    200,
    200,
    ENOUGH,
  ])
  expect((await begin(person)).status).toBe(ENOUGH)
})

test('[AUD-07] three wrong passkeys, or wrong codes for one, close the login as wrong codes do', async () => {
  const person = await operatorWith(server, ['support'])
  const { key } = await withPasskey(person)
  for (let i = 0; i < 4; i++) await optionsOf(person)
  const stranger = createAuthenticator(origin())
  for (let i = 0; i < 3; i++) expect((await logInBy(person, stranger)).status).toBe(FAILED)
  expect((await logIn(person)).status).toBe(LOCKED)
  expect((await logIn(person, { code: nextCode(server) })).status).toBe(LOCKED)
  expect((await begin(person)).status).toBe(LOCKED)
  const failed = (await tracesOf(person)).filter(({ action }) => action === 'staff.login_failed')
  expect(failed).toHaveLength(3)

  server.clock.advance(30 * 60_000)
  expect(dataOf(await logInBy(person, key)).stage).toBe('open')
  const token = dataOf(await logInBy(person, key)).token!
  for (let i = 0; i < 3; i++) {
    const given = { body: { code: '000000' } }
    expect((await callAs(server, passkeys.begin, given, { token })).status).toBe(CODE_WRONG)
  }
  expect((await logIn(person)).status).toBe(LOCKED)
})

test('[SEC-04] [AUD-07] a reset of the second factor takes every passkey, and what was begun for another', async () => {
  const [admin, second] = [
    await operatorWith(server, ['admin']),
    await operatorWith(server, ['admin']),
  ]
  const person = await operatorWith(server, ['risk'])
  const { key } = await withPasskey(person)
  const ready = await optionsOf(person)
  const begun = dataOf(await begin(person))
  const { approvalId } = dataOf(
    await admin.call(opsAccount.resetFactor, {
      params: { staffId: String(person.staffId) },
      body: { reason: 'celular e chave perdidos' },
    }),
  )
  dataOf(
    await second.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} }),
  )
  expect((await person.call(passkeys.mine, {})).http).toBe(401)
  const { db } = server.deps
  for (const table of ['operator.passkey', 'operator.passkey_challenge'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('staff_id')
      .where('staff_id', '=', person.staffId)
      .execute()
    expect(rows).toEqual([])
  }
  const { stage, token } = dataOf(await logIn(person, { passkey: key.get(ready) }))
  expect(stage).toBe('enrol')
  const asPerson = { token: token! }
  expect((await callAs(server, passkeys.mine, {}, asPerson)).status).toBe(7001)
  const answer = { name: 'Chave', answer: createAuthenticator(origin()).create(begun) }
  expect((await callAs(server, passkeys.finish, { body: answer }, asPerson)).status).toBe(7001)
})

test('[SEC-04] [AUD-07] a passkey from before the authenticator app of now is none', async () => {
  const person = await operatorWith(server, ['risk'])
  const { key } = await withPasskey(person)
  const ready = await optionsOf(person)
  const begun = dataOf(await begin(person))
  const setFactor = (totp_confirmed_at: Date | null) =>
    server.deps.db
      .updateTable('operator.staff')
      .set({ totp_confirmed_at })
      .where('staff_id', '=', person.staffId)
      .execute()
  // as a server does that knows of no passkeys
  await setFactor(null)
  expect((await finish(person, createAuthenticator(origin()), begun)).status).toBe(FAILED)
  server.clock.advance(1000)
  await setFactor(server.clock.now())
  expect(await listed(person)).toEqual([])
  expect(dataOf(await logIn(person))).toEqual({ stage: 'code', token: null })
  expect((await logIn(person, { passkey: key.get(ready) })).status).toBe(FAILED)
})
