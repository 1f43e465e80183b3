import { ops } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { Tables } from '../../../tables.ts'

const server = serverOfFile()
const { aml, care, players, trading, wellbeing } = ops

let by: Readonly<Record<'aml' | 'crm' | 'limits' | 'support' | 'trader', TestOperator>>
let playerId: string
let caseId: string
beforeAll(async () => {
  by = {
    aml: await operatorWith(server, ['aml']),
    crm: await operatorWith(server, ['crm']),
    limits: await operatorWith(server, ['limits']),
    support: await operatorWith(server, ['support']),
    trader: await operatorWith(server, ['trader']),
  }
  playerId = String((await registerPlayer(server)).playerId)
  const body = { playerId, text: 'muitos depósitos sem jogo' }
  caseId = dataOf(await by.aml.call(aml.open, { body })).caseId
})

const text = 'ligou duas vezes'

async function rowsOf(tables: readonly (keyof Tables)[]) {
  const counts = tables.map(async (table) => {
    const { rows } = await server.deps.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<bigint>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  })
  return Promise.all(counts)
}

const inAnHour = () => new Date(server.clock.now().getTime() + 3_600_000).toISOString()

/** What an operator does, and the tables that have one row more once it is done. */
const acts: readonly {
  readonly name: string
  readonly run: (key: string) => Promise<unknown>
  readonly tables: readonly (keyof Tables)[]
}[] = [
  {
    name: 'a case of suspicion',
    run: async (key) => dataOf(await by.aml.call(aml.open, { body: { playerId, text } }, { key })),
    tables: ['aml.case', 'aml.step'],
  },
  {
    name: 'a fact of a case',
    run: async (key) =>
      dataOf(await by.aml.call(aml.addFact, { params: { caseId }, body: { text } }, { key })),
    tables: ['aml.step'],
  },
  {
    name: 'a notice to everybody',
    run: async (key) => {
      const body = {
        level: 'info' as const,
        advertises: false,
        texts: { pt_BR: text },
        startsAt: null,
        endsAt: null,
      }
      return dataOf(await by.crm.call(care.publishBanner, { body }, { key }))
    },
    tables: ['notice.banner'],
  },
  {
    name: 'an event by hand',
    run: async (key) => {
      const body = {
        sport: 'badminton' as const,
        competition: 'Aberto',
        stage: '',
        home: `Ana ${key}`,
        away: 'Bia Luz',
        startsAt: inAnHour(),
      }
      return dataOf(await by.trader.call(trading.announce, { body }, { key }))
    },
    tables: ['sportsbook.event'],
  },
  {
    name: 'a break for a player',
    run: async (key) => {
      const call = { params: { playerId }, body: { kind: 'break' as const, note: text } }
      return dataOf(await by.limits.call(wellbeing.intervene, call, { key }))
    },
    tables: ['care.intervention', 'limits.pause', 'notice.message'],
  },
  {
    name: 'a note on a player',
    run: async (key) => {
      const call = { params: { playerId }, body: { text } }
      return dataOf(await by.support.call(players.addNote, call, { key }))
    },
    tables: ['operator.note'],
  },
]

test.each(acts)(
  '[SEC-09] $name stands once, with one trace, where it is asked for again after a lost answer',
  async ({ run, tables }) => {
    const all = [...tables, 'audit.entry'] as const
    const before = await rowsOf(all)
    const key = server.deps.rng.uuid()
    const first = await run(key)
    const once = before.map((rows) => rows + 1)
    expect(await rowsOf(all)).toEqual(once)
    expect(await run(key)).toEqual(first)
    expect(await rowsOf(all)).toEqual(once)
    await run(server.deps.rng.uuid())
    expect(await rowsOf(all)).toEqual(before.map((rows) => rows + 2))
  },
)

test('[SEC-09] a fact that was written is answered so again, although its case is closed by now', async () => {
  const key = server.deps.rng.uuid()
  const fact = { params: { caseId }, body: { text } }
  dataOf(await by.aml.call(aml.addFact, fact, { key }))
  const reason = 'explicado pelo jogador'
  dataOf(await by.aml.call(aml.archive, { params: { caseId }, body: { reason } }))
  dataOf(await by.aml.call(aml.addFact, fact, { key }))
  expect((await by.aml.call(aml.addFact, fact)).status).toBe(7011)
})

test('[SEC-09] what would be done twice is refused without a key', async () => {
  const call = { params: { playerId }, body: { text } }
  const { http } = await callAs(server, players.addNote, call, { token: by.support.token })
  expect(http).toBe(400)
})
