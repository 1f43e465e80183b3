import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { stored } from '../platform/storage.ts'

// a loaded machine may take its time; a test that fails waits for it once
configure({ asyncUtilTimeout: 60_000 })

// every browser tells when its page was loaded; the document of tests was loaded by nobody
if ('window' in globalThis) Performance.prototype.getEntriesByType = () => []

// a document that is not drawn has no sizes
if ('window' in globalThis) {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

// making one takes longer than some tests, and would go on after their page is gone
beforeEach(() => {
  if ('window' in globalThis) stored.deviceId.write('device')
})

afterEach(() => {
  if (!('window' in globalThis)) return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
