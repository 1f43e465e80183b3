import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

test('every answer carries the security headers, and a route may set a policy of its own', async () => {
  const app = Fastify()
  await addSecurityHeaders(app, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'self'"], upgradeInsecureRequests: null },
    },
    strictTransportSecurity: { maxAge: 31_536_000 },
  })
  app.get('/plain', () => ({ well: true }))
  app.get('/own', (_request, reply) =>
    reply.header('content-security-policy', "default-src 'none'").send(''),
  )

  app.get('/data', { config: { answersData: true } }, () => ({ well: true }))

  const plain = await app.inject('/plain')
  const data = await app.inject('/data')
  const own = await app.inject('/own')
  const missing = await app.inject('/missing')
  await app.close()

  expect(plain.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-type': 'application/json; charset=utf-8',
  })
  expect(plain.headers['content-security-policy']).toContain("default-src 'self'")
  expect(data.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(own.headers['content-security-policy']).toBe("default-src 'none'")
  expect(missing.headers['x-content-type-options']).toBe('nosniff')
})
