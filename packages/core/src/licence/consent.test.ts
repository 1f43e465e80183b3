import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { legalDocuments, missingConsents, versionsInForce } from './consent.ts'
import type { DocumentVersion } from './consent.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const terms = (version: number, day: number): DocumentVersion => ({
  document: 'terms',
  version,
  effectiveAt: at(day),
})

test('[BR-10] a version binds from its own instant on, not before', () => {
  const published = [terms(1, 1), terms(2, 10)]
  const before = new Date(at(10).getTime() - 1)
  expect(versionsInForce(published, before)).toEqual([terms(1, 1)])
  expect(versionsInForce(published, at(10))).toEqual([terms(2, 10)])
})

test('[BR-10] who agreed to the version before is asked once the new one is in effect', () => {
  const published = [terms(1, 1), terms(2, 10)]
  expect(missingConsents(published, { terms: 1 }, at(9))).toEqual([])
  expect(missingConsents(published, { terms: 1 }, at(10))).toEqual([terms(2, 10)])
  expect(missingConsents(published, { terms: 2 }, at(9))).toEqual([])
  expect(missingConsents(published, {}, at(9))).toEqual([terms(1, 1)])
})

test('[ACC-01] agreeing to all that binds leaves nothing missing, and to less leaves the rest', () => {
  const versions = fc.array(
    fc.record({
      document: fc.constantFrom(...legalDocuments),
      version: fc.integer({ min: 1, max: 9 }),
      effectiveAt: fc.integer({ min: 1, max: 28 }).map(at),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(versions, fc.integer({ min: 1, max: 28 }), (published, day) => {
      const binding = versionsInForce(published, at(day))
      const all = Object.fromEntries(binding.map((one) => [one.document, one.version]))
      expect(missingConsents(published, all, at(day))).toEqual([])
      for (const { document, version } of binding) {
        const less = { ...all, [document]: version - 1 }
        expect(missingConsents(published, less, at(day)).map((one) => one.document)).toEqual([
          document,
        ])
      }
    }),
  )
})
