import { Refusal } from './refusal.ts'

/** Where a page of a list ended: an instant and what tells rows of that instant apart. */
export type ListPlace = { readonly at: Date; readonly ids: readonly string[] }

/** A place as the client gives it back for the next page. */
export const placeText = (at: Date, ...ids: readonly (string | bigint)[]): string =>
  [at.toISOString(), ...ids].join(' ')

/** Reads a place with so many ids; refuses with `invalid_input` what is none. */
export function readPlace(text: string, ids: number): ListPlace {
  const [first = '', ...rest] = text.split(' ')
  const at = new Date(first)
  if (Number.isNaN(at.getTime()) || rest.length !== ids || rest.includes('')) {
    throw new Refusal('invalid_input', { fields: 'after' })
  }
  return { at, ids: rest }
}

/** A number out of a place; refuses with `invalid_input` what no row can have. */
export function placeNumber(text: string | undefined): bigint {
  if (text === undefined || !/^\d{1,18}$/.test(text)) {
    throw new Refusal('invalid_input', { fields: 'after' })
  }
  return BigInt(text)
}
