import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Studio } from '../studio.ts'
import { gamePage } from './game-page.ts'
import { mathsPage } from './maths.ts'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** The game, its style and script, and the page of its maths. */
export async function pageRoutes(app: FastifyInstance, studio: Studio) {
  const { operatorOrigins } = studio.config
  const policy = [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${operatorOrigins.join(' ')}`,
  ].join('; ')
  const game = gamePage()
  const maths = mathsPage()
  const script = (await read('./feira.js')).replace(
    "'OPERATOR_ORIGINS'",
    JSON.stringify(operatorOrigins),
  )
  const parts = ['ask-round.js', 'texts.js', 'words-of-round.js'] as const
  const style = await read('./feira.css')

  const serve = (url: string, type: string, body: string) => {
    app.get(url, (_request, reply) =>
      reply
        .header('content-type', `${type}; charset=utf-8`)
        .header('content-security-policy', policy)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-cache')
        .send(body),
    )
  }
  serve('/feira', 'text/html', game)
  serve('/matematica', 'text/html', maths)
  serve('/feira.js', 'text/javascript', script)
  for (const part of parts) serve(`/${part}`, 'text/javascript', await read(`./${part}`))
  serve('/feira.css', 'text/css', style)
}
