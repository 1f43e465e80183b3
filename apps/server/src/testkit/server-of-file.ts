import { afterAll, beforeAll } from 'vitest'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

/**
 * The server that all tests of a file share: started before the first of them, and stopped after
 * the last, when its ledger has been found right. Nothing of it can be read before that.
 */
export function serverOfFile(settings: Readonly<Record<string, string>> = {}): TestServer {
  let started: TestServer | undefined
  const server = () => {
    if (!started) throw new Error('the server of this file starts before its first test')
    return started
  }
  beforeAll(async () => {
    started = await startTestServer(settings)
  })
  afterAll(async () => {
    await server().verifyPlay()
    await server().close()
  })
  return {
    get deps() {
      return server().deps
    },
    get app() {
      return server().app
    },
    get clock() {
      return server().clock
    },
    get url() {
      return server().url
    },
    verify: () => server().verify(),
    verifyPlay: () => server().verifyPlay(),
    close: () => server().close(),
  }
}
