import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'

export type SuccessTexts = { readonly password_reset: string }

export const successTexts: ByLanguage<SuccessTexts> = {
  pt_BR: { password_reset: 'Senha redefinida com sucesso. Entre com a nova senha.' },
  en_US: { password_reset: 'Your password was reset. Log in with the new one.' },
}

/** What a successful call tells the player, in a language of the `lang` header. */
export const successText = (code: keyof SuccessTexts, language: string): string =>
  inLanguage(successTexts, language)[code]
