import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { EMPTY_RESULT, endsOf, entryOf } from './result-entry.ts'
import type { End, ResultTexts } from './result-entry.ts'

/** The event whose result is written. */
export type ResultOf = {
  readonly eventId: string
  readonly sport: string
  readonly hasBegun: boolean
}

/**
 * The result of an event as it is typed: how it ended, the texts, the entry that they mean or null, and
 * what was answered that this entry would pay.
 */
export function useResult({ eventId, sport, hasBegun }: ResultOf) {
  const ends = endsOf(sport, hasBegun)
  const [chosen, setChosen] = useState<End | null>(null)
  const end = chosen !== null && ends.includes(chosen) ? chosen : ends[0]!
  const [texts, setTexts] = useState(EMPTY_RESULT)
  const preview = useChange(ops.trading.previewResult, undefined, { isTold: true })
  const entry = entryOf(sport, end, texts)
  // a match that begins meanwhile can end otherwise than what was asked about
  const isOfEntry = JSON.stringify(preview.variables?.body) === JSON.stringify(entry)
  return {
    ends,
    end,
    texts,
    entry,
    pays: preview.data && isOfEntry ? preview.data : null,
    isLooking: preview.isPending,
    look: () => entry && preview.mutate({ params: { eventId }, body: entry }),
    forget: () => preview.reset(),
    chooseEnd: (value: End) => {
      setChosen(value)
      preview.reset()
    },
    write: (change: Partial<ResultTexts>) => {
      preview.reset()
      setTexts((now) => ({ ...now, ...change }))
    },
  }
}
