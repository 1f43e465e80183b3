const OPEN_AT_FIRST = 2

/** What a trader opened and shut, by market. */
export type Chosen = Readonly<Record<string, boolean>>

/** Which markets stand open, in their order: the first ones, unless the trader chose otherwise. */
export const openMarkets = (ids: readonly string[], chosen: Chosen): string[] =>
  ids.filter((id, at) => chosen[id] ?? at < OPEN_AT_FIRST)

/** What is chosen once exactly the markets of `now` stand open: each that was there stays as it is. */
export const choose = (ids: readonly string[], chosen: Chosen, now: readonly string[]): Chosen => ({
  ...chosen,
  ...Object.fromEntries(ids.map((id) => [id, now.includes(id)])),
})
