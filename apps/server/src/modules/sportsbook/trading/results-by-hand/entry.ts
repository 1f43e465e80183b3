import type { CallOutput, ops } from '@jogada/contract'
import type { EventResult } from '@jogada/core/sports/event-result'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EndOfEvent } from '../../feed/message.ts'

/** How an event ended as a person wrote it. */
export type Entry = CallOutput<typeof ops.trading.previewResult>['body']

/** An entry of an event that was played, whole or in part. */
export type Played = Entry & { readonly state: 'finished' | 'abandoned' }

/** What the feed is told of the end, and what markets are settled on by it. */
export type HandResult = { readonly result: EndOfEvent; readonly facts: EventResult }

/** Refuses an entry for one of its fields, which is missing or cannot have been so. */
export function refuseField(field: keyof Entry): never {
  throw new Refusal('invalid_input', { fields: field })
}
