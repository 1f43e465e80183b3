import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { lightBrowser, wholeBrowser } from './src/browsers.ts'
import { FIRST_OPERATOR } from './src/steps/operator.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PORT = process.env['E2E_PORT'] ?? '3100'
const PIX_PORT = process.env['E2E_PIX_PORT'] ?? '3110'
const PROVIDER_PORT = process.env['E2E_PROVIDER_PORT'] ?? '3120'
process.env['E2E_PIX_URL'] = `http://localhost:${PIX_PORT}`
// set by the first process and read by the tests: where the product puts the mails that it sends
const DATA = (process.env['E2E_DATA_DIR'] ??= `${root}test-results/data-${randomUUID()}`)

/**
 * Files that change the product for everybody (operators at work, stopped games, new terms), replace
 * its files, or follow a match or a wheel that waits for nobody.
 */
const ALONE = [
  'backoffice',
  'desk-keyboard',
  'journey',
  'licence',
  'motion',
  'payouts',
  'play',
  'sports',
  'staff-passkey',
  'stake-limits',
  'stopped-games',
  'worker',
]
/** Files that measure the product, which should have little else to do. */
const MEASURED = ['figures', 'lighthouse']
/** Files of a product under the licence of Brazil, which every server of it and every test keeps. */
const REGULATED = ['regulated']
const isRegulated = process.env['E2E_LICENCE'] === 'br'
const files = (names: readonly string[]) => names.map((name) => `**/${name}.test.ts`)

export default defineConfig({
  testDir: './src',
  outputDir: `../test-results/e2e-${PORT}`,
  fullyParallel: false,
  workers: 2,
  // one run and one product for each: with one product they would disturb one another
  projects: [
    {
      name: 'together',
      testMatch: '**/*.test.ts',
      testIgnore: files([...ALONE, ...MEASURED, ...REGULATED]),
    },
    { name: 'alone', testMatch: files(ALONE), workers: 1 },
    {
      name: 'measured',
      testMatch: files(MEASURED),
      workers: 1,
      use: { launchOptions: wholeBrowser },
    },
    { name: 'regulated', testMatch: files(REGULATED), workers: 1 },
  ],
  // `npm test` tries what fails once more, on a product that nothing has changed
  retries: 0,
  // a test that hangs ends; one that a loaded machine holds up goes on
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./src/seen-reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 393, height: 852 },
    hasTouch: true,
    // frames that nobody looks at take a processor: tests of what moves ask for motion
    contextOptions: { reducedMotion: 'reduce' },
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // what hangs says at which step, long before its test is over
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // recording each step takes longer than the step: what failed once is recorded by `--trace`
    trace: 'off',
    launchOptions: lightBrowser,
  },
  webServer: {
    command: `${process.execPath} scripts/product/main.ts`,
    cwd: root,
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    url: `http://localhost:${PORT}/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    env: {
      PORT,
      PIX_SANDBOX_PORT: PIX_PORT,
      DEMO_PROVIDER_PORT: PROVIDER_PORT,
      DATA_DIR: DATA,
      CAPTCHA_TEST_ANSWER: 'ONDA',
      REPLAY_SPEED: process.env['E2E_REPLAY_SPEED'] ?? '90',
      RATE_LIMITS: 'off',
      ...(isRegulated ? { LICENCE_PROFILE: 'br', LOCATION_LOCAL: 'BR' } : {}),
      // a test may stand where a proxy does, and say from which address a visitor comes
      TRUSTED_PROXIES: '127.0.0.1,::1',
      OPERATOR_EMAIL: FIRST_OPERATOR.email,
      OPERATOR_PASSWORD: FIRST_OPERATOR.password,
    },
  },
})
