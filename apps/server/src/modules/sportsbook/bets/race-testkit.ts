import { odds, reais } from '@jogada/core'
import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhase } from '@jogada/core/sports/codes'
import { expect } from 'vitest'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import type { OfferedMarket } from '../feed/message.ts'
import {
  decideNow,
  goLive,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  ticketsOf,
  withCatalogue,
} from '../testkit.ts'
import { decideWaiting } from './decide-waiting.ts'
import { placeTicket } from './place-ticket.ts'

const DELAY_MS = 6000

export const halfResult: OfferedMarket = { ...result3('2.00', '3.50', '4.00'), key: '1h_1x2' }
export const halfHome = (eventId: string) => [`${eventId}/1h_1x2/@home`, '2.00'] as const

/** A catalogue that knows what was said until now, and hears nothing more. */
export async function deaf(server: TestServer): Promise<Catalogue> {
  const catalogue = createCatalogue(server.deps, { isShown: false })
  await catalogue.start()
  await catalogue.close()
  return catalogue
}

export const sayPhase = (server: TestServer, eventId: string, phase: MatchPhase) => {
  const score = { home: 0, away: 0 }
  return say(server, { type: 'score', eventId, phase: MATCH_PHASES[phase], minute: null, score })
}

/** Places ten reais by what `behind` knows, and by what is known now once it waits for news. */
export const placeBehind = (
  server: TestServer,
  { playerId }: TestPlayer,
  { behind, outcomeId }: { readonly behind: Catalogue; readonly outcomeId: string },
) =>
  withCatalogue(server, (deps) => {
    let known = behind
    const catalogue: Catalogue = {
      ...deps.catalogue,
      offer: (...given) => known.offer(...given),
      async nextChange() {
        known = deps.catalogue
      },
    }
    return placeTicket(
      { ...deps, catalogue },
      {
        playerId,
        key: deps.rng.uuid(),
        caller: { address: '127.0.0.1', deviceId: 'device', language: 'pt-br', userAgent: '' },
        shape: { kind: 'single' },
        stake: reais(10n),
        oddsPolicy: 'better',
        legs: [{ outcomeId, seenOdds: odds(2000n) }],
      },
    )
  })

/** A bet of ten reais that waits on a match in play. */
export async function waitingOn(
  server: TestServer,
  markets: OfferedMarket[],
  outcome: (eventId: string) => readonly [string, string],
) {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  await goLive(server, eventId, 44)
  const placed = await placeSlip(player, { kind: 'single', legs: [outcome(eventId)] })
  expect(placed).toMatchObject({ status: 200, data: { code: -10 } })
  return { player, eventId }
}

/** Lets the delay pass, decides by what `behind` knows, and then by what is known now. */
export async function decideTwice(server: TestServer, player: TestPlayer, behind: Catalogue) {
  server.clock.advance(DELAY_MS)
  await sendHeartbeat(server.deps, 'by-hand')
  await decideWaiting({ ...server.deps, catalogue: behind })
  const [first] = await ticketsOf(player)
  await decideNow(server)
  const [second] = await ticketsOf(player)
  return [first, second]
}
