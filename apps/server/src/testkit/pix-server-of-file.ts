import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { PixServer } from './pix-server.ts'
import { startPixServer } from './pix-server.ts'

/**
 * A server with its sandbox PSP for all tests of one file: started before the first, with the clock
 * set and the sandbox healed before each, its ledger verified after the last. Call it at the top of
 * the file; what it returns is filled when the first test runs.
 */
export function pixServerOfFile(settings: Readonly<Record<string, string>> = {}): PixServer {
  const server = {} as PixServer
  beforeAll(async () => void Object.assign(server, await startPixServer(settings)))
  beforeEach(async () => {
    server.syncClock()
    await server.sandbox.heal()
  })
  afterAll(async () => {
    try {
      await server.verify()
    } finally {
      await server.close()
    }
  })
  return server
}
