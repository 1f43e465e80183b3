import type { SportEvent } from '@jogada/contract/sport'
import type { SportsbookDeps } from '../deps.ts'
import { bestFirst } from './best-first.ts'
import { nextEvents } from './next-events.ts'

const LIVE_SHOWN = 3
const UPCOMING_SHOWN = 6

/** The few matches that a front page has room for, in the order in which it shows them. */
export const listFront = ({ catalogue }: SportsbookDeps, when: 'live' | 'upcoming'): SportEvent[] =>
  when === 'live'
    ? bestFirst(catalogue.list({ when })).slice(0, LIVE_SHOWN)
    : nextEvents(catalogue.list({ when }), UPCOMING_SHOWN)
