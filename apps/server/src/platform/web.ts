import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from './http.ts'
import { Refusal } from './refusal.ts'
import { leavePageHeaders } from './security-headers.ts'

/** Where the builds of both apps keep their parts. A missing one is of another build. */
const PART_OF_A_BUILD = /^(?:\/ops)?\/assets\//
const PART_OF_A_PAGE = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/

/**
 * Serves the built player app: hashed assets for ever, everything else fresh, and the app's page
 * for each path that is neither a call nor a part of a build.
 */
export async function serveWeb(app: FastifyInstance, dist: string) {
  const pages = await pagesOf(join(dist, 'index.html'))
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    // a route for each file: what is no file is answered here and not by the plugin
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/')
      if (lasting && PART_OF_A_PAGE.test(path)) leavePageHeaders(reply)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request
    const reads = method === 'GET' || method === 'HEAD'
    const wantsPage = reads && !url.startsWith('/api/') && !PART_OF_A_BUILD.test(url)
    if (!wantsPage) return refuse(request, reply, new Refusal('not_found'))
    const accepted = request.headers['accept-encoding'] ?? ''
    const { encoding, page } = pages.find(({ reads }) => reads.test(accepted))!
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type('text/html')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .send(page)
  })
}

/**
 * The page as the build left it, smallest first; the plain one, which everybody reads, is the last.
 */
async function pagesOf(path: string) {
  const forms = [
    { encoding: 'br', reads: /\bbr\b/, file: `${path}.br` },
    { encoding: 'gzip', reads: /\bgzip\b/, file: `${path}.gz` },
    { encoding: null, reads: /^/, file: path },
  ].filter(({ file }) => existsSync(file))
  return Promise.all(
    forms.map(async ({ encoding, reads, file }) => ({
      encoding,
      reads,
      page: await readFile(file),
    })),
  )
}
