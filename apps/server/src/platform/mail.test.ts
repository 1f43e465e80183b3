import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createMailer } from './mail.ts'

const settings = {
  folder: '/nowhere',
  from: 'Jogada <nao-responda@jogada.example>',
  fileName: () => 'mail',
}

test('a mail goes out by SMTP as it was written', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const keep = async () => void received.push(await text(stream))
      keep().then(() => done(), done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` })

  await mailer.send({ to: 'ana@example.com', subject: 'Olá', text: 'Seu código: 123456' })
  await new Promise<void>((done) => server.close(() => done()))

  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^From: Jogada <nao-responda@jogada\.example>/m)
  expect(received[0]).toMatch(/^To: ana@example\.com/m)
  expect(received[0]).toContain('123456')
})

test('a mail that no server takes is an error', async () => {
  const mailer = createMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:9' })
  await expect(mailer.send({ to: 'ana@example.com', subject: 'Olá', text: 'Olá' })).rejects.toThrow(
    'ECONNREFUSED',
  )
})
