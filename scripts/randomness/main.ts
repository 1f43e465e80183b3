// Puts what games draw from to the tests of NIST SP 800-22 rev. 1a, and to ent and dieharder where they
// are installed: `npm run randomness -- [--sequences 100] [rounds] [draws] [seeds] [control]`. A test
// that fails is asked again of ten times as many fresh sequences; exits 1 where one fails twice. A
// fair source fails so in about one run of thirty.
import { parseArgs } from 'node:util'
import { passesBeside } from './beside.ts'
import { SEQUENCE_BITS } from './sequences.ts'
import { isSource, SOURCES } from './sources.ts'
import type { Source, SourceName } from './sources.ts'
import { passesSuite } from './suite.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sequences: { type: 'string', default: '100' } },
})
const sequences = Number(values.sequences)
const unknown = positionals.filter((name) => !isSource(name))
if (unknown.length > 0 || !Number.isSafeInteger(sequences) || sequences < 1) {
  console.error(`--sequences takes a number; sources are ${Object.keys(SOURCES).join(', ')}`)
  process.exit(2)
}
const all: readonly [string, Source][] = Object.entries(SOURCES)
const asked = positionals.filter(isSource)
const chosen = all
  .map(([name]) => name as SourceName)
  .filter((name) => (asked.length > 0 ? asked.includes(name) : name !== 'control'))

const startedAt = performance.now()
const refused: SourceName[] = []
for (const source of chosen) {
  const begun = performance.now()
  console.log(
    `\n${source}: ${SOURCES[source].title}; ${sequences} sequences of ${SEQUENCE_BITS} bits`,
  )
  const passes = await passesSuite(source, sequences)
  if (!((await passesBeside(source)) && passes)) refused.push(source)
  console.log(`${source}: ${seconds(begun)} s`)
}
console.log(
  `\n${refused.length === 0 ? 'all hold' : `REFUSED: ${refused.join(', ')}`}; ${seconds(startedAt)} s`,
)
process.exit(refused.length === 0 ? 0 : 1)

function seconds(since: number) {
  return Math.round((performance.now() - since) / 1000)
}
