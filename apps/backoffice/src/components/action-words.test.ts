import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { auditTexts } from '../i18n/areas/audit.ts'
import { en } from '../i18n/en.ts'
import { pt } from '../i18n/pt.ts'
import { actionWords } from './action-words.ts'

const asked = ops.approvals.approvalKinds.flatMap((kind) =>
  ops.approvalSteps.map((step) => `${kind}.${step}`),
)

test.each([
  ['pt', auditTexts.pt, pt],
  ['en', auditTexts.en, en],
])('[AUD-06] every action has words of its own (%s)', (_language, area, t) => {
  const actions = [...ops.auditActions, ...asked]
  const words = actions.map((action) => actionWords(action, area, t))
  expect(words.filter((text) => /[a-z]\.[a-z]|_|\{/.test(text))).toEqual([])
  expect(new Set(words).size).toBe(actions.length)
})

test('an action of an earlier version that is not known any more stands as it was written', () => {
  expect(actionWords('offer.approved', auditTexts.pt, pt)).toBe('Oferta: aprovou, foi feito')
  expect(actionWords('player.painted', auditTexts.pt, pt)).toBe('player.painted')
  expect(actionWords('', auditTexts.pt, pt)).toBe('')
})
