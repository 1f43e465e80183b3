import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Child = {
  readonly name: string
  readonly script: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Answers with success as soon as the process is ready. */
  readonly readyUrl: string
  /** Called when it ends unasked, with a sentence that says how. */
  readonly onDeath: (how: string) => void
}

const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 12_000

/**
 * Starts a process of the product and waits until it answers. Throws when it ends before that, and
 * where another process answers in its place already.
 */
export async function startChild({ name, script, env, readyUrl, onDeath }: Child) {
  if (await answers(readyUrl)) throw new Error(`${name}: another process answers at ${readyUrl}.`)
  const child = spawn(process.execPath, [script], {
    env,
    stdio: 'inherit',
    // Ctrl-C reaches only the launcher, which then stops its children in order.
    detached: true,
  })
  let ended = false
  let wanted = true
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.on('exit', (code, signal) => {
    process.removeListener('exit', endWithUs)
    ended = true
    if (wanted) onDeath(`${name} ended by itself (${signal ?? `exit code ${code}`}).`)
  })

  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await answers(readyUrl))) {
    if (ended) throw new Error(`${name} did not start.`)
    if (performance.now() > deadline) throw new Error(`${name} did not answer in time.`)
    await sleep(50)
  }
  return {
    pid: child.pid!,
    /** As a power cut would. */
    async kill() {
      wanted = false
      if (ended) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async stop() {
      wanted = false
      if (ended) return
      child.kill('SIGTERM')
      const forced = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await once(child, 'exit')
      clearTimeout(forced)
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
