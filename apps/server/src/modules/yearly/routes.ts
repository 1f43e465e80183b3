import { yearly } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { authenticate, handle, readInput } from '../../platform/http.ts'
import { accountRates } from '../../platform/rate-limits.ts'
import { statementFile } from './statement-file.ts'
import { yearsOf, yearStatement } from './year-statement.ts'

const STATEMENTS = { perMinute: 30 }
const FILES_PER_MINUTE = 6

/** A player's own statements of years, where the licence asks for them. */
export function yearlyRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, yearly.years, ({ session }) => yearsOf(deps, session.playerId))
  handle(
    app,
    yearly.statement,
    ({ params, query, session }) =>
      yearStatement(deps, session.playerId, {
        year: params.year,
        isPaper: query.paper !== undefined,
      }),
    STATEMENTS,
  )
  app.get(
    yearly.file.path.replace('{year}', ':year'),
    { config: { answersData: true, rates: accountRates(FILES_PER_MINUTE) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { playerId } = await authenticate(app, request)
      const { year } = readInput(yearly.file.params, request.params)
      const statement = await yearStatement(deps, playerId, { year, isPaper: true })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="jogada-demonstrativo-${year}.csv"`)
        .send(statementFile(statement))
    },
  )
}
