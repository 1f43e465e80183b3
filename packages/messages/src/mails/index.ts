import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import { fill } from '../fill.ts'
import { enUs } from './en-us.ts'
import { ptBr } from './pt-br.ts'

export type MailName = keyof typeof ptBr
export type MailTexts = Readonly<
  Record<MailName, { readonly subject: string; readonly text: string }>
>

export const mailTexts: ByLanguage<MailTexts> = { pt_BR: ptBr, en_US: enUs }

/** Subject and text of a mail in a language of the `lang` header; Portuguese where it has none. */
export function mailText(
  name: MailName,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): { readonly subject: string; readonly text: string } {
  const { subject, text } = inLanguage(mailTexts, language)[name]
  return { subject: fill(subject, values), text: fill(text, values) }
}
