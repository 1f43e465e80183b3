import type { Filter } from '../../components/saved-views.tsx'

export const STATES = ['open', 'answered', 'closed'] as const
export const TOPICS = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'other'] as const

export type State = (typeof STATES)[number]
export type Topic = (typeof TOPICS)[number]
export type Shown = { readonly state: State; readonly topic?: Topic }

/** What an address or a kept view asks for, as the call takes it; the open tickets otherwise. */
export function filterOf(kept: Filter): Shown {
  const topic = TOPICS.find((one) => one === kept.topic)
  return {
    state: STATES.find((one) => one === kept.state) ?? 'open',
    ...(topic ? { topic } : {}),
  }
}
