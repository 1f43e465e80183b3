import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../src/platform/env.ts'
import { startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const alerts = read('ops/prometheus/alerts.yml')
const dashboard = read('ops/grafana/jogada.json')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('every metric that an alert or a panel names is served', async () => {
  const served = new Map(
    (await server.deps.metrics.registry.getMetricsAsJSON()).map(({ name, type }) => [name, type]),
  )
  const named = new Set(`${alerts}${dashboard}`.match(/\bjogada_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(18)
  const missing = [...named].filter((name) => {
    const base = name.replace(/_(bucket|count|sum)$/, '')
    return !served.has(name) && String(served.get(base)) !== 'histogram'
  })
  expect(missing).toEqual([])
})

test('every measure of ours is on the dashboard, and every panel asks something', async () => {
  const ours = (await server.deps.metrics.registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => !/^jogada_(nodejs|process)_/.test(name))
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([])
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }
  expect(panels.every(({ targets }) => targets.length > 0)).toBe(true)
})

test('money, payments and withdrawals that wait are measured by their states', async () => {
  const text = await server.deps.metrics.registry.metrics()
  for (const line of [
    'jogada_house_balance_centavos{account="house:psp_clearing"} 0',
    'jogada_payments_waiting{state="unmatched"} 0',
    'jogada_withdrawals_waiting{state="in_review"} 0',
    'jogada_reconciliation_differences 0',
  ]) {
    expect(text).toContain(line)
  }
})

test('every alert has a section that says what to do, and no section is about none', () => {
  const runbook = read('docs/runbook-alerts.md')
  const names = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name!)
  const sections = Array.from(runbook.matchAll(/^## (\w+)\n(.+)/gm), ([, name, text]) => ({
    name: name!,
    text: text!,
  }))
  expect(sections.map(({ name }) => name)).toEqual(names)
  expect(sections.filter(({ text }) => text.length < 80)).toEqual([])
  expect(alerts.match(/runbook: /g)).toHaveLength(names.length)
  for (const name of names) expect(alerts).toContain(`runbook-alerts.md#${name.toLowerCase()}`)
})

test('the settings of the example are known, and a server of production starts with them', () => {
  const example = Object.fromEntries(
    Array.from(read('ops/jogada.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [
      name!,
      value!,
    ]),
  )
  const { PIX_CERT: _certificate, PIX_KEY: _key, ...given } = example
  const filled = {
    ...given,
    NODE_ENV: 'production',
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATA_KEYS: `a:${'5b'.repeat(32)}`,
    METRICS_TOKEN: 'x'.repeat(48),
    LICENCE_NUMBER: 'SPA/MF 0000/2026',
    LICENCE_HOLDER: 'Apostas do Brasil S.A.',
    LICENCE_CNPJ: '11222333000181',
  }
  expect(readEnv(filled)).toMatchObject({ PUBLIC_URL: 'https://apostas.bet.br' })
  const source = read('apps/server/src/platform/env.ts')
  for (const name of Object.keys(example)) expect(source).toContain(`  ${name}:`)
})

test('what the container and the units start is there', () => {
  const files = globSync('ops/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const programs = new Set(files.join('\n').match(/\b(?:apps|packages)\/[\w/-]+\.ts\b/g))
  expect([...programs].sort()).toEqual([
    'apps/server/src/cli/backup.ts',
    'apps/server/src/cli/ledger-anchor.ts',
    'apps/server/src/cli/ledger-verify.ts',
    'apps/server/src/main.ts',
  ])
  for (const program of programs) expect(read(program).length).toBeGreaterThan(0)
  // the database is not on the network of the proxy
  const compose = read('ops/container/compose.yml')
  const postgres = compose.slice(compose.indexOf('  postgres:\n    image'))
  expect(postgres.slice(0, postgres.indexOf('\nnetworks:'))).toContain('networks: [back]')
})

test('[OPS-02] in the container’s network the proxy reaches servers alone, and nobody from outside the database', () => {
  const compose = read('ops/container/compose.yml')
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
  const blockOf = (name: string) =>
    new RegExp(`\\n  ${name}:([\\s\\S]*?)(?=\\n  [a-z]|$)`).exec(services)![1]!
  for (const name of ['postgres', 'redis']) {
    expect(blockOf(name)).toContain('networks: [back]')
    expect(blockOf(name)).not.toContain('ports:')
  }
  expect(blockOf('nginx')).toMatch(/networks:\n\s+front:/)
  expect(blockOf('nginx')).not.toMatch(/\bback\b/)
})
