/** A part of a file as it is written and read: no text stands between elements. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
}

/** An element; attributes whose value is null are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly Element[] = [],
): Element => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((one): one is [string, string] => one[1] !== null),
  ),
  children,
})

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** What XML 1.0 knows no way to write is replaced, so that no name makes a file unreadable. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu

/** A value as it stands between the quotes of an attribute. */
export const escapeValue = (value: string): string =>
  value.replaceAll(UNWRITABLE, '\ufffd').replaceAll(/[&<>"\t\n\r]/g, (one) => entities[one]!)

const openTag = ({ name, attributes }: Element) =>
  `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeValue(value)}"`)
    .join('')}`

function inOneLine(one: Element): string {
  if (one.children.length === 0) return `<${openTag(one)}/>`
  return `<${openTag(one)}>${one.children.map(inOneLine).join('')}</${one.name}>`
}

/**
 * The lines of a document, each with its end: the same element always makes the same bytes. They
 * come one by one, so that nobody needs to hold the whole text.
 */
export function* linesOf(root: Element): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (root.children.length === 0) {
    yield `<${openTag(root)}/>\n`
    return
  }
  yield `<${openTag(root)}>\n`
  for (const child of root.children) yield `${inOneLine(child)}\n`
  yield `</${root.name}>\n`
}
