import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startTestServer } from '../src/testkit/test-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

const ignored = text('.containerignore').trim().split('\n')
const isLeftOut = (file: string) =>
  ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`))

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(packages|apps\/server)\//.test(file))
const shipped = sources.filter((file) => !isLeftOut(file))

test('[SEC-14] the image holds no test, and nothing in it asks for what only tests have', () => {
  expect(shipped.length).toBeGreaterThan(500)
  expect(sources.length - shipped.length).toBeGreaterThan(200)
  expect(shipped).toContain('apps/server/src/main.ts')
  const held = new Set(shipped)
  const wrong = shipped
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...text(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier]) => {
        if (/^(vitest|fast-check|@jogada\/postgres\/testing)/.test(specifier!)) return [file]
        if (!specifier!.startsWith('.')) return []
        const target = relative(root, resolve(root, dirname(file), specifier!))
        return held.has(target) ? [] : [`${file} → ${target}`]
      }),
    )
  expect(wrong).toEqual([])
})

test('[SEC-14] a bill of materials names every package that the server imports, with its digest', () => {
  const bill = JSON.parse(
    execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')], { encoding: 'utf8' }),
  ) as { components: { name: string; version: string; hashes?: { content: string }[] }[] }
  const named = new Map(bill.components.map((one) => [one.name, one]))
  const asked = new Set(
    shipped
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .flatMap((file) => [
        ...text(file).matchAll(/^(?:import|export) (?!type).* from '([^'.][^']*)'/gm),
      ])
      .map(([, specifier]) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier!)![0])
      .filter((name) => !name.startsWith('node:') && !name.startsWith('@jogada')),
  )
  expect(asked).toContain('fastify')
  expect([...asked].filter((name) => !named.has(name))).toEqual([])
  const plain = bill.components.filter(
    ({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''),
  )
  expect(plain.map(({ name }) => name)).toEqual([])
  expect(named.has('vitest')).toBe(false)
})

test('[LGPD-04] a browser loads nothing from anybody else, whatever the page asks for', async () => {
  const server = await startTestServer()
  const { headers } = await server.app.inject({ url: '/health' })
  await server.close()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  const names = policy.split(';').map((part) => part.trim().split(' '))
  const allowed = new Set(["'self'", "'none'", "'unsafe-inline'", 'data:', 'blob:'])
  expect(names.flatMap(([, ...from]) => from.filter((one) => !allowed.has(one)))).toEqual([])
  const ofScripts = names.filter(([name]) => /^(script|connect|worker)-src$/.test(name!))
  expect(ofScripts.flatMap(([, ...from]) => from).filter((one) => one !== "'self'")).toEqual([])
})
