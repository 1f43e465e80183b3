import { isValidCpf } from '../documents/cpf.ts'
import { parseMoney } from '../money.ts'
import { parseOdds } from '../odds.ts'
import { LAYOUT, sumNames } from './layout.ts'
import { fileKinds, moveCategories, playActs } from './records.ts'
import type { FileKind } from './records.ts'

type Fits = (value: string) => boolean

export type ElementRule = {
  readonly attributes: Readonly<Record<string, Fits>>
  /** Attributes that may be left out. */
  readonly optional?: readonly string[]
  readonly children?: Readonly<Record<string, ElementRule>>
}

const matches =
  (pattern: RegExp): Fits =>
  (value) =>
    pattern.test(value)
const oneOf =
  (values: readonly string[]): Fits =>
  (value) =>
    values.includes(value)

const count = matches(/^\d{1,9}$/)
const id = matches(/^\d{1,19}$/)
const someText: Fits = (value) => value.trim() !== ''
const anyText: Fits = () => true
const amount: Fits = (value) => /^-?\d+\.\d\d$/.test(value) && parseMoney(value) !== null
const notNegative: Fits = (value) => amount(value) && !value.startsWith('-')
const price: Fits = (value) => parseOdds(value) !== null
const instant: Fits = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-03:00$/.test(value) && !Number.isNaN(Date.parse(value))
const day: Fits = (value) => {
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value
}

const person = { player: id, cpf: isValidCpf }
const play = {
  command: id,
  at: instant,
  act: oneOf(playActs),
  ...person,
  stake: notNegative,
  prize: notNegative,
}

/** What an element of each kind of file must say; nothing else may stand in it. */
export const recordRules: Readonly<Record<FileKind, ElementRule>> = {
  bettor: {
    attributes: { ...person, name: someText, birthDate: day, confirmedAt: instant },
    // whoever was confirmed under a licence that asks for none does not play until it is said
    optional: ['birthDate'],
  },
  wallet: {
    attributes: {
      ...person,
      opening: notNegative,
      in: notNegative,
      out: notNegative,
      closing: notNegative,
    },
    children: {
      move: { attributes: { category: oneOf(moveCategories), in: notNegative, out: notNegative } },
    },
  },
  sportsBet: {
    attributes: {
      ...play,
      bet: id,
      form: oneOf(['single', 'parlay', 'system']),
      placedAt: instant,
      odds: price,
    },
    optional: ['odds'],
    children: { leg: { attributes: { event: someText, outcome: someText, odds: price } } },
  },
  gameRound: { attributes: { ...play, game: someText, round: someText } },
  operatorMonth: {
    attributes: {
      month: matches(/^\d{4}-(0[1-9]|1[0-2])$/),
      activePlayers: count,
      deposits: amount,
      withdrawals: amount,
    },
    children: {
      product: { attributes: { product: someText, stakes: amount, prizes: amount, ggr: amount } },
    },
  },
}

/** What the head of a file must say; its records are looked at one by one. */
export const headRule = (kind: FileKind): ElementRule => ({
  attributes: {
    layout: oneOf([LAYOUT]),
    id: someText,
    kind: oneOf(fileKinds),
    day,
    part: matches(/^[1-9]\d{0,5}$/),
    last: oneOf(['true', 'false']),
    cnpj: anyText,
    licence: anyText,
    records: count,
    ...Object.fromEntries(sumNames[kind].map((name) => [name, amount])),
  },
})
