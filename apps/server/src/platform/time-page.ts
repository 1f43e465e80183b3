/** A page of what happened over time, newest first, of things that have a time and a number. */
export type TimePage = {
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Continues after the thing of that time and number. */
  readonly before?: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

export type Timed = { readonly at: Date; readonly id: bigint }

/** Newest first; of one instant the higher number first. */
export const newestFirst = (a: Timed, b: Timed): number =>
  b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** Whether something lies on the page, its limit apart. */
export const isOnPage = (one: Timed, { from, until, before }: TimePage): boolean =>
  (!from || one.at >= from) &&
  (!until || one.at < until) &&
  (!before || newestFirst(before, one) < 0)
