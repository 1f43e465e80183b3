// @vitest-environment jsdom
import { ops } from '@jogada/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { takeFile } from './take-file.ts'

let asked: RequestInit[]
beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return Response.json({ status: 200, message: '', data: null }, { status: 418 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rested = async () => {
  await request(ops.queues.counts, {})
  await takeFile('approvals', {}).catch(() => {})
  return asked.splice(0).map(({ headers }) => (headers as Record<string, string>)['rested'])
}

test('[SEC-04] each call says how long ago the desk was touched, whatever it asks by itself', async () => {
  for (const act of ['pointerdown', 'keydown', 'scroll']) {
    document.body.dispatchEvent(new Event(act))
    expect(await rested()).toEqual(['0', '0'])
    vi.advanceTimersByTime(1_799_001)
    // rounded up: nothing is told as newer than it was
    expect(await rested()).toEqual(['1800', '1800'])
    expect(await rested()).toEqual(['1800', '1800'])
  }
})
