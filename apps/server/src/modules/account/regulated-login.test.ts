import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth, refusals, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs, CODE_ID, dataOf, drawCaptcha, registerPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

const PASSWORD = 'calçadão-9-ondas'
const MINUTE_MS = 60_000

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-mail-'))
  server = await startTestServer({ LICENCE_PROFILE: 'br', DATA_DIR: folder })
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

async function logIn(username: string, pwd: string) {
  await drawCaptcha(server)
  const body = { username, pwd, codeId: CODE_ID, captCode: CAPTCHA }
  return (await callAs(server, auth.login, { body })).status
}

const failed = refusals.login_failed.status
const locked = refusals.login_locked.status

test('[ACC-06] the third failure within thirty minutes closes the login, the second does not', async () => {
  const player = await registerPlayer(server)
  for (const again of [1, 2])
    expect([again, await logIn(player.email, 'x')]).toEqual([again, failed])
  expect(await logIn(player.email, PASSWORD)).toBe(200)
  for (const again of [1, 2, 3]) {
    expect([again, await logIn(player.email, 'x')]).toEqual([again, failed])
  }
  expect(await logIn(player.email, PASSWORD)).toBe(locked)
})

test('[ACC-06] the window is thirty minutes to the millisecond, and knocking does not make it longer', async () => {
  const player = await registerPlayer(server)
  for (let failure = 0; failure < 3; failure++) await logIn(player.email, 'x')
  for (let minute = 0; minute < 29; minute++) {
    server.clock.advance(MINUTE_MS)
    expect(await logIn(player.email, PASSWORD)).toBe(locked)
  }
  server.clock.advance(MINUTE_MS - 1)
  expect(await logIn(player.email, PASSWORD)).toBe(locked)
  server.clock.advance(1)
  expect(await logIn(player.email, PASSWORD)).toBe(200)
})

test('[ACC-06] a code from the account’s mail and a new password open the login at once', async () => {
  const player = await registerPlayer(server)
  for (let failure = 0; failure < 3; failure++) await logIn(player.email, 'x')
  expect(await logIn(player.email, PASSWORD)).toBe(locked)

  await callAs(server, user.sendResetEmail, { body: { email: player.email } })
  const code = await vi.waitFor(async () => {
    const names = await readdir(join(folder, 'mail'))
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(join(folder, 'mail', name), 'utf8')),
    )
    const mail = mails.find((text) => text.includes(`\nTo: ${player.email}`)) ?? ''
    return /^Subject: .*?(\d{6})/m.exec(mail)![1]!
  })
  const body = { email: player.email, code }
  const chkId = dataOf(await callAs(server, user.checkResetEmail, { body }))
  const nPwd = 'areia-branca-71-ondas'
  expect((await callAs(server, user.setPassword, { body: { nPwd, chkId } })).status).toBe(200)
  expect(await logIn(player.email, nPwd)).toBe(200)
})
