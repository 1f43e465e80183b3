import { Readable } from 'node:stream'
import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { authorize, callerOf, readInput } from '../../../platform/http.ts'
import { accountRates } from '../../../platform/rate-limits.ts'
import { localDay } from '../../../platform/local-day.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { auditNow } from '../../audit/index.ts'
import { actorOf } from '../actor.ts'
import { fileText, whileAllowed } from './lines.ts'
import { linesOf } from './tables.ts'

const FILES_PER_MINUTE = 20

/**
 * Lists as files, streamed as they are read; that one was taken is in the audit log before it goes.
 * A file under way breaks off when its operator loses a right, the session or the account.
 */
export function exportRoutes(app: FastifyInstance, deps: Deps) {
  const call = ops.exports.table
  app.get(
    call.path.replace('{table}', ':table'),
    { config: { answersData: true, rates: accountRates(FILES_PER_MINUTE) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const operator = await authorize(app, request, call)
      const { table } = readInput(call.params, request.params)
      const asked = readInput(call.query, request.query)
      if (!operator.permissions.has(ops.exports.exportTables[table])) {
        throw new Refusal('operator_permission')
      }
      const caller = callerOf(request)
      const actor = actorOf({ operator, caller })
      // what is wrong with the filters is told before anything is kept or sent
      const reader = { ...operator, language: caller.language }
      const lines = linesOf({ ...deps, catalogue: app.sportCatalogue }, reader, { table, asked })
      await auditNow(deps, {
        actor,
        action: 'table.exported',
        subject: `export:${table}`,
        after: asked,
      })
      const mayStill = async () => {
        const { permissions } = await authorize(app, request, call)
        const isLess = [...operator.permissions].some((permission) => !permissions.has(permission))
        if (isLess) throw new Refusal('operator_permission')
      }
      const now = deps.clock.now()
      const title = [table, JSON.stringify(asked), now.toISOString(), actor.email]
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="jogada-${table}-${localDay(now)}.csv"`,
        )
        .send(Readable.from(fileText(title, whileAllowed(lines, mayStill))))
    },
  )
}
