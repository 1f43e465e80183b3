import type { PValue } from '../statistics.ts'
import type { Bits } from './bits.ts'
import { blockFrequency, frequency } from './frequency.ts'
import { linearComplexity } from './linear-complexity.ts'
import { matrixRank } from './matrix-rank.ts'
import { approximateEntropy, serial } from './patterns.ts'
import { longestRun, runs } from './runs.ts'
import { spectral } from './spectral.ts'
import { nonOverlapping, overlapping } from './templates.ts'
import { universal } from './universal.ts'
import { cumulativeSums, excursionsVariant, LEAST_CYCLES, randomExcursions, walk } from './walk.ts'

export type SuiteTest = {
  /** Of SP 800-22 rev. 1a. */
  readonly section: string
  readonly name: string
  /** By template, state or direction; none where the sequence is too short of cycles. */
  readonly pValues: (bits: Bits) => Readonly<Record<string, PValue>>
}

const one = (test: (bits: Bits) => PValue) => (bits: Bits) => ({ '': test(bits) })

/** The parameters of NIST's own program where they may be chosen. */
const BLOCK = 128
const TEMPLATE = { templateLength: 9, blocks: 8 } as const
const COMPLEXITY_BLOCK = 500
const SERIAL_PATTERN = 16
const ENTROPY_PATTERN = 10

/** All tests of SP 800-22 rev. 1a, for sequences of a million bits. */
export const SUITE: readonly SuiteTest[] = [
  { section: '2.1', name: 'frequency', pValues: one(frequency) },
  {
    section: '2.2',
    name: 'frequency within a block',
    pValues: one((bits) => blockFrequency(bits, BLOCK)),
  },
  { section: '2.3', name: 'runs', pValues: one(runs) },
  { section: '2.4', name: 'longest run of ones', pValues: one(longestRun) },
  { section: '2.5', name: 'rank of matrices', pValues: one((bits) => matrixRank(bits)) },
  { section: '2.6', name: 'Fourier transform', pValues: one(spectral) },
  {
    section: '2.7',
    name: 'templates without overlap',
    pValues: (bits) => nonOverlapping(bits, TEMPLATE),
  },
  { section: '2.8', name: 'template with overlap', pValues: one(overlapping) },
  { section: '2.9', name: "Maurer's universal", pValues: one(universal) },
  {
    section: '2.10',
    name: 'linear complexity',
    pValues: one((bits) => linearComplexity(bits, COMPLEXITY_BLOCK)),
  },
  { section: '2.11', name: 'serial', pValues: (bits) => serial(bits, SERIAL_PATTERN) },
  {
    section: '2.12',
    name: 'approximate entropy',
    pValues: one((bits) => approximateEntropy(bits, ENTROPY_PATTERN)),
  },
  { section: '2.13', name: 'cumulative sums', pValues: cumulativeSums },
  {
    section: '2.14',
    name: 'random excursions',
    pValues: (bits) => {
      const walked = walk(bits)
      return walked.cycles < LEAST_CYCLES ? {} : randomExcursions(walked)
    },
  },
  {
    section: '2.15',
    name: 'random excursions, variant',
    pValues: (bits) => {
      const walked = walk(bits)
      return walked.cycles < LEAST_CYCLES ? {} : excursionsVariant(walked)
    },
  },
]
