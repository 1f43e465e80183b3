import type { EntryStep, LimitsView } from '@jogada/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { openOverlay } from '../../../overlays/overlay-store.ts'

/** What each step that a licence asks for is called. */
export const entryTitles = {
  person: 'stepIdentity',
  pictures: 'stepPictures',
  phone: 'stepPhone',
  registration: 'stepRegistration',
  limits: 'stepLimits',
} as const satisfies Record<EntryStep, string>

/** Whether the licence asks nothing more before play and deposits; what is unknown stops nobody. */
export const isEntered = (view: LimitsView | undefined): boolean =>
  view?.entry.every(({ state }) => state === 'done') ?? true

/** Where each step that a licence asks for is taken. */
export function useEntryWays(): Readonly<Record<EntryStep, () => void>> {
  const navigate = useNavigate()
  return {
    person: () => openOverlay({ id: 'editBank', params: {} }),
    pictures: () => void navigate({ to: '/identidade' }),
    phone: () => openOverlay({ id: 'phone', params: {} }),
    registration: () => openOverlay({ id: 'registration', params: {} }),
    limits: () => void navigate({ to: '/limites' }),
  }
}
