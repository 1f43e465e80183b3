import type { Posted, Verdict } from '@jogada/ledger'
import type { RefusalCode, RefusalValues } from '@jogada/contract'
import { Refusal } from './refusal.ts'

/**
 * The posted command behind a verdict, first time or replayed. Throws the Refusal that the verdict
 * stands for otherwise; `onLimit` words a counter's refusal.
 */
export function postedOrRefusal(
  verdict: Verdict,
  onLimit: (counter: string) => Refusal = () => new Refusal('limit_reached'),
): Posted & { readonly replayed: boolean } {
  const decided = verdict.status === 'replayed' ? verdict.first : verdict
  if (decided.status === 'posted') return { ...decided, replayed: verdict.status === 'replayed' }
  if (decided.status === 'limit_reached') throw onLimit(decided.counter)
  if (decided.status === 'refused') throw decodeRefusal(decided.code)
  throw new Refusal(refusalOfStatus[decided.status])
}

const refusalOfStatus = {
  insufficient_funds: 'insufficient_funds',
  conflict: 'idempotency_key_reused',
  stale: 'service_busy',
} as const satisfies Record<string, RefusalCode>

/** A refusal as a command keeps it: its code, and the values of its text where it has any. */
export const encodeRefusal = ({ code, values }: Refusal): string =>
  Object.keys(values).length > 0 ? `${code} ${JSON.stringify(values)}` : code

/** Reads what `encodeRefusal` wrote, so that a retry reads the numbers of the first answer. */
export function decodeRefusal(text: string): Refusal {
  const [code] = text.split(' ', 1)
  const values = text.slice(code!.length + 1)
  return new Refusal(
    code as RefusalCode,
    values === '' ? {} : (JSON.parse(values) as RefusalValues),
  )
}
