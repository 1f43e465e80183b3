import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { AnswerTooLong, limitedText } from './limited-text.ts'

test('[SEC-12] an answer without an end is cut off, one that fits is read whole', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/short') return response.end('açaí')
    // as much as the other side takes, and more
    const more = () => {
      while (response.write('x'.repeat(1024)));
    }
    response.on('drain', more)
    return more()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await limitedText(await fetch(`${url}/short`), 6)).toBe('açaí')
  await expect(limitedText(await fetch(`${url}/short`), 5)).rejects.toThrow(AnswerTooLong)
  const [, [, endless]] = await Promise.all([
    expect(fetch(`${url}/endless`).then((answer) => limitedText(answer, 16_384))).rejects.toThrow(
      AnswerTooLong,
    ),
    once(server, 'request'),
  ])
  if (!endless.destroyed) await once(endless, 'close')
  server.close()
  server.closeAllConnections()
})
