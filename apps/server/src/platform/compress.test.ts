import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress.ts'

const LIST = { rows: Array.from({ length: 200 }, (_, place) => ({ place, name: 'Palmeiras' })) }

async function answers() {
  const app = Fastify()
  compressAnswers(app)
  const compresses = { config: { compresses: true } }
  app.get('/list', compresses, () => LIST)
  app.get('/short', compresses, () => ({ rows: 1 }))
  app.get('/own', () => LIST)
  await app.ready()
  const ask = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })
  return { ask, close: () => app.close() }
}

test('a long public answer goes out in the best encoding that the client reads', async () => {
  const { ask, close } = await answers()
  const brotli = await ask('/list', 'gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length))
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LIST)
  expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(LIST).length / 10)
  const gzipped = await ask('/list', 'gzip')
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(LIST)
  const plain = await ask('/list')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['vary']).toBe('accept-encoding')
  expect(plain.json()).toEqual(LIST)
  await close()
})

test('what is short, or may be private, is sent as it is', async () => {
  const { ask, close } = await answers()
  expect((await ask('/short', 'br')).json()).toEqual({ rows: 1 })
  const own = await ask('/own', 'br')
  expect(own.headers['content-encoding']).toBeUndefined()
  expect(own.json()).toEqual(LIST)
  await close()
})
