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

test('who only looks has no fingerprint made: what reads bears an id of its page, which is not kept', async () => {
  stored.deviceId.write(null)
  const { deviceId, deviceIdSoFar } = await import('./device-id.ts')
  const ofThisPage = deviceIdSoFar()
  expect(ofThisPage).toMatch(/^[\da-f-]{36}$/)
  expect(deviceIdSoFar()).toBe(ofThisPage)
  expect(sessionStorage.getItem('jogada.deviceId')).toBeNull()
  const made = await deviceId()
  expect(made).not.toBe(ofThisPage)
  expect(deviceIdSoFar()).toBe(made)
})

test('[R163] the first touch of the page has the fingerprint made, once what it asked for is done', async () => {
  stored.deviceId.write(null)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { makeDeviceIdWhenTouched } = await import('./device-id.ts')
  makeDeviceIdWhenTouched()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sessionStorage.getItem('jogada.deviceId')).toBeNull()
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(1499)
  expect(sessionStorage.getItem('jogada.deviceId')).toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(sessionStorage.getItem('jogada.deviceId')).toMatch(/^[\da-f]{32}$/))
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

test('[R140] a fingerprint that does not come holds no call back for longer than ten seconds', async () => {
  stored.deviceId.write(null)
  vi.doMock('@fingerprintjs/fingerprintjs', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const told = vi.fn<(id: string) => void>()
  void ask().then(told)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^[\da-f-]{36}$/))
  vi.useRealTimers()
  vi.doUnmock('@fingerprintjs/fingerprintjs')
})
