import { stat } from 'node:fs/promises'
import { exposureKey, isStillExposed } from '@jogada/core/aml/exposed-list'
import type { ListedExposure } from '@jogada/core/aml/exposed-list'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { localDay } from '../../platform/local-day.ts'
import { identifiedAfter, personsOf } from '../kyc/index.ts'
import { readExposedFile } from './exposed-file.ts'
import type { ExposedList } from './exposed-file.ts'
import { rateListed } from './rate-listed.ts'

const EVERY_MS = 60_000
/** Of all identified players, so many are compared in each round. */
const PAGE = 2000

type Room = Pick<Deps, 'db' | 'vault' | 'clock'>

/**
 * Worker: compares identified players, page by page and again from the beginning, with the list of
 * politically exposed persons that `EXPOSED_LIST` names, read anew whenever the file has changed.
 */
export async function watchExposed(deps: Deps, signal: AbortSignal): Promise<void> {
  const path = deps.env.EXPOSED_LIST
  if (path === undefined) return
  await lead({ pool: deps.pool, log: deps.log, name: 'aml.exposed', signal }, (leading) => {
    let list: ExposedList = new Map()
    let readAt = 0
    let after = 0n
    return repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'comparing with the list of exposed persons', async () => {
        const { mtimeMs } = await stat(path)
        if (mtimeMs !== readAt) {
          list = await readExposedFile(path)
          readAt = mtimeMs
        }
        after = await compareExposed(deps, list, after)
      }),
    )
  })
}

/**
 * Compares the next identified players with the list, and rates those who stand on it; gives after
 * whom to go on, 0 for the beginning.
 */
export async function compareExposed(deps: Room, list: ExposedList, after = 0n): Promise<bigint> {
  const page = await identifiedAfter(deps, after, PAGE)
  const persons = await personsOf(deps, page)
  const today = localDay(deps.clock.now())
  for (const [playerId, person] of persons) {
    const listed = list.get(exposureKey(person)) ?? []
    const exposures = listed.filter((one) => isStillExposed(one, today))
    if (exposures.length > 0) await rateListed(deps, playerId, wordsOf(exposures))
  }
  return page.length < PAGE ? 0n : page.at(-1)!
}

const brazilian = (day: string) => day.split('-').toReversed().join('/')

/**
 * What is kept of the list, which an officer reads: Portuguese, as the list is, and the same in
 * whatever order its lines come.
 */
const wordsOf = (exposures: readonly ListedExposure[]): string =>
  [
    'Consta na lista de pessoas expostas politicamente.',
    ...exposures
      .map(({ role, body, until }) =>
        [`${role}, ${body}`, ...(until === null ? [] : [`até ${brazilian(until)}`])].join(', '),
      )
      .toSorted(),
  ]
    .join(' ')
    .slice(0, 2000)
