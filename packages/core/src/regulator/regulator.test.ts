import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpfWithBase } from '../documents/cpf.ts'
import { centavos } from '../money.ts'
import { checkFile } from './check.ts'
import { element, escapeValue } from './element.ts'
import type { Element } from './element.ts'
import { addSums, fileInstant, sumsOf } from './layout.ts'
import { split } from './split.ts'

const all = async <T>(some: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const one of some) found.push(one)
  return found
}

test('[BR-04] 7,001 records are two files, the first of them full, and none is one empty file', async () => {
  const records = Array.from({ length: 7001 }, (_, i) => i)
  expect(
    (await all(split(records))).map(({ part, isLast, records: own }) => [part, isLast, own.length]),
  ).toEqual([
    [1, false, 7000],
    [2, true, 1],
  ])
  expect((await all(split(records.slice(1)))).length).toBe(1)
  expect(await all(split([]))).toEqual([{ part: 1, isLast: true, records: [] }])
})

test('[BR-04] however records are split, they are all there in their order, and only the last part says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), fc.integer({ min: 1, max: 5 }), async (records, most) => {
      const parts = await all(split(records, most))
      expect(parts.flatMap((one) => one.records)).toEqual(records)
      expect(parts.map(({ part }) => part)).toEqual(parts.map((_, i) => i + 1))
      expect(parts.map(({ isLast }) => isLast).indexOf(true)).toBe(parts.length - 1)
      for (const one of parts.slice(0, -1)) expect(one.records).toHaveLength(most)
    }),
  )
})

test('[BR-04] instants are those of Brasília, on whose day a file ends', () => {
  expect(fileInstant(new Date('2026-11-26T02:59:59.999Z'))).toBe('2026-11-25T23:59:59.999-03:00')
  expect(fileInstant(new Date('2026-11-26T03:00:00Z'))).toBe('2026-11-26T00:00:00.000-03:00')
})

test('[BR-04] what XML cannot write is replaced, and what means something in it is escaped', () => {
  expect(escapeValue('a<b>&"c"\n\u0001\ud800')).toBe(
    'a&lt;b&gt;&amp;&quot;c&quot;&#10;\ufffd\ufffd',
  )
})

test('[BR-04] a settlement that was taken back lessens stakes and prizes, and a placed stake counts nothing', () => {
  const play = { player: 1n, cpf: null, command: 1n, at: new Date(0), game: 'dice', round: '1' }
  const records = [
    { ...play, act: 'placed', stake: centavos(100n), prize: centavos(0n) },
    { ...play, act: 'settled', stake: centavos(100n), prize: centavos(250n) },
    { ...play, act: 'reversed', stake: centavos(100n), prize: centavos(250n) },
    { ...play, act: 'settled', stake: centavos(40n), prize: centavos(0n) },
  ] as const
  const sums = sumsOf('gameRound', records)
  expect(sums).toEqual({ stakes: 40n, prizes: 0n })
  expect(addSums('gameRound', [sums, sums])).toEqual({ stakes: 80n, prizes: 0n })
})

const cpf = cpfWithBase('123456789')
const at = '2026-11-25T10:00:00.000-03:00'
const wallet = (changed: Record<string, string | null> = {}, moved: Record<string, string> = {}) =>
  element(
    'wallet',
    { player: '7', cpf, opening: '10.00', in: '5.00', out: '2.00', closing: '13.00', ...changed },
    [element('move', { category: 'games', in: '5.00', out: '2.00', ...moved })],
  )
const bet = (changed: Record<string, string | null> = {}) =>
  element(
    'sportsBet',
    {
      command: '9',
      at,
      act: 'settled',
      player: '7',
      cpf,
      stake: '10.00',
      prize: '0.00',
      bet: '3',
      form: 'single',
      placedAt: at,
      odds: '2.50',
      ...changed,
    },
    [element('leg', { event: 'e', outcome: 'e/1x2/@home', odds: '2.50' })],
  )

const head = (
  kind: 'wallet' | 'sportsBet',
  children: readonly Element[],
  changed: Record<string, string | null> = {},
) =>
  element(
    'regulatorFile',
    {
      layout: '1',
      id: `${kind}-2026-11-25-1`,
      kind,
      day: '2026-11-25',
      part: '1',
      last: 'true',
      cnpj: '',
      licence: '',
      records: String(children.length),
      ...(kind === 'wallet'
        ? { opening: '10.00', in: '5.00', out: '2.00', closing: '13.00' }
        : { stakes: '10.00', prizes: '0.00' }),
      ...changed,
    },
    children,
  )

test('[BR-04] a file that is whole and adds up is found right', () => {
  expect(checkFile(head('wallet', [wallet()]))).toEqual([])
  expect(checkFile(head('sportsBet', [bet()]))).toEqual([])
})

test('[BR-04] a bet may be placed by a clock that is some seconds before the one that settles it', () => {
  const placed = (seconds: string) =>
    checkFile(head('sportsBet', [bet({ placedAt: `2026-11-25T10:00:${seconds}-03:00` })]))
  expect(placed('05.000')).toEqual([])
  expect(placed('05.001')).toEqual(['record 1: was placed after it'])
})

test.each([
  ['a record without a CPF', head('wallet', [wallet({ cpf: null })]), 'record 1: cpf is missing'],
  [
    'a CPF that is none',
    head('wallet', [wallet({ cpf: '12345678900' })]),
    'record 1: cpf is not valid',
  ],
  [
    'a wallet that does not add up',
    head('wallet', [wallet({ closing: '13.01' })]),
    'record 1: opening, in and out do not make the closing balance',
  ],
  [
    'moves that do not add up',
    head('wallet', [wallet({}, { in: '4.99' })]),
    'record 1: its moves do not make what came in',
  ],
  [
    'a negative stake',
    head('sportsBet', [bet({ stake: '-1.00' })]),
    'record 1: stake is not valid',
  ],
  [
    'an amount with one place',
    head('sportsBet', [bet({ stake: '1.0' })]),
    'record 1: stake is not valid',
  ],
  [
    'a bet of the next day',
    head('sportsBet', [bet({ at: '2026-11-26T00:00:00.000-03:00' })]),
    'record 1: is not of the day',
  ],
  [
    'a prize of a placed bet',
    head('sportsBet', [bet({ act: 'placed', prize: '1.00' })]),
    'record 1: has a prize before it was settled',
  ],
  ['an unknown act', head('sportsBet', [bet({ act: 'dreamt' })]), 'record 1: act is not valid'],
  [
    'a word too much',
    head('sportsBet', [bet({ toString: 'x' })]),
    'record 1: says something that the layout does not know',
  ],
  [
    'a count that is not theirs',
    head('wallet', [wallet()], { records: '2' }),
    'head: the count of records is not theirs',
  ],
  [
    'a sum that is not theirs',
    head('sportsBet', [bet()], { stakes: '10.01' }),
    'head: stakes is not the sum of the records',
  ],
  [
    'a record twice',
    head('wallet', [wallet(), wallet()], {
      opening: '20.00',
      in: '10.00',
      out: '4.00',
      closing: '26.00',
    }),
    'head: a record stands twice',
  ],
  [
    'the id of another file',
    head('wallet', [wallet()], { id: 'wallet-2026-11-25-2' }),
    'head: id is not that of the file',
  ],
  ['a record of another kind', head('wallet', [bet()]), 'record 1: is no wallet'],
  [
    'no known kind',
    element('regulatorFile', { kind: 'constructor' }),
    'the file is of no known kind',
  ],
])('[BR-04] %s is refused with its reason', (_, file, reason) => {
  expect(checkFile(file)).toContain(reason)
})

test('[BR-04] one record too many is refused', () => {
  const two = head('sportsBet', [bet(), bet({ command: '10' })], { stakes: '20.00' })
  expect(checkFile(two)).toEqual([])
  expect(checkFile(two, 1)).toEqual(['head: more than 1 records'])
})
