import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileAtOnce } from './scripts/vite/compile-at-once.ts'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { firstPaint } from './scripts/vite/first-paint.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { slimContract } from './scripts/vite/slim-contract.ts'
import { sportIcons } from './scripts/vite/sport-icons.ts'

const server = process.env['WEB_API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/**
 * What the entry needs before it runs, in two files: libraries, which seldom change, and our own.
 * Of the packages that a barrel ties together only what is named here counts as needed at once.
 */
const LIBRARIES = {
  name: 'libraries',
  tags: ['$initial' as const],
  test: /[\\/]node_modules[\\/](?!lucide-react)/,
  priority: 3,
}
const FOUNDATION = {
  name: 'foundation',
  tags: ['$initial' as const],
  test: /^(?!.*[\\/]packages[\\/](?:core|ui)[\\/]src[\\/](?!money|odds|result|logo))(?!.*[\\/](?:main\.tsx|index\.html)$)/,
  priority: 2,
}
/**
 * Pieces of a few hundred bytes that every page has a handful of: a request for each costs more
 * than they do.
 */
const CALLS = { name: 'calls', test: /[\\/]packages[\\/]contract[\\/]src[\\/]/, priority: 1 }
const PIECES = {
  name: 'calls',
  test: /[\\/]web[\\/]src[\\/].*[\\/](?:balance-change|balance-events|copy-text|inbox-queries|known-outcome|last-rounds|licence-query|limits-query|one-press|pays-text|reduced-motion|rules-key|top-overlay|typed-money|uninvited|unless-overtaken|use-undisturbed|vip-query)\.ts$/,
  priority: 1,
}
const ICONS = { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, priority: 1 }
/**
 * What home and the frame of every page show after the first sight, with what that needs: one file
 * of one request.
 */
const HOME = {
  name: 'home',
  test: /[\\/]web[\\/]src[\\/](?:features[\\/]home[\\/]home-modules|shell[\\/](?:below-page|signals))/,
}
const DIALOGS = { name: 'dialogs', test: /[\\/]node_modules[\\/]@(?:base-ui|floating-ui)[\\/]/ }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    slimContract(),
    compileMessages(),
    sportIcons(),
    compileAtOnce([LIBRARIES.name, FOUNDATION.name]),
    firstPaint(),
    serviceWorker(),
    react(),
    tailwindcss(),
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [LIBRARIES, FOUNDATION, CALLS, PIECES, ICONS, DIALOGS, HOME] },
        // The entry lists the files of every page, and each letter of a name is paid for at the
        // start; the manifest tells which is which.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/pagar': server,
      '/gamecenter-siop': { target: server, ws: true },
    },
  },
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    // a page and an app of its own for each file, in a process that goes on
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}'],
    // a project of its own does not take this from the whole, and would leave a core idle
    maxWorkers: '100%',
    setupFiles: ['../server/src/testkit/patience.ts', 'src/test/setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
