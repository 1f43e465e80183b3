import type { TestPlayer } from './test-player.ts'
import type { TestServer } from './test-server.ts'

/** The player with a session of now: the clock of the test has outlived the one before. */
export async function signedInAnew(
  { app }: Pick<TestServer, 'app'>,
  player: TestPlayer,
): Promise<TestPlayer> {
  const caller = { language: 'pt_BR', address: '', deviceId: 'd', userAgent: '' }
  const sessions = app.sessions as unknown as {
    open(playerId: bigint, from: typeof caller): Promise<string>
  }
  const token = await sessions.open(player.playerId, caller)
  return {
    ...player,
    token,
    call: (definition, input, options) => player.call(definition, input, { token, ...options }),
  }
}
