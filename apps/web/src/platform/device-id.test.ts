import { beforeEach, expect, test, vi } from 'vitest'
import { stored } from './storage.ts'

// each test is a page of its own
beforeEach(() => vi.resetModules())
const ask = async () => (await import('./device-id.ts')).deviceId()

test('[R081] the device id is kept for the session of the tab', async () => {
  stored.deviceId.write('the-id-of-this-tab')
  expect(await ask()).toBe('the-id-of-this-tab')
  expect(sessionStorage.getItem('jogada.deviceId')).toBe('the-id-of-this-tab')
})

test('[R163] [R081] the device id is a fingerprint: the same browser has it again in another tab', async () => {
  stored.deviceId.write(null)
  const id = await ask()
  expect(sessionStorage.getItem('jogada.deviceId')).toBe(id)
  vi.resetModules()
  sessionStorage.clear()
  expect(await ask()).toBe(id)
  expect(id).toMatch(/^[\da-f]{32}$/)
})
