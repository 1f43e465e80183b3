// Tests on the database, build, budgets, browser journeys, and beside them format, lint, types and rules.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'
import { afterAnotherTry, playwrightOutcome, tell, vitestOutcome } from './failures.ts'
import type { Failure, Outcome } from './failures.ts'
import { ensureRedis } from './redis.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(root, 'test-results', 'reports')

type Counts = { passed: number; failed: number }
type Step = { readonly name: string; readonly run: () => Promise<Counts> }

const settings = { ...process.env, ...(process.env['CI'] ? { NO_COLOR: '1' } : {}) }

async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...settings, ...env } } as const
  const [code] = (await once(spawn(command, args, options), 'exit')) as [number | null]
  return code === 0
}

const npmScript = (name: string, env?: Record<string, string>) =>
  run('npm', ['run', '--silent', name], env)

/** A check without tests of its own counts as one. */
const countOf = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

const check = (name: string): Step => ({
  name,
  async run() {
    process.stdout.write(`\n— ${name}\n`)
    return countOf(await npmScript(name))
  },
})

/** Runs with what other steps leave of the processors, and says what it found when it is done. */
async function runQuietly(
  name: string,
  command: string,
  args: readonly string[],
  priority: number = constants.priority.PRIORITY_LOW,
) {
  const child = spawn(command, args, { cwd: root, env: settings })
  if (child.pid !== undefined) setPriority(child.pid, priority)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  process.stdout.write(`\n— ${name}\n${said}`)
  return code === 0
}

const quietCheck = (name: string): Step => ({
  name,
  run: async () => countOf(await runQuietly(name, 'npm', ['run', '--silent', name])),
})

const failures: Failure[] = []

function countsOf(outcome: Outcome | undefined, ok: boolean): Counts {
  const { passed, failed, failures: found } = outcome ?? { passed: 0, failed: 1, failures: [] }
  failures.push(...found)
  return { passed, failed: ok ? failed : Math.max(1, failed) }
}

/** Where a second product answers while another one runs. */
const BESIDE = { E2E_PORT: '3130', E2E_PIX_PORT: '3140', E2E_PROVIDER_PORT: '3150' }

const WITHOUT_DATABASE = ['packages', 'web', 'backoffice']

/** How to run the tests of these projects of `vitest.config.ts`, or of all but those named with a `!`. */
const vitestArgs = (report: string, projects: readonly string[]) => [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...projects.map((project) => `--project=${project}`),
]

async function testsOnDatabase(): Promise<Counts> {
  process.stdout.write('\n— tests on the database\n')
  ensureRedis()
  const report = join(reports, 'vitest.json')
  const args = vitestArgs(
    report,
    WITHOUT_DATABASE.map((name) => `!${name}`),
  )
  const ok = await run('npx', args)
  return countsOf(await vitestOutcome(report, root), ok)
}

/** They are patient with what a screen shows: a part of a processor will do. */
async function testsWithoutDatabase(): Promise<Counts> {
  const report = join(reports, 'vitest-without-database.json')
  const args = vitestArgs(report, WITHOUT_DATABASE)
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  const ok = await runQuietly('tests without a database', 'npx', args, PRIORITY_BELOW_NORMAL)
  return countsOf(await vitestOutcome(report, root), ok)
}

/** More than so many have one cause, which another try would only meet again. */
const MOST_TRIED_AGAIN = 5

/**
 * The browser tests of one project of `e2e/playwright.config.ts`, on a product of its own. What fails
 * may have left it in the middle of a change, so that it is tried once more on another one.
 */
async function journeys(project: string, env: Record<string, string> = {}): Promise<Counts> {
  process.stdout.write(`\n— browser journeys, ${project}\n`)
  const chromium = ensureChromium()
  const once = async (report: string, ...options: readonly string[]) => {
    const path = join(reports, `playwright-${report}.json`)
    const set = { ...env, ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const ok = await run('npm', ['run', '--silent', `e2e:${project}`, '--', ...options], set)
    return { ok, outcome: await playwrightOutcome(path) }
  }
  const first = await once(project)
  const failed = first.outcome?.failed ?? 0
  if (!first.outcome || failed === 0 || failed > MOST_TRIED_AGAIN) {
    return countsOf(first.outcome, first.ok)
  }
  process.stdout.write(`\n— what failed of them, on another product\n`)
  const second = await once(`${project}-again`, '--last-failed', '--trace=on')
  return countsOf(afterAnotherTry(first.outcome, second.outcome), second.ok)
}

/** One after the other. */
const lane = (...steps: readonly Step[]): readonly Step[] => steps

/**
 * Lanes of a stage run side by side. Tests on the database keep every processor busy, and so do those of
 * two browsers; browser tests that stand alone often wait, and leave a processor to what needs no product.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [lane({ name: 'tests on the database', run: testsOnDatabase }, check('build'), check('budgets'))],
  [lane({ name: 'browser journeys, together', run: () => journeys('together') })],
  [
    lane({ name: 'browser journeys, alone', run: () => journeys('alone') }),
    lane(
      ...['format:check', 'imports', 'secrets', 'licences', 'lint', 'types'].map(quietCheck),
      { name: 'tests without a database', run: testsWithoutDatabase },
      { name: 'browser journeys, regulated', run: () => journeys('regulated', BESIDE) },
    ),
  ],
  // matches at the pace of matches, as home shows them outside of tests
  [
    lane({
      name: 'browser journeys, measured',
      run: () => journeys('measured', { E2E_REPLAY_SPEED: '1' }),
    }),
  ],
]

await rm(reports, { recursive: true, force: true })
const total: Counts = { passed: 0, failed: 0 }
const broken: string[] = []

async function runLane(steps: readonly Step[]) {
  for (const { name, run: runStep } of steps) {
    // a step that could not be taken is one that failed: the others still count
    const counts = await runStep().catch((error: unknown) => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    total.passed += counts.passed
    total.failed += counts.failed
    if (counts.failed > 0) broken.push(name)
  }
}

for (const lanes of stages) await Promise.all(lanes.map(runLane))
// once more at the end, which is what is kept of a long output
if (failures.length > 0) process.stdout.write(`\n${failures.map(tell).join('\n')}\n`)
if (broken.length > 0) process.stdout.write(`\nfailed in: ${broken.join(', ')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed > 0 ? 1 : 0)
