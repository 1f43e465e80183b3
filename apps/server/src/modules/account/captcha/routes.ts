import { auth } from '@jogada/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { callerOf } from '../../../platform/http.ts'
import { visitorRates } from '../../../platform/rate-limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { issueCaptcha, speakCaptcha } from './captcha.ts'

const PER_MINUTE = 60
/** As many as one can listen to, of however many pictures. */
const SOUNDS_PER_MINUTE = 10

/** The captcha as a picture and as a sound, which are files and no answers of calls. */
export function captchaRoutes(app: FastifyInstance, deps: Deps) {
  const config = { answersData: true, rates: visitorRates(PER_MINUTE) }
  app.get('/api/auth/user/captcha/:codeId', { config }, async (request, reply) => {
    const image = await issueCaptcha(deps, codeIdOf(request), callerOf(request))
    return reply.type('image/png').header('cache-control', 'no-store').send(image)
  })
  const heard = { ...config, rates: { ...config.rates, device: SOUNDS_PER_MINUTE } }
  app.get('/api/auth/user/captcha/:codeId/sound', { config: heard }, async (request, reply) => {
    const sound = await speakCaptcha(deps, codeIdOf(request), callerOf(request))
    return reply.type('audio/wav').header('cache-control', 'no-store').send(sound)
  })
}

function codeIdOf(request: FastifyRequest): string {
  const params = auth.captcha.params.safeParse(request.params)
  if (!params.success) throw new Refusal('invalid_input', { fields: 'codeId' })
  return params.data.codeId
}
