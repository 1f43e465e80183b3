import { expect, test } from 'vitest'
import { testClock } from '../../testkit/test-clock.ts'
import { createLegalTexts } from './legal-texts.ts'

test('[BR-10] a reading of the texts that began earlier and came later takes no version back', async () => {
  const waiting: ((rows: readonly object[]) => void)[] = []
  const execute = () =>
    new Promise<readonly object[]>((answer) => {
      waiting.push(answer)
    })
  const db = { selectFrom: () => ({ selectAll: () => ({ execute }) }) } as never
  const clock = testClock()
  const texts = createLegalTexts({ db, clock })
  const row = { document: 'terms', version: 2, effective_at: clock.now() }
  const [earlier, later] = [texts.ready(), texts.refresh()]
  waiting[1]!([row])
  await later
  waiting[0]!([])
  await earlier
  expect(texts.find('terms', 2)).toMatchObject({ version: 2 })
  expect(texts.missing({}, clock.now())).toHaveLength(1)
})
