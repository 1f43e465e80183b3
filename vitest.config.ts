import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
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
          include: ['packages/{ledger,postgres}/**/*.test.ts', 'apps/server/**/*.test.ts'],
          globalSetup: ['packages/postgres/src/vitest-setup.ts'],
          setupFiles: ['apps/server/src/testkit/patience.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      'apps/*/vite.config.ts',
    ],
  },
})
