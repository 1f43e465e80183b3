import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SPORTS } from '../sport.ts'
import { AMEND_WITHIN_HOURS, RESUME_WITHIN_HOURS, RULES_VERSION, rulesOf } from './sport-rules.ts'

/** What the rules of each version were, for ever. */
const DIGESTS: Readonly<Record<number, string>> = {
  1: 'd401ac0483223df0ba328b7d8d09199c791fc1b3bb7cfd407c599d8d6302d693',
}

const digestOf = (version: number) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        SPORTS.map((sport) => rulesOf(sport, version)),
        RESUME_WITHIN_HOURS,
        AMEND_WITHIN_HOURS,
      ]),
    )
    .digest('hex')

test('[SPB-08] rules that change have another version, and those before stay what they were', () => {
  const versions = Object.keys(DIGESTS).map(Number)
  expect(versions).toEqual(Array.from({ length: RULES_VERSION }, (_, at) => at + 1))
  for (const version of versions) {
    expect([version, digestOf(version)]).toEqual([version, DIGESTS[version]])
  }
  expect(rulesOf('football', RULES_VERSION + 1)).toBeNull()
})
