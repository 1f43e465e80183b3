import { z } from 'zod'

/** Amounts of the wallet's dialect are 1/100000 of a real. */
const PER_CENTAVO = 1000
const LARGEST_ANSWER = 16 * 1024

const answer = z.object({
  status: z.string().max(64),
  user: z.string().max(64).optional(),
  balance: z.number().int().optional(),
})

export type WalletAnswer = {
  readonly status: string
  readonly user: string | undefined
  /** In centavos. */
  readonly balance: number | undefined
}

/** Words by which the wallet says that it decided nothing. */
const NOT_DECIDED: ReadonlySet<string> = new Set([
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_INVALID_PARTNER',
])

/** No answer that can be trusted: the call may or may not have been carried out. */
export class WalletSilent extends Error {
  override readonly name = 'WalletSilent'
}

export type WalletClient = (path: string, body: Record<string, unknown>) => Promise<WalletAnswer>

type Options = {
  /** Root of the operator's wallet. */
  readonly url: string
  readonly timeoutMs: number
  readonly sign: (body: string) => string
  readonly newId: () => string
  readonly now: () => number
}

/** Calls the operator's wallet. Anything but a readable answer is `WalletSilent`. */
export function createWalletClient({ url, timeoutMs, sign, newId, now }: Options): WalletClient {
  return async (path, given) => {
    const body = JSON.stringify({ request_uuid: newId(), timestamp: now(), ...given })
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', 'x-hub88-signature': sign(body) },
        body,
      })
      const text = await response.text()
      if (response.status !== 200 || text.length > LARGEST_ANSWER) throw new Error(path)
      const { status, user, balance } = answer.parse(JSON.parse(text))
      if (NOT_DECIDED.has(status)) throw new Error(status)
      return {
        status,
        user,
        balance: balance === undefined ? undefined : Math.floor(balance / PER_CENTAVO),
      }
    } catch (error) {
      throw new WalletSilent(path, { cause: error })
    }
  }
}

/** Centavos in the dialect's units. */
export const units = (centavos: number) => centavos * PER_CENTAVO
