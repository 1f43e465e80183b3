import { expect, test } from 'vitest'
import { askToRefresh, isForeign, readGameMessage } from './game-frame-messages.ts'

const url = 'https://games.example:3020/feira?entry=1'
const origin = 'https://games.example:3020'
const heardInside: unknown[][] = []
const inside = {
  postMessage: (...said: unknown[]) => void heardInside.push(said),
} as unknown as Window
const frame = { window: inside, url }

const heard = (given: Partial<Pick<MessageEvent, 'origin' | 'source' | 'data'>>) =>
  readGameMessage({ origin, source: inside, data: { type: 'jogada:funds' }, ...given }, frame)

test('[R017] a message counts only from the framed window and its own origin', () => {
  expect(heard({})).toBe('funds')
  expect(heard({ origin: 'https://games.example' })).toBe(null)
  expect(heard({ origin: 'null' })).toBe(null)
  expect(heard({ source: window })).toBe(null)
  const gone = { window: null, url }
  expect(readGameMessage({ origin, source: null, data: { type: 'jogada:funds' } }, gone)).toBe(null)
})

test.each([
  [null],
  ['jogada:funds'],
  [{ type: 'funds' }],
  [{ type: 'jogada:token' }],
  [{ type: 7 }],
])('a message of %j means nothing', (data) => {
  expect(heard({ data })).toBe(null)
})

test('what we say to the game goes to its own origin only', () => {
  askToRefresh(frame)
  expect(heardInside).toEqual([[{ type: 'jogada:refresh' }, origin]])
})

test.each([
  ['https://games.example/a', true],
  ['http://localhost:3020/a', true],
  ['http://localhost:3000/a', false],
  ['/feira', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%s may be framed beside http://localhost:3000: %s', (address, may) => {
  expect(isForeign(address, 'http://localhost:3000')).toBe(may)
})
