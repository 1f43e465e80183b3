/** A text without accents and capitals, words parted by one space. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words as they were typed are better than the same words apart, and those better than with a slip. */
type Rank = 0 | 1 | 2 | 3 | 4

/**
 * How well `text` answers `words`: 0 a beginning, 1 a word's beginning, 2 inside, 3 each word in any
 * order, 4 with a slip of the finger in some of them; null not at all.
 */
export function rankOf(words: string, text: string): Rank | null {
  const asked = plain(words)
  const said = plain(text)
  if (asked === '') return null
  if (said.startsWith(asked)) return 0
  if (said.includes(` ${asked}`)) return 1
  if (said.includes(asked)) return 2
  const others = asked.split(' ').filter((word) => !said.includes(word))
  if (others.length === 0) return 3
  return others.every((word) => isSlip(word, said)) ? 4 : null
}

const SLIP_FROM = 5

/** Whether a word, with a slip of one letter, is one of `said` of about its length. */
export const isSlip = (word: string, said: string, from = SLIP_FROM) =>
  word.length >= from &&
  said.split(' ').some((one) => Math.abs(one.length - word.length) <= 1 && differsByOne(word, one))

/** Whether one letter more, less, other, or two letters swapped make `a` the beginning of `b`. */
function differsByOne(a: string, b: string): boolean {
  const length = a.split('').findIndex((letter, index) => letter !== b[index])
  if (length === -1) return true
  const rest = a.slice(length)
  const other = b.slice(length)
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && other.startsWith(rest[1]! + rest[0]! + rest.slice(2)))
  )
}

/** What answers the words, best first; equals keep their order. */
export function find<Item>(
  words: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(words, textOf(item))
      return rank === null ? [] : [{ item, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
