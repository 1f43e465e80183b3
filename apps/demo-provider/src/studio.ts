import { openBooks } from './books.ts'
import type { Books } from './books.ts'
import { createSigner, createVerifier } from './platform/signature.ts'
import { createWalletClient } from './wallet/wallet-client.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

export type StudioConfig = {
  /** Root of the operator's wallet, such as `http://127.0.0.1:3000/api/seamless/orla`. */
  readonly walletUrl: string
  /** How long a call of the wallet may take before its outcome counts as unknown. */
  readonly walletTimeoutMs: number
  readonly privateKey: string
  /** Checks what the operator sends. */
  readonly operatorKey: string
  /** Pages that may frame the games. */
  readonly operatorOrigins: readonly string[]
  /** Where players find the games. */
  readonly publicUrl: () => string
  readonly storePath: string
  /** From one round of a seat to its next at the earliest. */
  readonly minCycleMs: number
}

export type World = {
  readonly now: () => number
  readonly newId: () => string
  readonly below: (count: number) => number
}

/** What the rounds and pages of the studio work with. */
export type Studio = World & {
  readonly config: StudioConfig
  readonly store: Books
  readonly wallet: WalletClient
  readonly isOperator: (body: Buffer, signature: string) => boolean
  /** Does something with a round while nobody else may touch it. */
  holding<T>(roundId: string, work: () => Promise<T>): Promise<T>
  isHeld(roundId: string): boolean
}

export function openStudio(config: StudioConfig, world: World): Studio {
  const sign = createSigner(config.privateKey)
  const held = new Set<string>()
  return {
    ...world,
    config,
    store: openBooks(config.storePath),
    wallet: createWalletClient({
      url: config.walletUrl,
      timeoutMs: config.walletTimeoutMs,
      sign,
      ...world,
    }),
    isOperator: createVerifier(config.operatorKey),
    async holding(roundId, work) {
      held.add(roundId)
      try {
        return await work()
      } finally {
        held.delete(roundId)
      }
    },
    isHeld: (roundId) => held.has(roundId),
  }
}
