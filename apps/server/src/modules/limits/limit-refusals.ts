import type { Refused, Verdict } from '@jogada/ledger'
import { Refusal } from '../../platform/refusal.ts'
import { encodeRefusal } from '../../platform/verdict.ts'
import { refusalOfCounter } from './counters.ts'

/** A verdict in which a counter that is a player's limit stands as the refusal that players read. */
export function inWords(verdict: Verdict): Verdict {
  if (verdict.status === 'limit_reached') return refusalOf(verdict)
  if (verdict.status === 'replayed' && verdict.first.status === 'limit_reached') {
    return { status: 'replayed', first: refusalOf(verdict.first) }
  }
  return verdict
}

function refusalOf(limited: Extract<Refused, { status: 'limit_reached' }>): Refused {
  const code = refusalOfCounter[limited.counter]
  return code ? { status: 'refused', code: encodeRefusal(new Refusal(code)) } : limited
}
