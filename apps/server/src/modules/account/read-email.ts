import * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'

/** Addresses of accounts that the house makes or has closed; no player brings one. */
export const HOUSE_DOMAIN = 'jogada.invalid'

const shape = z.string().check(z.email(), z.maxLength(254))

/** An e-mail as accounts keep it, in lower case. Refuses with `email_invalid`. */
export function readEmail(written: string): string {
  const email = written.toLowerCase()
  const isOfHouse = email.endsWith(`@${HOUSE_DOMAIN}`)
  if (isOfHouse || !shape.safeParse(email).success) throw new Refusal('email_invalid')
  return email
}
