import { Readable } from 'node:stream'
import { security } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../platform/http.ts'
import { ownValue } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'
import { accountRates } from '../../platform/rate-limits.ts'

const EXPORTS_PER_MINUTE = 5

/**
 * Hands a player everything that is kept about them, as each module gives its part. The answer is
 * the call's envelope, written page by page while it is read, so that neither a long life nor a
 * slow line holds anything up; what breaks on the way breaks the answer off.
 */
export function exportRoute(app: FastifyInstance, deps: Deps, parts: readonly OwnPart[]) {
  app.get(
    security.exportData.path,
    { config: { answersData: true, rates: accountRates(EXPORTS_PER_MINUTE) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const session = await authenticate(app, request)
      await app.notePlace?.(session, request)
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(fileText(deps, parts, session.playerId)))
    },
  )
}

async function* fileText(deps: Deps, parts: readonly OwnPart[], playerId: bigint) {
  yield `{"status":200,"message":"","data":{"madeAt":${JSON.stringify(deps.clock.now())},"parts":{`
  for (const [index, { name, pages }] of parts.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(name)}:[`
    let isFirst = true
    for await (const rows of pages(deps, playerId)) {
      if (rows.length === 0) continue
      yield (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row, ownValue)).join()
      isFirst = false
    }
    yield ']'
  }
  yield '}}}'
}
