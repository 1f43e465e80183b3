import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'
import { serveWeb } from './web.ts'

let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'jogada-web-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Jogada</title>')
  await writeFile(join(dist, 'index.html.br'), 'page in brotli')
  await writeFile(join(dist, 'index.html.gz'), 'page in gzip')
  await writeFile(join(dist, 'sw.js'), '0')
  await writeFile(join(dist, 'assets/app-1.js'), '1')
  await writeFile(join(dist, 'assets/app-1.js.br'), '2')
  await writeFile(join(dist, 'assets/art-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterAll(() => rm(dist, { recursive: true }))

async function ask(...questions: readonly InjectOptions[]) {
  const app = Fastify()
  await addSecurityHeaders(app, { strictTransportSecurity: { maxAge: 31_536_000 } })
  await serveWeb(app, dist)
  const given = []
  for (const question of questions) given.push(await app.inject(question))
  await app.close()
  return given
}

const answers = (...urls: readonly string[]) =>
  ask(...urls.map((url) => ({ url, headers: { 'accept-encoding': 'br' } })))

const heads = async (...urls: readonly string[]) =>
  (await answers(...urls)).map(({ headers }) => headers)

test('scripts of the built app carry no headers that only pages obey, all else carries every one', async () => {
  const [script, ...others] = await heads(
    '/assets/app-1.js',
    '/assets/art-1.svg',
    '/sw.js',
    '/home',
  )
  expect(script).toMatchObject({
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const ofPages = ['content-security-policy', 'x-frame-options', 'referrer-policy']
  for (const name of ofPages) {
    expect(script).not.toHaveProperty(name)
    for (const other of others) expect(other).toHaveProperty(name)
  }
})

test('a part of a build that is not there is missing, and never the page under its name', async () => {
  const gone = await answers('/assets/app-0.js', '/assets/app-0.css?1', '/ops/assets/app-0.js')
  for (const { statusCode, headers } of gone) {
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  }
  const [page] = await answers('/assets')
  expect([page!.statusCode, page!.headers['content-type']]).toEqual([200, 'text/html'])
})

test('[R010] whoever reads no compressed files gets the page too, under every path of the app', async () => {
  const paths = ['/', '/?a=1', '/home', '/assets', '//home']
  for (const { statusCode, body } of await ask(...paths.map((url) => ({ url })))) {
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Jogada</title>')
  }
  const [plain, monitor] = await ask({ url: '/assets/app-1.js' }, { url: '/', method: 'HEAD' })
  expect([plain!.statusCode, plain!.body]).toEqual([200, '1'])
  expect([monitor!.statusCode, monitor!.body]).toEqual([200, ''])
})

test('the page is sent in the smallest form that its reader takes, and caches are told so', async () => {
  const forms = await ask(
    ...['gzip, deflate, br, zstd', 'gzip', 'identity'].map((accepted) => ({
      url: '/home',
      headers: { 'accept-encoding': accepted },
    })),
  )
  expect(forms.map(({ headers, body }) => [headers['content-encoding'], body])).toEqual([
    ['br', 'page in brotli'],
    ['gzip', 'page in gzip'],
    [undefined, '<!doctype html><title>Jogada</title>'],
  ])
  for (const { headers } of forms) {
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html' })
  }
})
