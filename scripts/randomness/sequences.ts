import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { PValue } from '@jogada/core/games/testkit/statistics'
import { bitsOfBytes } from '@jogada/core/games/testkit/sp800-22/bits'
import { SUITE } from '@jogada/core/games/testkit/sp800-22/suite'
import { SOURCES } from './sources.ts'
import type { SourceName } from './sources.ts'

export const SEQUENCE_BITS = 1_000_000

/** The p-values of each test, by what it looks at apart; one for each sequence that it is asked of. */
export type Found = ReadonlyMap<string, ReadonlyMap<string, readonly PValue[]>>

type Work = {
  readonly source: SourceName
  readonly sequences: number
  /** Sections of the tests that are asked. */
  readonly sections: readonly string[]
}

if (parentPort) parentPort.postMessage(findHere(workerData as Work), [])

/** Asks the tests of fresh sequences, on every core at once. */
export async function find({ source, sequences, sections }: Work): Promise<Found> {
  const workers = Math.min(availableParallelism(), sequences)
  const shares = Array.from({ length: workers }, (_, i) => Math.floor((sequences + i) / workers))
  const parts = await Promise.all(
    shares.map((share) => findElsewhere({ source, sequences: share, sections })),
  )
  const all = new Map<string, Map<string, PValue[]>>()
  for (const part of parts) {
    for (const [section, series] of part) {
      for (const [label, pValues] of series) keep(all, { section, label, pValues })
    }
  }
  return all
}

const findElsewhere = (work: Work) =>
  new Promise<Found>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

function findHere({ source, sequences, sections }: Work): Found {
  const found = new Map<string, Map<string, PValue[]>>()
  const tests = SUITE.filter(({ section }) => sections.includes(section))
  for (let i = 0; i < sequences; i++) {
    const bits = bitsOfBytes(SOURCES[source].bytes(SEQUENCE_BITS / 8))
    for (const { section, pValues } of tests) {
      for (const [label, p] of Object.entries(pValues(bits))) {
        keep(found, { section, label, pValues: [p] })
      }
    }
  }
  return found
}

function keep(
  found: Map<string, Map<string, PValue[]>>,
  {
    section,
    label,
    pValues,
  }: { readonly section: string; readonly label: string; readonly pValues: readonly PValue[] },
) {
  const series = found.get(section) ?? new Map<string, PValue[]>()
  found.set(section, series)
  series.set(label, [...(series.get(label) ?? []), ...pValues])
}
