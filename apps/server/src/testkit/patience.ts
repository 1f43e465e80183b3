import { vi } from 'vitest'

const LONGEST_MS = 15_000

const waitFor = vi.waitFor

// a loaded machine may take its time; a test that fails waits for it once
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: LONGEST_MS, ...options })
