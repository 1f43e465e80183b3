import type { TestPlayer } from '../../../testkit/test-player.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { bet, home, offerEvent } from '../testkit.ts'
import { sendHeartbeat } from './heartbeats.ts'
import type { FixtureMessage } from './message.ts'

/** A source whose word gives late bets back without a person. */
export const SOURCE = 'a-feed'
export const MINUTE = 60_000

/** An event that this source announces an hour ahead. */
export async function offeredBySource(server: TestServer, facts: Partial<FixtureMessage> = {}) {
  const eventId = await offerEvent(server, undefined, { source: SOURCE, ...facts })
  await sendHeartbeat(server.deps, SOURCE)
  return eventId
}

/** Lets minutes pass while the source is heard. */
export async function passMinutes(server: TestServer, minutes: number) {
  server.clock.advance(minutes * MINUTE)
  await sendHeartbeat(server.deps, SOURCE)
}

export const singleOn = (player: TestPlayer, eventId: string, stake = '10.00') => {
  const [outcomeId, seenOdds] = home(eventId)
  return bet(player, { outcomeId, seenOdds, stake })
}
