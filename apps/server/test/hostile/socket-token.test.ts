import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { SOCKET_PATH } from '@jogada/contract'
import { expect, test } from 'vitest'
import { openLog } from '../../src/platform/log.ts'
import { connectAs, socketTicketOf } from '../../src/testkit/player-socket.ts'
import { registerPlayer } from '../../src/testkit/test-player.ts'
import { startTestServer } from '../../src/testkit/test-server.ts'

test('[X14] [SEC-13] neither a token nor the ticket that a socket shows in its address is in a log', async () => {
  let logged = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  const server = await startTestServer({ SLOW_STATEMENT_MS: '0' }, openLog('trace', sink))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  socket.close()
  // refused at the door, for another origin and another transport, is where addresses are logged
  const ticket = await socketTicketOf(server, player)
  const address = `127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&was=${player.token}&token=${ticket}`
  await fetch(`http://${address}&transport=polling`)
  const headers = { origin: 'https://evil.example' }
  await fetch(`http://${address}&transport=websocket`, { headers })
  const stranger = new WebSocket(`ws://${address}x&transport=websocket`)
  await once(stranger as never, 'open')
  stranger.close()
  await once(stranger as never, 'close')
  await server.verify()
  await server.close()
  expect(logged).toContain('a statement was slow')
  expect(logged).not.toContain(player.token)
  expect(logged).not.toContain(ticket)
})

test('[X14] and the proxy writes down addresses without what is asked of them', () => {
  const text = readFileSync(
    new URL('../../../../ops/container/nginx.conf', import.meta.url),
    'utf8',
  )
  const formats = [...text.matchAll(/log_format\s+(\w+)\s+([^;]+);/g)]
  expect(formats).toHaveLength(1)
  const [, name, format] = formats[0]!
  expect(format).toContain('$uri_without_secret')
  // the secret of the PSP's callbacks and the token of an entry link are part of their addresses
  expect(text).toContain(
    `map $uri $uri_without_secret { default $uri; '~^/+api/psp' /api/psp; '~*^/+zgo' /zgo; }`,
  )
  expect(format).not.toMatch(
    /\$(uri\b|request\b(?!_)|request_uri|args|query_string|arg_|http_authorization)/,
  )
  const logs = [...text.matchAll(/access_log\s+([^;]+);/g)].map(([, to]) => to!)
  expect(logs.filter((to) => to !== 'off' && !to.endsWith(` ${name}`))).toEqual([])
})
