import { randomUUID } from 'node:crypto'
import { game, ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../../../platform/mail.ts'
import { dataFolder } from '../../../testkit/data-folder.ts'
import { mailsTo, textIn } from '../../../testkit/mail-inbox.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { sendDueReports } from '../index.ts'

const HOUR_MS = 3_600_000

let server: TestServer
const folder = dataFolder()
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder, PUBLIC_URL: 'https://jogada.example' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const wants = async (
  operator: TestOperator,
  isWanted = true,
  language: 'pt_BR' | 'en_US' = 'pt_BR',
) => dataOf(await operator.call(ops.reportMail.choose, { body: { isWanted, language } }))

const textsTo = async ({ email }: TestOperator) => (await mailsTo(folder, email)).map(textIn)

test('[AUD-08] who asks for it gets the report of each day the next morning, once, with the figures of the page', async () => {
  const finance = await operatorWith(server, ['finance'])
  const other = await operatorWith(server, ['finance'])
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 5000n)
  const body = { stake: '7.31', target: 5000, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  expect(dataOf(await finance.call(ops.reportMail.mine, {})).isWanted).toBe(false)
  expect(await wants(finance)).toEqual({ isWanted: true, language: 'pt_BR' })

  await sendDueReports(server.deps)
  server.clock.advance(17 * HOUR_MS)
  await sendDueReports(server.deps)
  expect(await textsTo(finance)).toEqual([])

  server.clock.advance(HOUR_MS)
  await Promise.all([sendDueReports(server.deps), sendDueReports(server.deps)])
  await sendDueReports(server.deps)
  const [text, ...more] = await textsTo(finance)
  expect(more).toEqual([])
  const query = { from: '2026-11-20', to: '2026-11-20' }
  const auditor = await operatorWith(server, ['auditor'])
  const { days } = dataOf(await auditor.call(ops.books.report, { query }))
  const sign = days[0]!.ggr.startsWith('-') ? '-' : ''
  const ggr = `${sign}R$ ${days[0]!.ggr.replace('-', '').replace('.', ',')}`.replaceAll(
    ' ',
    '\u{a0}',
  )
  expect(text).toContain('Relatório de 20/11/2026')
  expect(text).toContain(`GGR: ${ggr}`)
  expect(text).toContain(`Jogos da casa: R$\u{a0}7,31, ${ggr}`)
  expect(text).toContain('Ativos: 1')
  expect(text).toContain('https://jogada.example/ops/relatorios')
  expect(await textsTo(other)).toEqual([])
})

test('[AUD-08] whoever may not read reports any more, or switched the mail off, gets none, and a day without play has one', async () => {
  const [stays, leaves, ends] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  await wants(stays, true, 'en_US')
  await wants(leaves)
  await wants(ends)
  await wants(ends, false)
  await server.deps.db
    .updateTable('operator.staff')
    .set({ roles: ['support'] })
    .where('staff_id', '=', leaves.staffId)
    .execute()
  server.clock.advance(24 * HOUR_MS)
  await sendDueReports(server.deps)
  expect(await textsTo(leaves)).toEqual([])
  expect(await textsTo(ends)).toEqual([])
  const [text] = await textsTo(stays)
  expect(text).toContain('Report of 21/11/2026')
  expect(text).toContain('No bets.')
})

test('[AUD-08] a mail that the mail server did not take leaves once it does', async () => {
  const finance = await operatorWith(server, ['finance'])
  await wants(finance)
  server.clock.advance(24 * HOUR_MS)
  const nowhere = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    folder: '',
    from: 'jogada@example.com',
    fileName: randomUUID,
  })
  await sendDueReports({ ...server.deps, mailer: nowhere })
  expect(await textsTo(finance)).toEqual([])
  await sendDueReports(server.deps)
  expect(await textsTo(finance)).toHaveLength(1)
})
