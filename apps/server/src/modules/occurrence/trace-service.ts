import { hostname } from 'node:os'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { noteOccurrence } from './note.ts'

/**
 * Worker: keeps when this process began to serve and when it ended in order. A start whose process
 * has no end behind it is one that died.
 */
export async function traceService(deps: Deps, signal: AbortSignal): Promise<void> {
  const trace = (kind: 'service_started' | 'service_stopped') =>
    attempt(deps.log, 'keeping when the service runs', () =>
      noteOccurrence(deps, {
        kind,
        subject: `process:${hostname()}:${process.pid}`,
        detail: { licence: deps.env.LICENCE_PROFILE },
      }),
    )
  await trace('service_started')
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  }
  await trace('service_stopped')
}
