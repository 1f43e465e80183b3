import * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'

const shape = z.string().check(z.email(), z.maxLength(254))

/** An e-mail as accounts keep it, in lower case. Refuses with `email_invalid`. */
export function readEmail(written: string): string {
  const email = written.toLowerCase()
  if (!shape.safeParse(email).success) throw new Refusal('email_invalid')
  return email
}
