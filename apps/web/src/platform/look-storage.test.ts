import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.clear()
})

/** The app's storage, as it is in the frame of a look, or on a page of its own. */
async function storageIn(frame: Element | null) {
  vi.resetModules()
  vi.stubGlobal('frameElement', frame)
  return import('./storage.ts')
}

function frameOf(token: string) {
  const frame = document.createElement('iframe')
  frame.dataset['look'] = token
  return frame
}

test('[AUD-07] a look begins as its player and leaves the browser’s own session as it was', async () => {
  localStorage.setItem('jogada.token', 'own')
  const before = Object.entries(sessionStorage)
  const { stored, clearLocal, keep } = await storageIn(frameOf('look.abc'))
  expect(stored.token.read()).toBe('look.abc')
  stored.userInfo.write('{}')
  keep('sessionStorage', 'jogada.visit').write('1')
  expect(stored.userInfo.read()).toBe('{}')
  clearLocal()
  expect(stored.token.read()).toBeNull()
  expect(Object.entries(localStorage)).toEqual([['jogada.token', 'own']])
  expect(Object.entries(sessionStorage)).toEqual(before)
})

test('[AUD-07] a page in nobody’s frame, or in another one, keeps what it has', async () => {
  localStorage.setItem('jogada.token', 'own')
  for (const frame of [null, document.createElement('iframe')]) {
    const { stored } = await storageIn(frame)
    expect(stored.token.read()).toBe('own')
  }
})
