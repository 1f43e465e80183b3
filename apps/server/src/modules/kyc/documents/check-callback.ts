import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isCheckSigned } from './check-signature.ts'
import { checkResult, verdictOf } from './remote-checks.ts'
import type { CheckResult } from './remote-checks.ts'
import { followVerdict } from './send-document.ts'

const BODY_LIMIT_BYTES = 16 * 1024

/**
 * Where a provider of checks tells a result that it did not have at once. Only what is signed is
 * read; a picture that is decided, or unknown, stays as it is, and a result may be told again.
 */
export function checkCallback(app: FastifyInstance, deps: Deps, key: string) {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post('/api/callbacks/identity-check', async ({ headers, body }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const isSigned = isCheckSigned(key, {
        timestamp: String(headers['x-jogada-timestamp']),
        signature: String(headers['x-jogada-signature']),
        body: raw,
        nowMs: deps.clock.now().getTime(),
      })
      if (!isSigned) return reply.code(401).send({ error: 'signature' })
      const result = read(raw)
      if (!result || result.status === 'pending') {
        return reply.code(400).send({ error: 'invalid_input' })
      }
      await followVerdict(deps, result.reference, verdictOf(result))
      return reply.code(204).send()
    })
    done()
  })
}

function read(raw: Buffer): CheckResult | null {
  try {
    return checkResult.parse(JSON.parse(raw.toString('utf8')))
  } catch {
    return null
  }
}
