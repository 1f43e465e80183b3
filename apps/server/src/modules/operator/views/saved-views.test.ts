import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('an operator keeps filters by name, changes and forgets them; others do not see them', async () => {
  const [ana, bia] = [await operatorWith(server, ['risk']), await operatorWith(server, ['risk'])]
  const save = (name: string, filter: Record<string, string>) =>
    ana.call(ops.views.save, { body: { page: 'withdrawals', name, filter } })
  const kept = async () => dataOf(await ana.call(ops.views.list, {}))
  dataOf(await save('atrasados', { state: 'in_review', late: '1' }))
  dataOf(await save('grandes', { from: '5000.00' }))
  dataOf(await save('grandes', { from: '9000.00' }))
  expect(await kept()).toEqual([
    { page: 'withdrawals', name: 'atrasados', filter: { state: 'in_review', late: '1' } },
    { page: 'withdrawals', name: 'grandes', filter: { from: '9000.00' } },
  ])
  expect(dataOf(await bia.call(ops.views.list, {}))).toEqual([])
  dataOf(await bia.call(ops.views.drop, { body: { page: 'withdrawals', name: 'grandes' } }))
  expect(await kept()).toHaveLength(2)
  dataOf(await ana.call(ops.views.drop, { body: { page: 'withdrawals', name: 'grandes' } }))
  expect((await kept()).map(({ name }) => name)).toEqual(['atrasados'])
})

test('a list has at most twenty views, also when two are saved at once', async () => {
  const operator = await operatorWith(server, ['support'])
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      operator.call(ops.views.save, { body: { page: 'tickets', name: `v${i}`, filter: {} } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(dataOf(await operator.call(ops.views.list, {}))).toHaveLength(20)
  const crowded = { body: { page: 'tickets' as const, name: 'v0', filter: { state: 'closed' } } }
  expect((await operator.call(ops.views.save, crowded)).status).toBe(200)
})
