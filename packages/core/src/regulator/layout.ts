import { formatMoney, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { formatOdds } from '../odds.ts'
import { element, linesOf } from './element.ts'
import type { Element } from './element.ts'
import { fileIdOf } from './records.ts'
import type { FileHead, FileKind, RecordOf } from './records.ts'

/** Raised with every change of the layout, which docs/regulator-files.md describes. */
export const LAYOUT = '1'

const BRASILIA_MS = 3 * 3_600_000

/** An instant as it stands in files: Brasília's time, which has no summer time. */
export const fileInstant = (at: Date): string =>
  new Date(at.getTime() - BRASILIA_MS).toISOString().replace('Z', '-03:00')

type Play = RecordOf['sportsBet'] | RecordOf['gameRound']

const personOf = ({ player, cpf }: { readonly player: bigint; readonly cpf: string | null }) => ({
  player: String(player),
  cpf,
})

const playOf = (play: Play) => ({
  command: String(play.command),
  at: fileInstant(play.at),
  act: play.act,
  ...personOf(play),
  stake: formatMoney(play.stake),
  prize: formatMoney(play.prize),
})

/** How a record of each kind is written. */
const writers: { readonly [Kind in FileKind]: (record: RecordOf[Kind]) => Element } = {
  bettor: (record) =>
    element('bettor', {
      ...personOf(record),
      name: record.name,
      birthDate: record.birthDate,
      confirmedAt: fileInstant(record.confirmedAt),
    }),
  wallet: (record) => {
    const sums = sumsOf('wallet', [record])
    return element(
      'wallet',
      {
        ...personOf(record),
        opening: formatMoney(record.opening),
        in: formatMoney(sums['in']!),
        out: formatMoney(sums['out']!),
        closing: formatMoney(record.closing),
      },
      record.moves.map((move) =>
        element('move', {
          category: move.category,
          in: formatMoney(move.in),
          out: formatMoney(move.out),
        }),
      ),
    )
  },
  sportsBet: (record) =>
    element(
      'sportsBet',
      {
        ...playOf(record),
        bet: String(record.bet),
        form: record.form,
        placedAt: fileInstant(record.placedAt),
        odds: record.odds && formatOdds(record.odds),
      },
      record.legs.map(({ event, outcome, odds }) =>
        element('leg', { event, outcome, odds: formatOdds(odds) }),
      ),
    ),
  gameRound: (record) =>
    element('gameRound', { ...playOf(record), game: record.game, round: record.round }),
  operatorMonth: (record) =>
    element(
      'operatorMonth',
      {
        month: record.month,
        activePlayers: String(record.activePlayers),
        deposits: formatMoney(record.deposits),
        withdrawals: formatMoney(record.withdrawals),
      },
      record.products.map(({ product, stakes, prizes, ggr }) =>
        element('product', {
          product,
          stakes: formatMoney(stakes),
          prizes: formatMoney(prizes),
          ggr: formatMoney(ggr),
        }),
      ),
    ),
}

export type Sums = Readonly<Record<string, Money>>

/** What the act of a play counts: a settlement that is taken back lessens stakes and prizes. */
export const signOf = (act: string): bigint =>
  act === 'settled' ? 1n : act === 'reversed' ? -1n : 0n

/** Which sums a file of each kind has, and what each of its records adds to them. */
const adders: { readonly [Kind in FileKind]: (record: RecordOf[Kind]) => Sums } = {
  bettor: () => ({}),
  wallet: ({ opening, closing, moves }) => ({
    opening,
    in: total(moves.map((move) => move.in)),
    out: total(moves.map((move) => move.out)),
    closing,
  }),
  sportsBet: (play) => played(play),
  gameRound: (play) => played(play),
  operatorMonth: ({ deposits, withdrawals, products }) => ({
    deposits,
    withdrawals,
    ggr: total(products.map(({ ggr }) => ggr)),
  }),
}

const played = ({ act, stake, prize }: Play): Sums => ({
  stakes: (signOf(act) * stake) as Money,
  prizes: (signOf(act) * prize) as Money,
})

const total = (amounts: readonly Money[]): Money =>
  amounts.reduce<bigint>((sum, amount) => sum + amount, zero) as Money

/** The names of the sums at the head of a file of each kind. */
export const sumNames: Readonly<Record<FileKind, readonly string[]>> = {
  bettor: [],
  wallet: ['opening', 'in', 'out', 'closing'],
  sportsBet: ['stakes', 'prizes'],
  gameRound: ['stakes', 'prizes'],
  operatorMonth: ['deposits', 'withdrawals', 'ggr'],
}

/** The sums of some records, each of them in the order of its kind. */
export function sumsOf<Kind extends FileKind>(
  kind: Kind,
  records: readonly RecordOf[Kind][],
): Sums {
  const added = records.map(adders[kind])
  return Object.fromEntries(
    sumNames[kind].map((name) => [name, total(added.map((sums) => sums[name]!))]),
  )
}

/** Sums of several files together. */
export const addSums = (kind: FileKind, all: readonly Sums[]): Sums =>
  Object.fromEntries(sumNames[kind].map((name) => [name, total(all.map((one) => one[name]!))]))

/**
 * A whole file as it goes out, line by line: the same head and records always make the same bytes.
 */
export const renderFile = <Kind extends FileKind>(
  head: FileHead & { readonly kind: Kind },
  records: readonly RecordOf[Kind][],
): Generator<string> =>
  linesOf(
    element(
      'regulatorFile',
      {
        layout: LAYOUT,
        id: fileIdOf(head),
        kind: head.kind,
        day: head.day,
        part: String(head.part),
        last: String(head.isLast),
        cnpj: head.cnpj,
        licence: head.licence,
        records: String(records.length),
        ...Object.fromEntries(
          Object.entries(sumsOf(head.kind, records)).map(([name, sum]) => [name, formatMoney(sum)]),
        ),
      },
      records.map(writers[head.kind]),
    ),
  )
