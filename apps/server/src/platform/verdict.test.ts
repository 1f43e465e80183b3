import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { decodeRefusal, encodeRefusal, postedOrRefusal } from './verdict.ts'

test.each([
  new Refusal('outcome_closed'),
  new Refusal('odds_changed', { seen: '1.90', now: '1.85' }),
  new Refusal('exposure_limit', { limit: '12.00' }),
])('a stored refusal is read with its values: $code $values', (refusal) => {
  const read = decodeRefusal(encodeRefusal(refusal))
  expect({ code: read.code, values: read.values }).toEqual({
    code: refusal.code,
    values: refusal.values,
  })
})

test('[SEC-09] a replayed refusal carries the numbers of the first answer', () => {
  const code = encodeRefusal(new Refusal('stake_below_minimum', { limit: '1.00' }))
  const replay = () => postedOrRefusal({ status: 'replayed', first: { status: 'refused', code } })
  expect(replay).toThrow(
    expect.objectContaining({ code: 'stake_below_minimum', values: { limit: '1.00' } }),
  )
})
