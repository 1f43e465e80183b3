import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followHistory } from './overlay-history.ts'
import {
  alertMessage,
  closeOverlay,
  openOverlay,
  trimOverlays,
  useOverlays,
} from './overlay-store.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const depth = () => useOverlays.getState().stack.length

let stop = () => {}

beforeEach(() => trimOverlays())
afterEach(() => stop())

function startAt(...entries: string[]) {
  const history = createMemoryHistory({ initialEntries: entries })
  stop = followHistory(history)
  return history
}

test('Back closes the top overlay and leaves the page alone', async () => {
  const history = startAt('/home')
  openOverlay({ id: 'menu', params: {} })
  alertMessage('one')
  await settled()
  history.back()
  await settled()
  expect(useOverlays.getState().stack.map(({ id }) => id)).toEqual(['menu'])
  history.back()
  await settled()
  expect(depth()).toBe(0)
  expect(history.location.pathname).toBe('/home')
})

test('an overlay closed by its button takes its history entry with it', async () => {
  const history = startAt('/footballPage', '/home')
  openOverlay({ id: 'menu', params: {} })
  await settled()
  closeOverlay(useOverlays.getState().stack[0]!.key)
  await settled()
  expect(history.location.state.overlays).toBeUndefined()
  history.back()
  await settled()
  expect(history.location.pathname).toBe('/footballPage')
})

test('one overlay making way for another in the same moment keeps one entry', async () => {
  const history = startAt('/home')
  openOverlay({ id: 'menu', params: {} })
  await settled()
  closeOverlay(useOverlays.getState().stack[0]!.key)
  alertMessage('one')
  await settled()
  expect(history.location.state.overlays).toBe(1)
  history.back()
  await settled()
  expect(depth()).toBe(0)
})

test('going to another page closes the overlays, and Back skips the entry they leave', async () => {
  const history = startAt('/home')
  openOverlay({ id: 'menu', params: {} })
  await settled()
  history.push('/footballPage')
  await settled()
  expect(depth()).toBe(0)
  history.back()
  await settled()
  expect(history.location.pathname).toBe('/home')
  expect(history.location.state.overlays ?? 0).toBe(0)
  expect(depth()).toBe(0)
})
