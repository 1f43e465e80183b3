// Breaks the rules of money, rewards, bets and games in many small ways and counts which of them their
// tests notice: `npm run mutate -- [group …]`. What nobody noticed is printed, and a group below its
// floor ends the run with 1. Installs the mutation tool in a folder of its own, from the registry.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groups, isGroup } from './groups.ts'
import type { GroupName } from './groups.ts'

const STRYKER = '10.1.1'
const STEP_TIMEOUT_MS = 3000
const TEST_TIMEOUT_MS = 90_000
const CORE = 'packages/core'
const ALL_TESTS = `${CORE}/src/**/*.test.ts`

const root = fileURLToPath(new URL('../..', import.meta.url))

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isGroup(name))
if (unknown.length > 0) {
  console.error(`no group: ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`)
  process.exit(2)
}
const chosen = (asked.length > 0 ? asked : Object.keys(groups)) as GroupName[]

const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
try {
  prepare()
  const below = chosen.filter((name) => !holds(name))
  if (below.length > 0) {
    console.error(`below its floor: ${below.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The rules and their tests alone, so that a mutant costs the tests that reach it and no more. */
function prepare() {
  // without its tsconfig.json, which the tool would read by the older compiler's interface
  for (const part of ['src', 'package.json']) {
    cpSync(join(root, CORE, part), join(folder, CORE, part), { recursive: true })
  }
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
  }
  write('package.json', {
    private: true,
    type: 'module',
    workspaces: ['packages/*'],
    devDependencies: {
      vitest: devDependencies['vitest'],
      'fast-check': devDependencies['fast-check'],
      '@stryker-mutator/core': STRYKER,
      '@stryker-mutator/vitest-runner': STRYKER,
    },
  })
  if (run('npm', ['install', '--no-audit', '--no-fund', '--silent']) !== 0) {
    throw new Error('the mutation tool could not be installed')
  }
}

function holds(name: GroupName): boolean {
  const { files, floor } = groups[name]
  const { tests } = { tests: ALL_TESTS, ...groups[name] }
  const test = { isolate: false, testTimeout: TEST_TIMEOUT_MS, include: [tests] }
  writeFileSync(join(folder, 'vitest.config.js'), `export default ${JSON.stringify({ test })}\n`)
  write('stryker.config.json', {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    mutate: files,
    timeoutMS: STEP_TIMEOUT_MS,
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    thresholds: { high: 100, low: floor, break: floor },
  })
  console.log(`\n${name}: at least ${floor} %`)
  return run('npx', ['stryker', 'run']) === 0
}

function write(file: string, content: object) {
  writeFileSync(join(folder, file), JSON.stringify(content, null, 2))
}

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status ?? 1
}
