const ptBr = {
  password_reset: 'Senha redefinida com sucesso. Entre com a nova senha.',
} as const

type SuccessTexts = Readonly<Record<keyof typeof ptBr, string>>

const enUs: SuccessTexts = {
  password_reset: 'Your password was reset. Log in with the new one.',
}

const byLanguage: Readonly<Record<string, SuccessTexts>> = { pt_BR: ptBr, en_US: enUs }

/** What a successful call tells the player, in a language of the `lang` header. */
export const successText = (code: keyof SuccessTexts, language: string): string =>
  (byLanguage[language] ?? ptBr)[code]
