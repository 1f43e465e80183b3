import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const server = process.env['WEB_API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/ops/',
  plugins: [react()],
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1200, modulePreload: { polyfill: false } },
  server: { port: 5174, proxy: { '/api': server } },
  test: {
    name: 'backoffice',
    // as the player app has it
    pool: 'vmForks',
    maxWorkers: '100%',
    root: import.meta.dirname,
    environment: 'node',
    setupFiles: ['../server/src/testkit/patience.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
