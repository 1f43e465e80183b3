import { judge, leastPassed } from '@jogada/core/games/testkit/sp800-22/verdict'
import type { Verdict } from '@jogada/core/games/testkit/sp800-22/verdict'
import { SUITE } from '@jogada/core/games/testkit/sp800-22/suite'
import type { SuiteTest } from '@jogada/core/games/testkit/sp800-22/suite'
import { find } from './sequences.ts'
import type { Found } from './sequences.ts'
import type { SourceName } from './sources.ts'

/** Who failed is asked again of so many times as many sequences, so that chance alone seldom fails twice. */
const AGAIN = 10

/** Puts a source to all tests of SP 800-22 and prints what they found; says whether all of them hold. */
export async function passesSuite(source: SourceName, sequences: number): Promise<boolean> {
  const sections = SUITE.map(({ section }) => section)
  const found = await find({ source, sequences, sections })
  console.log('\n| section | test | p-values each | least share of passes | least uniformity | |')
  console.log('|---|---|---|---|---|---|')
  const failed: (readonly [SuiteTest, readonly string[]])[] = []
  for (const test of SUITE) {
    const verdicts = verdictsOf(found, test)
    console.log(row(test, verdicts))
    const labels = verdicts.filter(([, { holds }]) => !holds).map(([label]) => label)
    if (labels.length > 0 || verdicts.length === 0) failed.push([test, labels])
  }
  let ok = true
  for (const [test, labels] of failed) {
    ok = (await holdsAgain({ source, sequences: AGAIN * sequences, test, labels })) && ok
  }
  return ok
}

async function holdsAgain({
  source,
  sequences,
  test,
  labels,
}: {
  readonly source: SourceName
  readonly sequences: number
  readonly test: SuiteTest
  readonly labels: readonly string[]
}): Promise<boolean> {
  const verdicts = verdictsOf(await find({ source, sequences, sections: [test.section] }), test)
  const again = new Map(verdicts)
  for (const label of labels) {
    const verdict = again.get(label)
    const name = `${test.section} ${test.name}${label && ` (${label})`}`
    console.log(
      `again, ${sequences} sequences: ${name}: ${verdict ? words(verdict) : 'never asked'}`,
    )
  }
  return labels.length > 0 && labels.every((label) => again.get(label)?.holds)
}

const verdictsOf = (found: Found, { section }: SuiteTest): (readonly [string, Verdict])[] =>
  Array.from(found.get(section) ?? [], ([label, pValues]) => [label, judge(pValues)] as const)

const words = ({ passed, sequences, uniformity, holds }: Verdict) =>
  `${passed}/${sequences} passed, uniformity ${uniformity.toFixed(4)}, ${holds ? 'holds' : 'FAILS'}`

function row({ section, name }: SuiteTest, verdicts: readonly (readonly [string, Verdict])[]) {
  if (verdicts.length === 0) return `| ${section} | ${name} | 0 | | | never asked |`
  const all = verdicts.map(([, verdict]) => verdict)
  const [worst] = all.toSorted((a, b) => a.passed / a.sequences - b.passed / b.sequences)
  const spread = Math.min(...all.map(({ uniformity }) => uniformity)).toFixed(4)
  const failing = all.filter(({ holds }) => !holds).length
  const share = `${worst!.passed}/${worst!.sequences} (${leastPassed(worst!.sequences)})`
  const verdict = failing === 0 ? 'holds' : `${failing} of ${all.length} once more`
  return `| ${section} | ${name} | ${all.length} | ${share} | ${spread} | ${verdict} |`
}
