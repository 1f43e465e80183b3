const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export type RandomBytes = (count: number) => Buffer

/** `length` characters of `[a-zA-Z0-9]`. */
export const alphanumeric = (random: RandomBytes, length: number): string =>
  Array.from(random(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

type IdParts = { ispb: string; at: Date; random: RandomBytes }

/** endToEndId: `E`, eight digits of the payer's institution, UTC minute, eleven characters. */
export const endToEndId = (parts: IdParts) => `E${networkId(parts)}`

/** rtrId of a devolução: the same shape with a `D` in front. */
export const returnId = (parts: IdParts) => `D${networkId(parts)}`

function networkId({ ispb, at, random }: IdParts): string {
  const minute = at.toISOString().replaceAll(/\D/g, '').slice(0, 12)
  return `${ispb}${minute}${alphanumeric(random, 11)}`
}
