import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import type { AutobetEnd } from './autobet.ts'

/** The numbers of the contract's refusals that say why nobody may play on. */
const ENDS: Readonly<Record<number, AutobetEnd>> = {
  9999: 'balance',
  40101: 'session',
  4301: 'limit',
  4302: 'limit',
  4303: 'time',
  4304: 'paused',
  4305: 'paused',
  4318: 'paused',
  4306: 'step',
  4307: 'step',
  4309: 'step',
  4310: 'step',
  4314: 'step',
  4316: 'step',
  4319: 'step',
  4001: 'stake',
  4002: 'stake',
  4320: 'stake',
  4102: 'stake',
  4103: 'stake',
  1056: 'closed',
  4201: 'closed',
  4202: 'manual',
}

/** Why a round that the server did not take ends automatic play; null for what is no answer at all. */
export function endOfFailure(error: unknown): AutobetEnd | null {
  if (error instanceof OutcomeUnknown) return 'unknown'
  if (!(error instanceof RequestFailure)) return null
  return ENDS[error.status] ?? 'refused'
}
