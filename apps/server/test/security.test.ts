import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import * as argon2 from '@node-rs/argon2'
import { auth, headerNames, ops, pathOf, refusals, user } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from '../src/platform/log.ts'
import { contractCalls } from '../src/testkit/contract-calls.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import { CODE_ID, callAs, drawCaptcha, registerPlayer } from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

// the real hashes, which are counted
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return {
    ...real,
    hash: vi.fn<typeof real.hash>(real.hash),
    verify: vi.fn<typeof real.verify>(real.verify),
  }
})
const hashes = vi.mocked(argon2.hash)
const checks = vi.mocked(argon2.verify)

let server: TestServer
let player: TestPlayer
/** The statements of the database, in their order. */
let statements: string[] = []
beforeAll(async () => {
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      const { statement } = JSON.parse(line.toString()) as { statement?: string }
      // the feed is read beside whatever is asked
      if (statement && !statement.includes('feed_message')) statements.push(statement)
      done()
    },
  })
  server = await startTestServer({ SLOW_STATEMENT_MS: '0' }, openLog('warn', sink))
  player = await registerPlayer(server)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})
beforeEach(() => {
  hashes.mockClear()
  checks.mockClear()
})

test('[SEC-11] every call answers with the headers, and what is somebody’s own is kept by no cache', async () => {
  const wrong: string[] = []
  for (const { name, call } of contractCalls) {
    const params = Object.fromEntries(
      Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, part]) => [part!, '1']),
    )
    const { headers } = await server.app.inject({
      method: call.method,
      url: pathOf(call.path, params),
    })
    const policy = String(headers['content-security-policy'])
    const isRight =
      policy === "default-src 'none'; frame-ancestors 'none'" &&
      headers['x-content-type-options'] === 'nosniff' &&
      headers['referrer-policy'] === 'no-referrer' &&
      String(headers['strict-transport-security']).startsWith('max-age=31536000') &&
      (call.auth === 'public' || headers['cache-control'] === 'no-store')
    if (!isRight) wrong.push(name)
  }
  expect(wrong).toEqual([])
})

test('[SEC-11] the policy lets no script, frame, font or form of others in', async () => {
  const { headers } = await server.app.inject('/health')
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => {
        const [name, ...values] = part.trim().split(' ')
        return [name!, values.join(' ')]
      }),
  )
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'self'",
    'base-uri': "'none'",
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'frame-src': "'self'",
    'img-src': "'self' data: blob:",
    'manifest-src': "'self'",
    'media-src': "'self' blob:",
    'object-src': "'none'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    // colours and places that a component computes; no style can run anything
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self'",
  })
})

test('[SEC-07] a body above 64 KiB is refused before it is read', async () => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: auth.login.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ username: 'x'.repeat(65_536) }),
  })
  expect(statusCode).toBe(400)
})

test('[SEC-07] who writes another address into the headers is counted by the own one, and told when to come back', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' })
  try {
    const knock = (attempt: number) =>
      limited.app.inject({
        method: auth.login.method,
        url: auth.login.path,
        remoteAddress: '203.0.113.9',
        headers: {
          'x-forwarded-for': `198.51.100.${attempt}`,
          'x-real-ip': `198.51.100.${attempt}`,
          forwarded: `for=198.51.100.${attempt}`,
          [headerNames.deviceId]: `device-${attempt}`,
        },
        payload: {},
      })
    const answers = []
    for (let attempt = 1; attempt <= 21; attempt++) answers.push(await knock(attempt))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(400), 429])
    const last = answers.at(-1)!
    const seconds = Number(last.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(last.json()).toMatchObject({
      status: refusals.too_many_requests.status,
      data: { seconds },
    })
  } finally {
    await limited.close()
  }
})

const sources = () => {
  const root = resolve(import.meta.dirname, '../src')
  return globSync('**/*.ts', { cwd: root })
    .filter((file) => !/(\.test\.ts|testkit)/.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
}

test('[SEC-12] every call to others has a limit of time and of size, and follows nobody elsewhere', () => {
  const calls = sources().flatMap(({ file, source }) =>
    Array.from(source.matchAll(/\bfetch\(/g), ({ index }) => ({
      file,
      call: source.slice(index, index + 700),
    })),
  )
  expect(calls.length).toBeGreaterThan(3)
  const loose = calls.filter(
    ({ call }) =>
      !/redirect: '(error|manual)'/.test(call) ||
      !/signal: AbortSignal/.test(call) ||
      !/limitedText\(|body\?\.cancel\(\)/.test(call) ||
      /\.(json|text|arrayBuffer|bytes|blob)\(\)/.test(call),
  )
  expect(loose.map(({ file }) => file)).toEqual([])
})

/** Who else opens connections, and what bounds them. */
const doors: Readonly<Record<string, string>> = {
  'modules/pix/transport.ts': 'ten seconds, 2 MiB, no redirect',
  'modules/notice/push/send-push.ts': 'ten seconds, the answer is not read, no private network',
  'modules/notice/push/vapid-keys.ts': 'makes keys only',
  'modules/notice/push/endpoint.ts': 'looks names up for the one above',
  'platform/mail.ts': 'ten seconds, to the mail server of the settings',
  'platform/redis.ts': 'to the address of the settings',
  'platform/listen.ts': 'to the database',
  'platform/vault/keep-keys.ts': 'to the database',
  'platform/vault/seal-tables.ts': 'to the database',
}

test('[SEC-12] whoever else could open a connection is named with what bounds it', () => {
  const opens =
    /import (?!type)[^;]*?from '(node:(http|https|http2|net|tls|dgram|dns)(\/\w+)?|nodemailer|web-push|ioredis|pg|undici|ws)'/
  // servers and families of addresses come from the same places
  const harmless =
    /import \{ (createServer|BlockList|isIP|isIPv4|isIPv6)(, (BlockList|isIP|isIPv4|isIPv6))* \}/
  const found = sources()
    .filter(({ source }) =>
      source.split(/\n(?=import )/).some((line) => opens.test(line) && !harmless.test(line)),
    )
    .map(({ file }) => file)
  expect(found.sort()).toEqual(Object.keys(doors).sort())
})

const work = () => ({ hashed: hashes.mock.calls.length, checked: checks.mock.calls.length })
const forgetWork = () => {
  hashes.mockClear()
  checks.mockClear()
  statements = []
}

async function logInAs(username: string) {
  await drawCaptcha(server)
  const body = { username, pwd: 'uma-senha-errada-77', codeId: CODE_ID, captCode: CAPTCHA }
  forgetWork()
  const answer = await callAs(server, auth.login, { body })
  return { status: answer.status, message: answer.message, statements: [...statements], ...work() }
}

async function enterAsStaff(email: string) {
  forgetWork()
  const body = { email, password: 'uma-senha-errada-77' }
  const answer = await callAs(server, ops.opsAccount.login, { body })
  return { status: answer.status, message: answer.message, statements: [...statements], ...work() }
}

test('[ACC-05] [SEC-02] a login does the same work for a known and an unknown e-mail', async () => {
  // the hash that stands in for nobody's is made once
  await logInAs('nobody-at-first@example.com')
  const unknown = await logInAs('nobody@example.com')
  const known = await logInAs(player.email)
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ hashed: 0, checked: 1 })
})

test('[ACC-05] [SEC-02] an operator’s login does the same work for a known and an unknown e-mail', async () => {
  const { staffId } = await operatorWith(server, ['support'])
  const { email } = await server.deps.db
    .selectFrom('operator.staff')
    .select('email')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  await enterAsStaff('nobody-at-first@example.com')
  const unknown = await enterAsStaff('nobody@example.com')
  expect(await enterAsStaff(email)).toEqual(unknown)
  expect(unknown).toMatchObject({ hashed: 0, checked: 1 })
  expect(unknown.statements.length).toBeGreaterThan(1)
})

test('[ACC-05] asking for a reset code and checking one do the same work for both', async () => {
  const asked = async (email: string) => {
    const answer = await callAs(server, user.sendResetEmail, { body: { email } })
    // before the answer nothing was looked up; what follows nobody waits for
    const done = work()
    await vi.waitFor(() => expect(answer.status).toBe(200))
    return { status: answer.status, ...done }
  }
  expect(await asked('nobody@example.com')).toEqual(await asked(player.email))
  await vi.waitFor(async () => {
    const rows = await server.deps.db.selectFrom('account.password_reset').selectAll().execute()
    expect(rows).toHaveLength(1)
  })
  const checked = async (email: string) => {
    forgetWork()
    const answer = await callAs(server, user.checkResetEmail, { body: { email, code: '000000' } })
    return {
      status: answer.status,
      message: answer.message,
      statements: [...statements],
      ...work(),
    }
  }
  await checked('nobody@example.com')
  expect(await checked('nobody@example.com')).toEqual(await checked(player.email))
})

test('[ACC-05] a registration does the same work for a free and a taken e-mail', async () => {
  const register = async (username: string) => {
    await drawCaptcha(server)
    hashes.mockClear()
    checks.mockClear()
    await callAs(server, auth.register, {
      body: {
        username,
        country: '+55',
        phone: '11987654321',
        pwd: 'calçadão-9-ondas',
        pwd1: 'calçadão-9-ondas',
        codeId: CODE_ID,
        captCode: CAPTCHA,
        isapp: 0,
      },
    })
    return work()
  }
  const free = await register('free@example.com')
  expect(await register(player.email)).toEqual(free)
  expect(free.hashed).toBe(1)
})
