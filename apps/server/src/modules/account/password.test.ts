import { hash } from '@node-rs/argon2'
import { auth, ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { LEAST_MEMORY_KIB } from '../../platform/passwords.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { callAs, CODE_ID, drawCaptcha, registerPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'
import { leakedPasswords } from './leaked-passwords.ts'
import { checkNewPassword } from './password.ts'

const server = serverOfFile({ PASSWORD_MEMORY_KIB: String(LEAST_MEMORY_KIB) })

const PASSWORD = 'calçadão-9-ondas'
const CHEAP = { memoryCost: 4096, timeCost: 1, parallelism: 1 }
const KEPT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43}$/

async function logIn(username: string, pwd: string) {
  await drawCaptcha(server)
  const body = { username, pwd, codeId: CODE_ID, captCode: CAPTCHA }
  return (await callAs(server, auth.login, { body })).status
}

const hashOf = async (playerId: bigint) => {
  const row = await server.deps.db
    .selectFrom('account.player')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

test('[SEC-01] a password is kept as argon2id of the named cost, with a salt of its own', async () => {
  const [one, other] = [await registerPlayer(server), await registerPlayer(server)]
  const hashes = [await hashOf(one.playerId), await hashOf(other.playerId)]
  for (const kept of hashes) expect(kept).toMatch(KEPT)
  expect(hashes[0]).not.toBe(hashes[1])
})

test('[SEC-01] a hash of another cost is renewed by the next login, and by no wrong password', async () => {
  const player = await registerPlayer(server)
  const old = await hash(PASSWORD, CHEAP)
  await server.deps.db
    .updateTable('account.player')
    .set({ password_hash: old })
    .where('player_id', '=', player.playerId)
    .execute()
  expect(await logIn(player.email, 'uma-senha-errada-77')).toBe(refusals.login_failed.status)
  expect(await hashOf(player.playerId)).toBe(old)
  expect(await logIn(player.email, PASSWORD)).toBe(200)
  const renewed = await hashOf(player.playerId)
  expect(renewed).toMatch(KEPT)
  expect(await logIn(player.email, PASSWORD)).toBe(200)
  expect(await hashOf(player.playerId)).toBe(renewed)
})

test('[SEC-01] so is that of an operator', async () => {
  const { staffId } = await operatorWith(server, ['support'])
  const staff = () =>
    server.deps.db
      .selectFrom('operator.staff')
      .select(['email', 'password_hash'])
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
  const password = 'ondas-de-pedra-71'
  const old = await hash(password, CHEAP)
  await server.deps.db
    .updateTable('operator.staff')
    .set({ password_hash: old })
    .where('staff_id', '=', staffId)
    .execute()
  const { email } = await staff()
  await callAs(server, ops.opsAccount.login, { body: { email, password: 'uma-senha-errada-77' } })
  expect((await staff()).password_hash).toBe(old)
  const shown = await callAs(server, ops.opsAccount.login, { body: { email, password } })
  expect(shown).toMatchObject({ status: 200, data: { stage: 'code' } })
  expect((await staff()).password_hash).toMatch(KEPT)
})

const codeOf = (password: string) => {
  try {
    checkNewPassword(password, password)
    return null
  } catch (refusal) {
    return (refusal as { code: string }).code
  }
}

test('[SEC-02] the three thousand passwords that leaks show most often are refused in any case', () => {
  const long = new Set(leakedPasswords.filter((one) => Array.from(one).length >= 8))
  expect(long.size).toBeGreaterThanOrEqual(3000)
  for (const one of long) {
    expect([one, codeOf(one)]).toEqual([one, 'password_too_common'])
    expect([one, codeOf(one.toUpperCase())]).toEqual([one, 'password_too_common'])
  }
})

test.each([
  ['letters alone', 'ondas de pedra'],
  ['digits alone', '8402951736'],
  ['one letter again and again', 'zzzzzzzzzzzz'],
  ['signs that a keyboard draws', '🌊🌊🌊🌊🌊🌊🌊🌊'],
  ['spaces at its ends', ' ondas de pedra '],
  ['sixty-four characters', `${'ondas-'.repeat(10)}9876`],
])('[SEC-02] a password of %s is taken as it was typed', async (_, password) => {
  expect(codeOf(password)).toBeNull()
  const { email } = await registerPlayer(server, { pwd: password, pwd1: password })
  const cut = Array.from(password).slice(0, -1).join('')
  const others = [cut, password.toUpperCase(), password.trim()].filter((one) => one !== password)
  for (const other of others) {
    expect([other, await logIn(email, other)]).toEqual([other, refusals.login_failed.status])
  }
  expect(await logIn(email.toUpperCase(), password)).toBe(200)
})
