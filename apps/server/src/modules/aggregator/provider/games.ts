import { z } from 'zod'
import { callProvider } from './call-provider.ts'
import type { Provider } from './providers.ts'

const plain = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    .regex(/^[^\u0000-\u001f\u007f]*$/)

const offeredGame = z.object({
  game_code: z.string().regex(/^[a-z0-9-]{1,32}$/),
  name: plain(60),
  product: plain(40),
  category: z.enum(['slots', 'instant', 'table', 'live']),
  /** Return to player in percent, as text, e.g. "96.04". */
  rtp: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,4})?$/)
    .nullish(),
  enabled: z.boolean(),
})

export type OfferedGame = z.output<typeof offeredGame>

/** Every game that a provider offers. Throws `ProviderUnavailable`. */
export const listGames = (provider: Provider): Promise<readonly OfferedGame[]> =>
  callProvider(provider, '/operator/generic/v2/game/list', {
    body: { operator_id: OPERATOR },
    answer: z.array(offeredGame).max(2000),
  })

/** Our name at the providers. */
const OPERATOR = 'jogada'

const CURRENCY = 'BRL'

export type Launch = {
  readonly game: string
  readonly user: string
  /** Null for a game without money. */
  readonly token: string | null
  readonly language: string
  readonly lobbyUrl: string
  readonly address: string
}

/**
 * Asks a provider for the address of one opening of a game. The wallet token travels from server to
 * server only. Throws `ProviderUnavailable`, also for an address outside the provider's own origin.
 */
export async function gameUrl(provider: Provider, launch: Launch): Promise<string> {
  const { url } = await callProvider(provider, '/operator/generic/v2/game/url', {
    body: {
      operator_id: OPERATOR,
      game_code: launch.game,
      user: launch.user,
      ...(launch.token === null ? {} : { token: launch.token }),
      currency: launch.token === null ? 'XXX' : CURRENCY,
      country: 'BR',
      platform: 'GPL_MOBILE',
      lang: launch.language,
      lobby_url: launch.lobbyUrl,
      ip: launch.address,
    },
    answer: z.object({
      url: z
        .url()
        .max(2000)
        .refine((url) => new URL(url).origin === provider.gamesOrigin),
    }),
  })
  return url
}
