import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ops, refusals } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newCpf } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { readExposedFile } from './exposed-file.ts'
import { isWatchedPlayer } from './ratings.ts'
import { compareExposed, watchExposed } from './watch-exposed.ts'

const { aml } = ops
const NAME = 'Ana Lima Souza'
const HEADS =
  'CPF;Nome_PEP;Sigla_Função;Descrição_Função;Nível_Função;Nome_Órgão;Data_Início_Exercício;Data_Fim_Exercício;Data_Fim_Carência'

let server: TestServer
let officer: TestOperator
let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-exposed-'))
  path = join(folder, 'pep.csv')
  server = await startTestServer({ EXPOSED_LIST: path })
  officer = await operatorWith(server, ['aml'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

/** As the portal publishes it: ISO 8859-1, each field in quotes. */
const publish = (lines: readonly (readonly string[])[], heads = HEADS) =>
  writeFile(
    path,
    [heads, ...lines.map((fields) => fields.join(';'))]
      .map((line) =>
        line
          .split(';')
          .map((field) => `"${field}"`)
          .join(';'),
      )
      .join('\r\n'),
    'latin1',
  )

const listed = (cpf: string, until = 'Não informada', role = 'VEREADOR') => [
  `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`,
  'ANA LIMA SOUZA',
  'VER',
  role,
  '-',
  'CÂMARA MUNICIPAL DE SÃO LUÍS',
  '01/01/2025',
  'Não informada',
  until,
]

async function identified(cpf: string, name = NAME) {
  const player = await registerPlayer(server)
  await passKyc(player, cpf, name)
  return player.playerId
}

const compare = async () => compareExposed(server.deps, await readExposedFile(path))
const isWatched = (playerId: bigint) => isWatchedPlayer(server.deps, playerId)

async function ratingsOf(playerId: bigint) {
  const query = { playerId: String(playerId) }
  const [party] = dataOf(await officer.call(aml.parties, { query })).parties
  if (!party) return []
  return dataOf(await officer.call(aml.history, { params: { partyId: party.partyId } }))
}

const today = () => server.clock.now().toISOString().slice(0, 10)
const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

beforeEach(async () => {
  await publish([listed('00000000000')])
})

test('[BR-11] a player who stands on the public list is marked as exposed, once, and each withdrawal is looked at', async () => {
  const ana = await identified('52998224725')
  const namesake = await identified('11144477735')
  const other = await identified('39053344705', 'Bia Lima Souza')
  const past = await identified('71428793860')
  await publish([
    listed('52998224725', '31/12/2031'),
    listed('39053344705'),
    listed('71428793860', '01/01/2020'),
  ])
  expect(await compare()).toBe(0n)
  await compare()
  expect(await ratingsOf(ana)).toEqual([
    expect.objectContaining({
      level: 'medium',
      exposedSince: today(),
      reviewOn: dayIn(1),
      by: '',
      reasons:
        'Consta na lista de pessoas expostas politicamente. VEREADOR, CÂMARA MUNICIPAL DE SÃO LUÍS, até 31/12/2031',
    }),
  ])
  const watched = await Promise.all([ana, namesake, other, past].map(isWatched))
  expect(watched).toEqual([true, false, false, false])
})

test('[BR-11] what an officer decides about a listed player stays, until the list says something else', async () => {
  const cpf = '12345678909'
  const playerId = await identified(cpf)
  await publish([listed(cpf)])
  await compare()
  const body = {
    party: { kind: 'player' as const, playerId: String(playerId) },
    level: 'low' as const,
    reasons: 'Homônimo: nasceu em outro estado',
    exposedSince: null,
    reviewOn: dayIn(200),
    seen: (await ratingsOf(playerId))[0]!.ratingId,
  }
  dataOf(await officer.call(aml.rate, { body }))
  await compare()
  expect(await isWatched(playerId)).toBe(false)
  const [mayor, member] = [listed(cpf, 'Não informada', 'PREFEITO'), listed(cpf)]
  await publish([mayor, member])
  await compare()
  await publish([member, mayor])
  await compare()
  expect((await ratingsOf(playerId)).map(({ by }) => by === '')).toEqual([true, false, true])
  expect((await ratingsOf(playerId))[0]).toMatchObject({ level: 'low', exposedSince: today() })
})

test('[BR-11] a rating that was drawn before the list named the player does not take the mark away', async () => {
  const cpf = newCpf()
  const playerId = await identified(cpf)
  const rate = (seen: string | null) =>
    officer.call(aml.rate, {
      body: {
        party: { kind: 'player', playerId: String(playerId) },
        level: 'low',
        reasons: 'sem indícios',
        exposedSince: null,
        reviewOn: dayIn(200),
        seen,
      },
    })
  dataOf(await rate(null))
  const [drawn] = await ratingsOf(playerId)
  await publish([listed(cpf)])
  await compare()
  for (const seen of [null, drawn!.ratingId]) {
    expect((await rate(seen)).status).toBe(refusals.changed_meanwhile.status)
  }
  expect(await isWatched(playerId)).toBe(true)
  dataOf(await rate((await ratingsOf(playerId))[0]!.ratingId))
  expect(await isWatched(playerId)).toBe(false)
})

test('a file that is no such list changes nothing and is read again once it is one', async () => {
  await publish([listed('52998224725')], HEADS.replace('Nome_PEP', 'Nome'))
  await expect(readExposedFile(path)).rejects.toThrow('no column nome_pep')
  await publish([])
  await expect(readExposedFile(path)).rejects.toThrow('names nobody')
  await expect(readExposedFile(join(folder, 'none.csv'))).rejects.toThrow('ENOENT')
})

test('the job compares by itself with the file that the setting names', async () => {
  const cpf = '19119119100'
  const playerId = await identified(cpf)
  await publish([listed(cpf)])
  const ending = new AbortController()
  const watching = watchExposed(server.deps, ending.signal)
  await vi.waitFor(async () => expect(await isWatched(playerId)).toBe(true), { timeout: 60_000 })
  ending.abort()
  await watching
})
