import { randomUUID } from 'node:crypto'
import { notice, ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestServer } from '../../testkit/test-server.ts'

const open = serverOfFile()
const regulated = serverOfFile({ LICENCE_PROFILE: 'br', LOCATION_LOCAL: 'BR' })

const publishOn = async (server: TestServer, texts: Record<string, string>) => {
  const crm = await operatorWith(server, ['crm'])
  const body = { level: 'info', advertises: true, texts, startsAt: null, endsAt: null }
  return crm.call(ops.care.publishBanner, { body: body as never })
}

test.each([
  { pt_BR: 'Última chance! Aposte e recupere suas perdas.' },
  { pt_BR: 'Bônus grátis de boas-vindas' },
  { pt_BR: 'Novidades de hoje', de_DE: 'Nur heute: mehr Quoten' },
  { pt_BR: 'Novidades de hoje', nr_NR: 'Easy money is here' },
])('[RG-11] no notice says what the law lets no advertisement say: %o', async (texts) => {
  const refused = await publishOn(regulated, texts)
  expect(refused.status).toBe(refusals.text_forbidden.status)
  expect(dataOf(await callAs(regulated, notice.banners, {}))).toEqual([])
  expect((await publishOn(open, texts)).status).toBe(200)
})

test('[RG-11] the words that are refused are named, and others are published', async () => {
  const refused = await publishOn(regulated, { pt_BR: 'Cotações novas, sem risco' })
  expect(refused.message).toBe('A lei não deixa um anúncio dizer “sem risco”.')
  expect((await publishOn(regulated, { pt_BR: 'Cotações novas para o clássico' })).status).toBe(200)
})

test('[RG-11] a message that advertises is held to the same words, one that answers is not', async () => {
  const crm = await operatorWith(regulated, ['crm'])
  const player = await registerPlayer(regulated)
  const write = (advertises: boolean) =>
    crm.call(
      ops.players.sendMessage,
      {
        params: { playerId: String(player.playerId) },
        body: { text: 'O saque é grátis.', advertises },
      },
      { key: randomUUID() },
    )
  expect((await write(true)).status).toBe(refusals.text_forbidden.status)
  expect((await write(false)).status).toBe(200)
})
