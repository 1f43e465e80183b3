import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests on a database of their own, on one server that the run starts. */
const onDatabase = {
  globalSetup: ['packages/postgres/src/vitest-setup.ts'],
  setupFiles: ['apps/server/src/testkit/patience.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

/** They count the work of a library and must reach it before the server does. */
const alone = ['apps/server/test/security.test.ts']

/** Whoever puts another module in the place of one, or has the app connect, needs the app anew. */
const root = import.meta.dirname
const appAnew = globSync('src/**/*.test.ts', { cwd: join(root, 'apps/web') }).filter((file) =>
  /vi\.mock\(|socket-server/.test(readFileSync(join(root, 'apps/web', file), 'utf8')),
)

const web = { extends: './apps/web/vite.config.ts', root: './apps/web' }

export default defineConfig({
  test: {
    // a file waits for the database as long as it works: a core left free for the runner stays idle
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          testTimeout: 90_000,
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
      {
        ...web,
        test: {
          name: 'web rules',
          // what is shown goes on in the next file; rules alone do not, and load fast together
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...appAnew],
        },
      },
      { ...web, test: { name: 'web', include: ['src/**/*.test.tsx', ...appAnew] } },
      './apps/backoffice/vite.config.ts',
    ],
  },
})
