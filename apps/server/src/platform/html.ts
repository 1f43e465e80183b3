/** Markup whose text was escaped. */
export type Markup = { readonly markup: string }

type Value = string | number | Markup | null

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes markup; every value that is not markup itself is escaped, null is nothing. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  markup: strings.reduce((text, part, i) => text + written(values[i - 1] ?? null) + part),
})

/** Takes text as markup that another library made. */
export const trustedMarkup = (markup: string): Markup => ({ markup })

function written(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'object') return value.markup
  return String(value).replaceAll(/[&<>"']/g, (character) => escapes[character]!)
}
