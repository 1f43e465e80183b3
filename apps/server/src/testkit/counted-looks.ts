import type { Deps } from '../deps.ts'

/**
 * Dependencies that count what a use case asks of the database: statements of its own, looks at
 * counters, and commands; and the most commands that waited for their commit together.
 */
export function countedLooks(deps: Deps) {
  const count = { statements: 0, looks: 0, commands: 0, together: 0 }
  let waiting = 0
  const counted: Deps = {
    ...deps,
    db: deps.db.withPlugin({
      transformQuery({ node }) {
        count.statements++
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
    ledger: {
      ...deps.ledger,
      counters(owner, names) {
        count.looks++
        return deps.ledger.counters(owner, names)
      },
      countersOf(players, names) {
        count.looks++
        return deps.ledger.countersOf(players, names)
      },
      async submit(playerId, prepare) {
        count.commands++
        count.together = Math.max(count.together, ++waiting)
        try {
          return await deps.ledger.submit(playerId, prepare)
        } finally {
          waiting--
        }
      },
    },
  }
  return { deps: counted, count }
}
