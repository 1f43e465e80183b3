import type { Deps } from '../deps.ts'

/**
 * Dependencies with which a use case meets a change between its two looks: `happen` runs once, when
 * the counters of a player were read and the cash was not. Where both are read at once, the cash
 * waits for the counter `first`.
 */
export function betweenLooks(deps: Deps, happen: () => Promise<unknown>, first?: string): Deps {
  const once = onlyOnce(happen)
  const looked = Promise.withResolvers<unknown>()
  if (first === undefined) looked.resolve(null)
  return {
    ...deps,
    ledger: {
      ...deps.ledger,
      counters(owner, names) {
        const counters = deps.ledger.counters(owner, names)
        if (first !== undefined && names.includes(first)) looked.resolve(counters)
        return counters
      },
      async balances(playerId) {
        await looked.promise
        await once()
        return deps.ledger.balances(playerId)
      },
    },
  }
}

/** As `betweenLooks`, but as soon as the counter of this name was read for the first time. */
export function afterReading(deps: Deps, name: string, happen: () => Promise<unknown>): Deps {
  const once = onlyOnce(happen)
  return {
    ...deps,
    ledger: {
      ...deps.ledger,
      async counters(owner, names) {
        const counters = await deps.ledger.counters(owner, names)
        if (names.includes(name)) await once()
        return counters
      },
      async countersOf(players, names) {
        const counters = await deps.ledger.countersOf(players, names)
        if (names.includes(name)) await once()
        return counters
      },
    },
  }
}

/** The same just before the counter of this name is read for the first time. */
export function beforeReading(deps: Deps, name: string, happen: () => Promise<unknown>): Deps {
  const once = onlyOnce(happen)
  return {
    ...deps,
    ledger: {
      ...deps.ledger,
      async counters(owner, names) {
        if (names.includes(name)) await once()
        return deps.ledger.counters(owner, names)
      },
    },
  }
}

function onlyOnce(happen: () => Promise<unknown>): () => Promise<unknown> {
  let isOver = false
  return async () => {
    if (isOver) return
    isOver = true
    await happen()
  }
}
