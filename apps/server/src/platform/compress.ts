import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** What fits one packet is sent as it is. */
const FROM_BYTES = 1300
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Sends the longer texts of routes that say so compressed, as the client can read them. Only what
 * is the same for everybody may be: the size of an answer with something private in it tells of it.
 */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.compresses) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const isLong = typeof payload === 'string' && Buffer.byteLength(payload) >= FROM_BYTES
    const accepted = request.headers['accept-encoding'] ?? ''
    if (isLong && /\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br')
      return brotliCompress(payload, BROTLI, done)
    }
    if (isLong && /\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip')
      return gzip(payload, done)
    }
    return done(null, payload)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answers of this route are the same for everybody and may be compressed. */
    compresses?: boolean
  }
}
