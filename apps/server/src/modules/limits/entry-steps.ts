import type { EntryStep, LimitsView } from '@jogada/contract/limits'
import type { LicenceProfile } from '@jogada/core/licence/profile'
import { limitAt, limitWindows } from '@jogada/core/limits/limits'
import type { PlayTerms } from './play-terms.ts'

/** How each step says that it is missing. */
export const entryRefusals = {
  person: 'play_needs_kyc',
  pictures: 'play_needs_pictures',
  phone: 'play_needs_phone',
  registration: 'play_needs_registration',
  limits: 'limits_required',
} as const satisfies Record<EntryStep, string>

/**
 * What a licence asks of a player before play and deposits, in its order, and how far they have
 * come; empty where it asks for nothing.
 */
export function entrySteps(
  terms: PlayTerms,
  { kyc, limits: { required } }: LicenceProfile,
  at: Date,
): LimitsView['entry'] {
  const steps: LimitsView['entry'] = []
  const ask = (step: EntryStep, isDone: boolean) =>
    steps.push({ step, state: isDone ? 'done' : 'open' })
  if (kyc.gate === 'play') ask('person', terms.isVerified)
  if (kyc.face) steps.push({ step: 'pictures', state: terms.pictures })
  if (kyc.phone) ask('phone', terms.isReachable)
  if (kyc.registration.length > 0) ask('registration', terms.isRegistered)
  if (required.length > 0) {
    const isLimited = required.every((kind) =>
      limitWindows.some((window) => limitAt(terms.changes, { kind, window }, at) !== null),
    )
    ask('limits', isLimited)
  }
  return steps
}
