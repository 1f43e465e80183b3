import type { Charge } from './charge/charge.ts'
import type { Faults } from './faults.ts'
import type { Job } from './agenda.ts'
import type { Tokens } from './oauth.ts'
import type { Payout } from './payout/payout.ts'
import type { DurableStore } from './platform/durable-store.ts'
import type { RandomBytes } from './platform/identifiers.ts'
import type { Signer } from './platform/signer.ts'
import type { Payment } from './received/payment.ts'
import type { Webhook } from './webhook/webhook.ts'

export type Clock = { readonly now: () => Date }

export type SandboxConfig = {
  readonly clientId: string
  readonly clientSecret: string
  /** The one account of this PSP: who is paid. */
  readonly receiver: { key: string; cnpj: string; name: string; city: string }
  /** Eight digits that stand for this institution in endToEndId and rtrId. */
  readonly ispb: string
  /** Host (and port) under which payers reach the locations of dynamic codes. */
  readonly publicHost: () => string
  readonly tokenLifetimeSeconds: number
  /** How long a devolução or a payout stays EM_PROCESSAMENTO. */
  readonly settleAfterMs: number
  readonly webhookTimeoutMs: number
  /** First and longest pause between two attempts of one callback; it doubles in between. */
  readonly retryFirstMs: number
  readonly retryLongestMs: number
}

export type SandboxDeps = {
  readonly config: SandboxConfig
  readonly clock: Clock
  readonly random: RandomBytes
  readonly journalPath: string
  /** What the process itself reports; no call is logged with its query or body. */
  readonly logLevel: 'error' | 'silent'
}

export type SandboxRecords = {
  charges: Charge
  payments: Payment
  payouts: Payout
  webhooks: Webhook
  jobs: Job
}

/** What every use case of the PSP works with. */
export type Sandbox = SandboxDeps & {
  readonly store: DurableStore<SandboxRecords>
  /** Location token of a dynamic code → txid of its charge. */
  readonly locations: Map<string, string>
  readonly tokens: Tokens
  readonly faults: Faults
  readonly signer: Signer
}
