const KEY = 'jogada.ops.language'

export type Language = 'pt_BR' | 'en_US'

/** The operator's language: Portuguese unless English was chosen. */
export const language = (): Language => (localStorage.getItem(KEY) === 'en_US' ? 'en_US' : 'pt_BR')

export const keepLanguage = (chosen: Language) => localStorage.setItem(KEY, chosen)
