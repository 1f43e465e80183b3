import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../session/query-client.ts'

type Versioned = { readonly version: number }

/**
 * What `ask` brings, or what the socket said meanwhile where that is newer: an answer may have been
 * made before the news and land behind it.
 */
export async function unlessOvertaken<Event extends Versioned>(
  queryKey: QueryKey,
  ask: () => Promise<Event>,
): Promise<Event> {
  const asked = queryClient.getQueryData<Event>(queryKey)
  const answer = await ask()
  const held = queryClient.getQueryData<Event>(queryKey)
  return held && held !== asked && held.version > answer.version ? held : answer
}
