import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The product at another address, where a newer build can be brought out: its service worker then
 * differs in the name of the build, as that of every new build does.
 */
export async function changedProduct(product: string) {
  const origin = new URL(product)
  let release = ''
  let isDeaf = false
  let pageUnderPart: string | undefined
  const server = createServer((asked, answer) => {
    const { method, url = '/' } = asked
    if (url === pageUnderPart) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
      return
    }
    const headers = { ...asked.headers, host: origin.host, 'accept-encoding': 'identity' }
    if (url === '/sw.js') {
      // what the browser holds is the worker of another build
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const passed = request(new URL(url, origin), { method, headers }, (given) => {
      const { statusCode = 502, headers: about } = given
      if (url !== '/sw.js') return given.pipe(answer.writeHead(statusCode, about))
      const parts: Buffer[] = []
      given.on('data', (part: Buffer) => parts.push(part))
      return given.on('end', () => {
        const { 'content-length': _, ...others } = about
        const worker = Buffer.concat(parts).toString()
        const text = isDeaf ? worker.replace("'take-over'", "'unheard'") : worker
        answer.writeHead(statusCode, others)
        answer.end(text.replace(/const BUILD = '(\w+)'/, `const BUILD = '$1${release}'`))
      })
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /**
     * From now on the worker is that of another build, whose name ends in `name`; a deaf one never
     * takes over by itself.
     */
    bringOut(name: string, { deaf = false } = {}) {
      release = name
      isDeaf = deaf
    },
    /** Answers a part of the build with a page, as a network does that asks for a login first. */
    givePageFor(part: string | undefined) {
      pageUnderPart = part
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
