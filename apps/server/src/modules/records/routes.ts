import { wallet } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { authenticate, callerOf, handle, readInput } from '../../platform/http.ts'
import { accountRates } from '../../platform/rate-limits.ts'
import { listRecords } from './list-records.ts'
import { namedRecords } from './named-records.ts'
import { readPeriod } from '../../platform/period.ts'
import { getRecord } from './record-detail.ts'
import { recordsFile } from './records-file.ts'
import { getStatement } from './statement.ts'

const DEFAULT_PAGE = '20'
const FILES_PER_MINUTE = 6

export function recordRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, wallet.records, async ({ query, session, caller }) => {
    const { from, to, limit = DEFAULT_PAGE, ...rest } = query
    const { records, next } = await listRecords(deps, session.playerId, {
      ...rest,
      ...readPeriod({ from, to }),
      limit: Number(limit),
    })
    return { records: namedRecords(records, caller.language), next }
  })
  handle(app, wallet.recordDetail, ({ params, session, caller }) =>
    getRecord(deps, {
      playerId: session.playerId,
      recordId: params.recordId,
      language: caller.language,
    }),
  )
  handle(app, wallet.statement, ({ query, session }) =>
    getStatement(deps, session.playerId, readPeriod(query)),
  )
  app.get(
    wallet.recordsFile.path,
    { config: { answersData: true, rates: accountRates(FILES_PER_MINUTE) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { playerId } = await authenticate(app, request)
      const { from, to, ...rest } = readInput(wallet.recordsFile.query, request.query)
      const file = await recordsFile(deps, playerId, {
        ...rest,
        ...readPeriod({ from, to }),
        language: callerOf(request).language,
      })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="jogada-registros.csv"')
        .send(file)
    },
  )
}
