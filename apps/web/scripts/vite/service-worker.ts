import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { offlineTexts } from '@jogada/messages/offline'
import type { Plugin } from 'vite'

const SOURCE = new URL('../../src/pwa/worker.js', import.meta.url)
const OFFLINE_SOURCE = new URL('../../src/pwa/offline.js', import.meta.url)

/**
 * Puts the service worker beside the built page, stamped with the names of all built files, so
 * that it is a new one exactly when the build is, and the words of the page for no connection.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'jogada:service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).toSorted((a, b) => (a < b ? -1 : 1))
      const words = readFileSync(OFFLINE_SOURCE, 'utf8')
      const table = words.replace('__TEXTS__', JSON.stringify(offlineTexts))
      const print = createHash('sha256').update(names.join('\n')).update(table)
      const build = print.digest('hex').slice(0, 12)
      const source = readFileSync(SOURCE, 'utf8').replace('__BUILD__', build)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: table })
    },
  }
}
