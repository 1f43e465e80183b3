import { vi } from 'vitest'

const LONGEST_MS = 60_000

const { waitFor, waitUntil } = vi

type Options = number | { timeout?: number; interval?: number } | undefined

/** A loaded machine may take its time, whatever a test thinks: one that fails waits for it once. */
function patient(options: Options) {
  const given = typeof options === 'number' ? { timeout: options } : options
  return { ...given, timeout: Math.max(given?.timeout ?? 0, LONGEST_MS) }
}

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
