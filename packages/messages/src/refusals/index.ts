import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import { fill } from '../fill.ts'
import { enUs } from './en-us.ts'
import { ptBr } from './pt-br.ts'

export type RefusalTexts = Readonly<Record<keyof typeof ptBr, string>>

export const refusalTexts: ByLanguage<RefusalTexts> = { pt_BR: ptBr, en_US: enUs }

/**
 * The text of a refusal in the language of the `lang` header; Portuguese where the language has
 * none. Places without a value are left out.
 */
export const refusalText = (
  code: keyof RefusalTexts,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string => fill(inLanguage(refusalTexts, language)[code], values)
