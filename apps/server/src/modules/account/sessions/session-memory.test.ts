import { expect, test } from 'vitest'
import { createSessionMemory } from './session-memory.ts'

const session = {
  sessionId: 7n,
  playerId: 3n,
  seenAtMs: 0,
  savedAtMs: 0,
  endsAtMs: 1000,
}

test('[SEC-03] what was read before ends could be heard is not remembered: it may have ended unheard', () => {
  const memory = createSessionMemory()
  const remember = memory.beforeReading()
  memory.trust()
  remember('the-token', session)
  expect(memory.find('the-token')).toBeUndefined()
  memory.beforeReading()('the-token', session)
  expect(memory.find('the-token')).toEqual(session)
})
