import { create } from 'zustand'
import { useSession } from '../../../session/session.ts'
import type { Destination } from './destination.ts'

type Draft = { readonly destination: Destination | null }

/** The destination that the player filled in and that no withdrawal has used yet. */
export const useDestinationDraft = create<Draft>(() => ({ destination: null }))

/** Keeps a destination for the next withdrawal of this session, or forgets it. */
export const keepDestination = (destination: Destination | null) =>
  useDestinationDraft.setState({ destination })

useSession.subscribe(() => keepDestination(null))
