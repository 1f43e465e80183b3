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

test('[R135] a text that tickets are answered with is kept for everybody at the desk, and retired once', async () => {
  const [ana, bia] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['support']),
  ]
  const keep = (label: string, text: string) =>
    ana.call(ops.readyAnswers.keep, { body: { label, text } })
  const first = dataOf(await keep('Saque em análise', 'Seu saque está em análise.\nAté amanhã.'))
  dataOf(await keep('Documento', 'Envie a foto de novo.'))
  const listed = async () => dataOf(await bia.call(ops.readyAnswers.list, {}))
  expect((await listed()).map(({ label, text }) => [label, text])).toEqual([
    ['Documento', 'Envie a foto de novo.'],
    ['Saque em análise', 'Seu saque está em análise.\nAté amanhã.'],
  ])
  expect((await keep('Vazia', ' ')).status).toBe(1000)
  const retire = () => bia.call(ops.readyAnswers.retire, { params: { answerId: first.answerId } })
  const answers = await Promise.all([retire(), retire()])
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await listed()).map(({ label }) => label)).toEqual(['Documento'])

  const auditor = await operatorWith(server, ['auditor'])
  const subject = `answer:${first.answerId}`
  const log = dataOf(await auditor.call(ops.books.auditList, { query: { subject } }))
  expect(log.map(({ actor, action }) => [actor, action])).toEqual([
    [bia.email, 'answer.retired'],
    [ana.email, 'answer.kept'],
  ])
})
