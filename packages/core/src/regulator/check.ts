import { parseMoney, zero } from '../money.ts'
import type { Element } from './element.ts'
import { headRule, recordRules } from './fields.ts'
import type { ElementRule } from './fields.ts'
import { signOf, sumNames } from './layout.ts'
import { fileIdOf, fileKinds, MOST_RECORDS } from './records.ts'
import type { FileKind } from './records.ts'

/** So many are told; a file that is wrong everywhere is told often enough. */
const MOST_REASONS = 20

/**
 * Structure and quality of a file, as it was read back: what is wrong with it, in words without any
 * value of a person. Nothing where it may be sent.
 */
export function checkFile(root: Element, most: number = MOST_RECORDS): readonly string[] {
  const kind = fileKinds.find((one) => one === root.attributes['kind'])
  if (root.name !== 'regulatorFile' || !kind) return ['the file is of no known kind']
  const reasons = [
    ...structureOf('head', root, headRule(kind)),
    ...root.children.flatMap((record, i) => {
      const where = `record ${i + 1}`
      if (record.name !== kind) return [`${where}: is no ${kind}`]
      const faults = structureOf(where, record, recordRules[kind])
      return faults.length > 0 ? faults : qualityOf(kind, record, root, where)
    }),
  ]
  return (reasons.length > 0 ? reasons : headQuality(kind, root, most)).slice(0, MOST_REASONS)
}

function structureOf(where: string, one: Element, rule: ElementRule): string[] {
  const { attributes, optional = [], children = {} } = rule
  const missing = Object.keys(attributes).filter(
    (name) => one.attributes[name] === undefined && !optional.includes(name),
  )
  const unknown = Object.keys(one.attributes).filter((name) => !Object.hasOwn(attributes, name))
  const wrong = Object.entries(one.attributes).filter(
    ([name, value]) => Object.hasOwn(attributes, name) && !attributes[name]!(value),
  )
  return [
    ...missing.map((name) => `${where}: ${name} is missing`),
    ...unknown.map(() => `${where}: says something that the layout does not know`),
    ...wrong.map(([name]) => `${where}: ${name} is not valid`),
    ...(where === 'head'
      ? []
      : one.children.flatMap((child, i) => {
          const childRule = Object.hasOwn(children, child.name) ? children[child.name] : undefined
          if (!childRule) return [`${where}: holds an element that the layout does not know`]
          return structureOf(`${where}, ${child.name} ${i + 1}`, child, childRule)
        })),
  ]
}

/** A bet may be placed by one process and settled by another. */
const CLOCKS_DIFFER_MS = 5000

const money = (one: Element, name: string): bigint => parseMoney(one.attributes[name]!) ?? zero

const sumOf = (all: readonly Element[], name: string): bigint =>
  all.reduce((sum, one) => sum + money(one, name), 0n)

function qualityOf(kind: FileKind, record: Element, root: Element, where: string): string[] {
  const day = root.attributes['day'] ?? ''
  const { at = '', act = '', month = '', confirmedAt = '', placedAt = '' } = record.attributes
  const faults: Record<FileKind, readonly [boolean, string][]> = {
    bettor: [[confirmedAt.slice(0, 10) > day, 'was confirmed after the day']],
    wallet: [
      [
        money(record, 'opening') + money(record, 'in') - money(record, 'out') !==
          money(record, 'closing'),
        'opening, in and out do not make the closing balance',
      ],
      [sumOf(record.children, 'in') !== money(record, 'in'), 'its moves do not make what came in'],
      [
        sumOf(record.children, 'out') !== money(record, 'out'),
        'its moves do not make what went out',
      ],
    ],
    sportsBet: [
      [at.slice(0, 10) !== day, 'is not of the day'],
      [Date.parse(placedAt) - Date.parse(at) > CLOCKS_DIFFER_MS, 'was placed after it'],
      [record.children.length === 0, 'names no event'],
      [signOf(act) === 0n && money(record, 'prize') !== 0n, 'has a prize before it was settled'],
    ],
    gameRound: [
      [at.slice(0, 10) !== day, 'is not of the day'],
      [signOf(act) === 0n && money(record, 'prize') !== 0n, 'has a prize before it was settled'],
    ],
    operatorMonth: [
      [month !== day.slice(0, 7), 'is not of the month'],
      [
        record.children.some(
          (one) => money(one, 'stakes') - money(one, 'prizes') !== money(one, 'ggr'),
        ),
        'stakes and prizes do not make the revenue',
      ],
    ],
  }
  return faults[kind].filter(([isWrong]) => isWrong).map(([, reason]) => `${where}: ${reason}`)
}

/** What one record adds to a sum of the head, read from the record alone. */
function addedBy(kind: FileKind, record: Element, name: string): bigint {
  if (kind === 'sportsBet' || kind === 'gameRound') {
    return signOf(record.attributes['act']!) * money(record, name === 'stakes' ? 'stake' : 'prize')
  }
  return kind === 'operatorMonth' && name === 'ggr'
    ? sumOf(record.children, 'ggr')
    : money(record, name)
}

const keyOf = ({ attributes }: Element) =>
  attributes['command'] ?? attributes['player'] ?? attributes['month']

function headQuality(kind: FileKind, root: Element, most: number): string[] {
  const { id, day = '', part, records } = root.attributes
  const { children } = root
  const reasons: readonly [boolean, string][] = [
    [id !== fileIdOf({ kind, day, part: Number(part) }), 'head: id is not that of the file'],
    [Number(records) !== children.length, 'head: the count of records is not theirs'],
    [children.length > most, `head: more than ${most} records`],
    [new Set(children.map(keyOf)).size !== children.length, 'head: a record stands twice'],
    ...sumNames[kind].map((name): [boolean, string] => [
      children.reduce((sum, one) => sum + addedBy(kind, one, name), 0n) !== money(root, name),
      `head: ${name} is not the sum of the records`,
    ]),
  ]
  return reasons.filter(([isWrong]) => isWrong).map(([, reason]) => reason)
}
