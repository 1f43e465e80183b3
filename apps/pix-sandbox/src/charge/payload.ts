import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../context.ts'
import { Problem } from '../platform/problem.ts'

const REMOVED = ['REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']

/** What a dynamic code points at: the charge as a signed JWS, and the keys that verify it. */
export function payloadRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { store, locations, signer, config, clock } = sandbox

  app.get('/.well-known/jwks.json', () => signer.jwks())
  app.get<{ Params: { token: string } }>('/qr/v2/:token', ({ params }, reply) => {
    const charge = store.tables.charges.get(locations.get(params.token) ?? '')
    if (!charge) throw new Problem('CobPayloadNaoEncontrado')
    if (REMOVED.includes(charge.cob.status)) {
      throw new Problem('CobPayloadNaoEncontrado', { status: 410 })
    }
    const { loc: _loc, location: _location, pixCopiaECola: _code, ...cob } = charge.cob
    const calendario = { ...cob.calendario, apresentacao: clock.now().toISOString() }
    const jwksUrl = `http://${config.publicHost()}/.well-known/jwks.json`
    return reply
      .header('content-type', 'application/jose')
      .header('cache-control', 'no-store')
      .send(signer.sign({ ...cob, calendario }, jwksUrl))
  })
}
