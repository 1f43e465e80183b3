import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCalls } from '../../src/testkit/contract-calls.ts'
import { tablePrints } from '../../src/testkit/table-prints.ts'
import { startTestServer } from '../../src/testkit/test-server.ts'
import type { TestServer } from '../../src/testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** What is served beside the calls of the contract, and who it is for. */
const others: Readonly<Record<string, string>> = {
  'GET /health': 'the proxy',
  'GET /ready': 'the proxy',
  'GET /version': 'whoever wants to know which files run',
  'GET /docs': 'readers of the contract',
  'GET /docs/': 'readers of the contract',
  'GET /docs/*': 'readers of the contract',
  'GET /docs/json': 'readers of the contract',
  'GET /docs/yaml': 'readers of the contract',
  'GET /docs/static/index.html': 'readers of the contract',
  'GET /docs/static/swagger-initializer.js': 'readers of the contract',
  'GET /pagar/:payNo': 'whoever pays an order',
  'GET /pagar/:payNo/estado': 'whoever pays an order',
  'POST /pagar/:payNo/verificar': 'whoever pays an order',
  'POST /api/psp/:token/pix': 'the PSP, which knows the token',
  'POST /api/psp/:token/payout': 'the PSP, which knows the token',
}

/** Every route that the server answers, as `GET /a/:b`, without HEAD and files with a digest. */
function servedRoutes(): string[] {
  const above: string[] = []
  const lines = server.app.printRoutes({ commonPrefix: false, includeMeta: false }).split('\n')
  const routes = lines.flatMap((line) => {
    const found = /^(.*?)[├└]── (\S*?)(?: \((.+)\))?$/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods] = found
    above.length = indent.length / 4
    above.push(part)
    return methods?.split(', ').map((method) => `${method} ${above.join('')}`) ?? []
  })
  return routes.filter(
    (route) => !route.startsWith('HEAD ') && !/^GET \/pagar\/[^:]+\.\w+$/.test(route),
  )
}

test('[SEC-06] what is served are the calls of the contract, every one, and a few routes that are named', () => {
  const declared = contractCalls.flatMap(({ call }) =>
    // a call that changes something by GET is taken by POST too
    (call.changes ? ['POST', call.method] : [call.method]).map(
      (method) => `${method} ${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  )
  const named = new Set([...declared, ...Object.keys(others)])
  const served = servedRoutes()
  expect(served.filter((route) => !named.has(route))).toEqual([])
  expect([...named].filter((route) => !served.includes(route))).toEqual([])
})

const bodies: readonly (string | undefined)[] = [
  undefined,
  '',
  '{}',
  '[]',
  'null',
  '{"pix":[{"endToEndId":"E1","valor":"1.00"}]}',
  '{"pix":[null,{"txid":{"a":1},"valor":-1e308}]}',
  '{"__proto__":{"pix":[]}}',
  `{"pix":${'['.repeat(400)}${']'.repeat(400)}}`,
  '{"pix":',
]
const parts = ['x', '0', '%00', '..%2f..%2fetc%2fpasswd', '%ff', "'%20OR%201=1", 'x'.repeat(2000)]

test('[TST-05] what is served beside the contract meets no fault and changes no row for strangers', async () => {
  const before = await tablePrints(server.deps.pool)
  const wrong: string[] = []
  for (const route of Object.keys(others)) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    for (const part of parts) {
      for (const payload of method === 'POST' ? bodies : [undefined]) {
        const { statusCode } = await server.app.inject({
          method,
          url: path.replaceAll(/:\w+|\*/g, part),
          ...(payload !== undefined && {
            payload,
            headers: { 'content-type': 'application/json' },
          }),
        })
        if (statusCode >= 500) wrong.push(`${route} ${part.slice(0, 20)} ${payload}: ${statusCode}`)
      }
    }
  }
  expect(wrong).toEqual([])
  const after = await tablePrints(server.deps.pool)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([])
})
