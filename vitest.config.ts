import { configDefaults, defineConfig } from 'vitest/config'

/** What a property of any of them printed when it failed can be drawn again. */
const sameSeed = 'apps/server/src/testkit/same-seed.ts'
const patience = 'apps/server/src/testkit/patience.ts'

/** A test that hangs ends; one that a loaded machine holds up goes on. */
const unhurried = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Tests on a database of their own, on one server that the run starts. */
const onDatabase = {
  globalSetup: ['packages/postgres/src/vitest-setup.ts'],
  setupFiles: [patience, sameSeed],
  ...unhurried,
}

/** They count the work of a library and must reach it before the server does. */
const alone = ['apps/server/test/security.test.ts']

export default defineConfig({
  test: {
    // a file waits for the database as long as it works: a core left free for the runner stays idle
    maxWorkers: '100%',
    // a worker that keeps the server loaded collects its young objects a fourth as often
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          setupFiles: [patience, sameSeed],
          ...unhurried,
          include: [
            'packages/{core,contract,messages,ui}/**/*.test.ts',
            'apps/pix-sandbox/**/*.test.ts',
            'apps/demo-provider/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'database',
          // to load and warm the server anew for each file took longer than its tests
          isolate: false,
          include: ['packages/{ledger,postgres}/**/*.test.ts', 'apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone],
          ...onDatabase,
        },
      },
      { test: { name: 'alone', include: alone, ...onDatabase } },
      './apps/web/vite.config.ts',
      './apps/backoffice/vite.config.ts',
    ],
  },
})
