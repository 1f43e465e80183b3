/** Names one instance of a market; a moved line is another instance. */
export type MarketIdentity = {
  readonly eventId: string
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
}

export type OutcomeIdentity = MarketIdentity & { readonly outcome: string }

const PART = /^[A-Za-z0-9_.+:-]+$/
/** Half-time and full-time together are written `1/X`. */
const OUTCOME = /^[A-Za-z0-9_.+:-]+(\/[A-Za-z0-9_.+:-]+)?$/

/**
 * `event/key` or `event/key/total=2.50`: the same market has the same text whatever the order its
 * specifiers came in. RangeError when a part is empty or holds a separator.
 */
export function marketId({ eventId, key, specifiers }: MarketIdentity): string {
  const names = Object.keys(specifiers).toSorted()
  for (const part of [eventId, key, ...names, ...Object.values(specifiers)]) assertPart(part)
  const pairs = names.map((name) => `${name}=${specifiers[name]}`)
  return [eventId, key, ...(pairs.length > 0 ? [pairs.join('|')] : [])].join('/')
}

/** The market's id, `/` and the outcome: `br1-2026-38-fla-cha/1x2/@home`. */
export function outcomeId({ outcome, ...market }: OutcomeIdentity): string {
  if (!OUTCOME.test(outcome)) throw new RangeError(`not an outcome: ${outcome}`)
  return `${marketId(market)}/@${outcome}`
}

/** Reads what `outcomeId` wrote; null for any other text. */
export function parseOutcomeId(text: string): OutcomeIdentity | null {
  const end = text.indexOf('/@')
  if (end === -1) return null
  const [eventId, key, ...rest] = text.slice(0, end).split('/')
  const outcome = text.slice(end + 2)
  if (eventId === undefined || key === undefined || rest.length > 1) return null
  const pairs: [name: string, value: string][] = []
  for (const pair of rest.length === 1 ? rest[0]!.split('|') : []) {
    const [name, value, ...more] = pair.split('=')
    if (name === undefined || value === undefined || more.length > 0) return null
    pairs.push([name, value])
  }
  // fromEntries defines each name; assigning would hand one called `__proto__` to the prototype.
  const identity = { eventId, key, specifiers: Object.fromEntries(pairs), outcome }
  return isCanonical(identity, text) ? identity : null
}

function isCanonical(identity: OutcomeIdentity, text: string): boolean {
  const { eventId, key, specifiers, outcome } = identity
  const parts = [eventId, key, ...Object.entries(specifiers).flat()]
  return (
    parts.every((part) => PART.test(part)) && OUTCOME.test(outcome) && outcomeId(identity) === text
  )
}

function assertPart(part: string) {
  if (!PART.test(part)) throw new RangeError(`not a part of a market identity: ${part}`)
}
