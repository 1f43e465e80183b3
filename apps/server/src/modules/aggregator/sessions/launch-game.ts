import type { CallReply, play } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { refuseWhenStopped, studioSwitch } from '../../../platform/switches.ts'
import { checkPlay } from '../../limits/index.ts'
import { findGame } from '../lobby/catalogue.ts'
import { ProviderUnavailable } from '../provider/call-provider.ts'
import { gameUrl } from '../provider/games.ts'
import { readProviders } from '../provider/providers.ts'
import type { Provider } from '../provider/providers.ts'
import { userName } from '../wallet/answers.ts'
import { dropGameSession, openGameSession } from './session-store.ts'

type Asked = {
  readonly session: Session
  readonly caller: Caller
  readonly code: string
  readonly demo: boolean
  readonly returnUrl: string | undefined
}

const LOBBY = '/cassino'

/**
 * Opens a provider's game and gives the address to frame. The wallet token goes to the provider's
 * server and never to the browser. Refuses a game that we do not have or that operators have
 * stopped, a player who may not play for money, and a provider that is silent.
 */
export async function launchGame(
  deps: Deps,
  { session, caller, code, demo, returnUrl = LOBBY }: Asked,
): Promise<CallReply<typeof play.launch>> {
  await refuseWhenStopped(deps, 'games')
  const game = await findGame(deps, code)
  await refuseWhenStopped(deps, studioSwitch(game.code))
  const [providerCode, providerGame] = game.code.split('.')
  const provider = readProviders(deps.env).find((one) => one.code === providerCode)
  if (!provider || providerGame === undefined) throw new Refusal('game_unknown')
  const { playerId, sessionId } = session
  if (!demo) await checkPlay(deps, playerId)
  const opened = demo
    ? null
    : await openGameSession(deps, {
        playerId,
        accountSessionId: sessionId,
        provider: provider.code,
        gameCode: game.code,
      })
  const url = await askForUrl(deps, provider, {
    game: providerGame,
    user: userName(playerId),
    token: opened?.token ?? null,
    language: caller.language || 'pt_BR',
    lobbyUrl: returnUrl,
    address: caller.address,
  }).catch(async (error: unknown) => {
    if (opened) await dropGameSession(deps, opened.publicId)
    throw error
  })
  return { url, sessionToken: opened?.publicId ?? '', game }
}

async function askForUrl(deps: Deps, provider: Provider, launch: Parameters<typeof gameUrl>[1]) {
  try {
    return await gameUrl(provider, launch)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, provider: provider.code }, 'a provider did not open a game')
    throw new Refusal('game_unavailable')
  }
}
