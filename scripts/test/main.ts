// Lint, format, types, import rules, unit and database tests, build, budgets and browser journeys.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'
import { ensureRedis } from './redis.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(root, 'test-results', 'reports')

type Counts = { passed: number; failed: number }

async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(process.env['CI'] ? { NO_COLOR: '1' } : {}), ...env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

const npmScript = (name: string, env?: Record<string, string>) =>
  run('npm', ['run', '--silent', name], env)

/** A check without tests of its own counts as one. */
async function check(name: string): Promise<Counts> {
  process.stdout.write(`\n— ${name}\n`)
  const ok = await npmScript(name)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const checked = (name: string): [string, () => Promise<Counts>] => [name, () => check(name)]

async function vitest(): Promise<Counts> {
  process.stdout.write('\n— unit and database tests\n')
  ensureRedis()
  const report = join(reports, 'vitest.json')
  const ok = await run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = await readFile(report, 'utf8')
    .then((text) => JSON.parse(text) as { numPassedTests: number; numFailedTests: number })
    .catch(() => ({ numPassedTests: 0, numFailedTests: 1 }))
  const failed = counts.numFailedTests
  return { passed: counts.numPassedTests, failed: ok ? failed : Math.max(1, failed) }
}

/** The browser tests of one project of `e2e/playwright.config.ts`, on a product of its own. */
async function journeys(project: string, env: Record<string, string> = {}): Promise<Counts> {
  process.stdout.write(`\n— browser journeys, ${project}\n`)
  const report = join(reports, `playwright-${project}.json`)
  const chromium = await ensureChromium()
  const ok = await npmScript(`e2e:${project}`, {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  })
  const stats = await readFile(report, 'utf8')
    .then((text) => (JSON.parse(text) as { stats: Record<string, number> }).stats)
    .catch((): Record<string, number> => ({ expected: 0, unexpected: 1 }))
  const passed = (stats['expected'] ?? 0) + (stats['flaky'] ?? 0)
  const failed = stats['unexpected'] ?? 0
  return { passed, failed: ok ? failed : Math.max(1, failed) }
}

await rm(reports, { recursive: true, force: true })
const steps: readonly [name: string, step: () => Promise<Counts>][] = [
  ...['format:check', 'lint', 'types', 'imports', 'secrets', 'licences'].map(checked),
  ['unit and database tests', vitest],
  ...['build', 'budgets'].map(checked),
  ['browser journeys, together', () => journeys('together')],
  ['browser journeys, alone', () => journeys('alone')],
  // matches at the pace of matches, as home shows them outside of tests
  ['browser journeys, measured', () => journeys('measured', { E2E_REPLAY_SPEED: '1' })],
]
const total: Counts = { passed: 0, failed: 0 }
const broken: string[] = []
for (const [name, step] of steps) {
  const counts = await step()
  total.passed += counts.passed
  total.failed += counts.failed
  if (counts.failed > 0) broken.push(name)
}
if (broken.length > 0) process.stdout.write(`\nfailed in: ${broken.join(', ')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed > 0 ? 1 : 0)
