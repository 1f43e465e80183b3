import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DRAW_TIMINGS } from '@jogada/core/games/draws'
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

test('a channel of draws raises its ticket a week before its chains are at their end', () => {
  const [, rule] = /- alert: JogadaDrawsEnding\n\s+expr: >-\n(.+)/.exec(alerts) ?? []
  const bounds = Array.from(
    rule!.matchAll(/jogada_draws_left\{channel=~?"([\w|]+)"\}\) < (\d+)/g),
    ([, channels, least]) => channels!.split('|').map((channel) => [channel, Number(least)]),
  )
  const week = 7 * 86_400_000
  expect(bounds.flat()).toEqual(
    Object.entries(DRAW_TIMINGS).map(([channel, { periodMs }]) => [channel, week / periodMs]),
  )
})

test('a ledger that was never proved raises the alert of one that was not proved for two days', () => {
  const [, rule] = /- alert: JogadaLedgerUnproved\n\s+expr: >-\n(.+)/.exec(alerts) ?? []
  expect(rule).toContain('> 172800 or absent_over_time(jogada_ledger_proof_age_seconds[2d])')
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

test('every setting of the server has its row in docs/settings.md, and no row is about none', () => {
  const source = read('apps/server/src/platform/env.ts')
  const schema = source.slice(0, source.indexOf('export type Env'))
  const settings = Array.from(schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm), ([, name]) => name!)
  expect(settings.length).toBeGreaterThan(60)
  const rows = Array.from(
    read('docs/settings.md').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm),
    ([, names]) => names!.split(', ').map((name) => name.slice(1, -1)),
  ).flat()
  const ofTests = ['PUSH_TEST_ENDPOINTS', 'CAPTCHA_TEST_ANSWER']
  const ofStart = ['PIX_SANDBOX_PORT', 'DEMO_PROVIDER_PORT']
  expect([...rows, ...ofTests].toSorted()).toEqual([...settings, ...ofStart].toSorted())
})

test('every kind of alert at the desk has its row in the runbook, and no row is about none', () => {
  const source = read('apps/backoffice/src/i18n/areas/care.ts')
  const [portuguese] = /alertKinds: \{([\s\S]*?)\n {2}\}/.exec(source)!
  const kinds = Array.from(portuguese.matchAll(/^ {4}(\w+):/gm), ([, name]) => name!)
  expect(kinds.length).toBeGreaterThan(30)
  const table = read('docs/runbook-alerts.md').split('\n# Alerts at the desk\n')[1] ?? ''
  const rows = Array.from(table.matchAll(/^\| `(\w+)`(?:, `(\w+)`)? \|/gm), ([, ...names]) =>
    names.filter(Boolean),
  ).flat()
  expect(rows.toSorted()).toEqual(kinds.toSorted())
})

test('[OPS-01] each unit that a timer starts tells when it failed, and a rule of Prometheus looks at it and at its timer', () => {
  const units = ['backup', 'anchor', 'verify']
  for (const name of units) {
    for (const folder of ['ops/systemd', 'ops/container/timers']) {
      const unit = read(`${folder}/jogada-${name}.service`)
      expect(unit).toContain('OnFailure=jogada-failed@%p.service')
    }
  }
  expect(read('ops/systemd/jogada-failed@.service')).toContain('/etc/jogada/on-failure')
  expect(alerts).toContain(`jogada-(${units.join('|')}).service`)
  const [, rule] = /- alert: JogadaTimerFailed\n\s+expr: >-\n(.+)/.exec(alerts) ?? []
  const seen = (name: string) =>
    `node_systemd_timer_last_trigger_seconds{name="jogada-${name}.timer"}`
  for (const name of units) expect(rule).toContain(`absent(${seen(name)})`)
  expect(rule).toContain('{name=~"jogada-(backup|verify).timer"} > 100000')
  expect(rule).toContain(`time() - ${seen('anchor')} > 1200`)
  for (const folder of ['ops/systemd', 'ops/container/timers']) {
    expect(read(`${folder}/jogada-verify.service`)).toContain('--anchored-within 60\n')
  }
  const prometheus = read('ops/prometheus/prometheus.yml')
  expect(prometheus).toMatch(/^alerting:\n {2}alertmanagers:\n[\s\S]*targets:/m)
})

test('[OPS-02] the proxy lets nobody call back as the PSP without its certificate, and starts under systemd', () => {
  const proxy = read('ops/container/nginx.conf')
  expect(proxy).toContain('ssl_verify_client optional;')
  const [, callbacks] = /location \^~ \/api\/psp \{([\s\S]*?)\n {4}\}/.exec(proxy) ?? []
  expect(callbacks).toContain('if ($ssl_client_verify != SUCCESS) { return 403; }')
  // a service of systemd cannot open /dev/stdout, and nginx 1.22 knows no `http2 on`
  expect(proxy).not.toMatch(/\/dev\/std|^\s*http2 on;/m)
  expect(proxy).toMatch(/^worker_rlimit_nofile \d+;/m)
})

test('servers in containers keep the addresses that the proxy looked up, and their secrets stay out of git', () => {
  const compose = read('ops/container/compose.yml')
  for (const [index, server_] of ['server-1', 'server-2', 'server-3'].entries()) {
    expect(compose).toMatch(
      new RegExp(`  ${server_}: .*ipv4_address: 172\\.30\\.0\\.1${index + 1} `),
    )
  }
  const ignored = read('.gitignore').split('\n')
  for (const name of ['jogada.env', 'postgres-password', 'tls/', 'files/']) {
    expect(ignored).toContain(`ops/container/${name}`)
  }
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
