import { types } from 'pg'
import type { ColumnType } from './command.ts'

/**
 * A PostgreSQL array of numbers; `{}` when all of them are missing, because an element outside of
 * an array reads as null as well.
 */
export function plainArray(values: readonly (bigint | number | null | undefined)[]): string {
  let text = ''
  let isEmpty = true
  for (const value of values) {
    if (value === null || value === undefined) text += ',NULL'
    else {
      isEmpty = false
      text += `,${value}`
    }
  }
  return isEmpty ? '{}' : `{${text.slice(1)}}`
}

/** As `plainArray`, of texts. */
export function textArray(values: readonly (string | null | undefined)[]): string {
  let text = ''
  let isEmpty = true
  for (const value of values) {
    if (value === null || value === undefined) text += ',NULL'
    else {
      isEmpty = false
      text += `,${quoted(value)}`
    }
  }
  return isEmpty ? '{}' : `{${text.slice(1)}}`
}

/** A PostgreSQL array of elements that `arrayElement` wrote. */
export const elementArray = (elements: readonly string[]) => `{${elements.join(',')}}`

/** Reads an array of integers without nulls, as PostgreSQL writes it. */
export const parseIntegers = (text: string): number[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)

/** Reads an array of 64-bit integers. */
export const parseBigints = (text: string): (bigint | null)[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(parseBigint)

const parseBigint = (text: string) => (text === 'NULL' ? null : BigInt(text))

const textArrayOid: number = 1009

/** Reads an array of texts. */
export const parseTexts = (text: string): (string | null)[] =>
  types.getTypeParser(textArrayOid)(text)

/** `value` as an element of an array of `type`; TypeError for one that the type cannot hold. */
export function arrayElement(type: ColumnType, value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  switch (typeof value) {
    case 'bigint':
      return value.toString()
    case 'number':
    case 'boolean':
      return String(value)
    case 'string':
      return quoted(type === 'jsonb' ? JSON.stringify(value) : value)
    default:
      return quoted(objectText(type, value))
  }
}

function objectText(type: ColumnType, value: unknown): string {
  if (type === 'jsonb') return JSON.stringify(value)
  if (type === 'timestamptz' && value instanceof Date) return value.toISOString()
  if (type === 'bytea' && value instanceof Uint8Array) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  }
  throw new TypeError(`a ${type} cannot hold ${Object.prototype.toString.call(value)}`)
}

const special = /["\\]/

const quoted = (value: string) =>
  special.test(value) ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : `"${value}"`
