import { licenceProfile } from '@jogada/core/licence/profile'
import { forbiddenIn } from '@jogada/messages'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Refuses with `text_forbidden` what an operator wants players to read, by language, where the
 * licence lets no advertisement say it (RG-11).
 */
export function refuseForbiddenWords(
  { env }: Pick<Deps, 'env'>,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  if (!licenceProfile(env.LICENCE_PROFILE).ui.advertisingWords) return
  for (const [language, text] of Object.entries(texts)) {
    const phrase = text === undefined ? null : forbiddenIn(text, language)
    if (phrase !== null) throw new Refusal('text_forbidden', { phrase })
  }
}
