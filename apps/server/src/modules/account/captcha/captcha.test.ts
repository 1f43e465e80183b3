import { auth, headerNames, pathOf } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { answerOf } from './answer.ts'
import { captchaAlphabet } from './glyphs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const paths = { captcha: auth.captcha.path, captchaSound: auth.captchaSound.path }

let codes = 10_000_000
const ask = (what: keyof typeof paths, codeId: string, deviceId = 'a-tab', by = server) =>
  by.app.inject({
    url: pathOf(paths[what], { codeId }),
    headers: { [headerNames.deviceId]: deviceId },
  })
const draw = async () => {
  const codeId = String(++codes)
  expect((await ask('captcha', codeId)).statusCode).toBe(200)
  return codeId
}
const listen = async (codeId: string, deviceId?: string) =>
  (await ask('captchaSound', codeId, deviceId)).statusCode
const stored = (codeId: string) =>
  server.deps.db
    .selectFrom('account.captcha')
    .selectAll()
    .where('code_id', '=', codeId)
    .executeTakeFirstOrThrow()

test('[R043] a captcha can be heard, by the device that was shown it alone, five times', async () => {
  const codeId = await draw()
  const { statusCode, headers, rawPayload } = await ask('captchaSound', codeId)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'audio/wav',
    'no-store',
  ])
  expect(rawPayload.toString('latin1', 0, 4)).toBe('RIFF')
  expect(await listen(codeId, 'another-tab')).toBe(404)
  const racing = await Promise.all(Array.from({ length: 8 }, () => listen(codeId)))
  expect(racing.filter((status) => status === 200)).toHaveLength(4)
  expect(await listen(codeId)).toBe(404)
  // another picture under the same id is another captcha
  await ask('captcha', codeId)
  expect(await listen(codeId)).toBe(200)
})

test('[R043] a device hears ten captchas in a minute and no more, however many pictures it asks for', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let picture = 0; picture < 12; picture++) {
    const codeId = String(++codes)
    expect((await ask('captcha', codeId, 'one', limited)).statusCode).toBe(200)
    statuses.push((await ask('captchaSound', codeId, 'one', limited)).statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  const codeId = String(++codes)
  await ask('captcha', codeId, 'other', limited)
  expect((await ask('captchaSound', codeId, 'other', limited)).statusCode).toBe(200)
  await limited.close()
})

test('[R043] nothing is heard of a captcha that ran out or never was', async () => {
  const old = await draw()
  server.clock.advance(5 * 60_000 + 1)
  expect(await listen(old)).toBe(404)
  expect(await listen('99999999')).toBe(404)
  expect(await listen('no-digits')).toBe(400)
})

test('[X15] what is kept of a captcha does not tell its answer to whoever has no key', async () => {
  const row = await stored(await draw())
  const answer = answerOf(server.deps, row.salt!)
  expect(answer).toHaveLength(4)
  for (const letter of answer) expect(captchaAlphabet).toContain(letter)
  const other = { vault: { ...server.deps.vault, index: () => Buffer.alloc(32, 7) } }
  expect(answerOf(other, row.salt!)).not.toBe(answer)
  expect(JSON.stringify(row)).not.toContain(answer)
})
