import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientHeaders } from '../api/request.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const rested = async () => Number((await clientHeaders(null))['rested'])

test('[ACC-08] each call says how long ago the page was touched, whatever it asks by itself', async () => {
  for (const touch of [fireEvent.pointerDown, fireEvent.keyDown, fireEvent.scroll]) {
    touch(document.body)
    expect(await rested()).toBe(0)
    vi.advanceTimersByTime(1_799_001)
    // rounded up: nothing is told as newer than it was
    expect(await rested()).toBe(1_800)
    expect(await rested()).toBe(1_800)
  }
})
