import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './server-process.ts'

export type TestRedis = {
  readonly url: string
  /** As a power cut would; nothing of it comes back. */
  kill(): Promise<void>
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>
}

/** A Redis of a test's own that keeps nothing on the disk, or null where none is installed. */
export async function startTestRedis(): Promise<TestRedis | null> {
  const port = await freePort()
  let child = await launch(port)
  if (!child) return null
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const ended = once(child!, 'exit')
      if (child!.exitCode === null && child!.signalCode === null) {
        child!.kill('SIGKILL')
        await ended
      }
    },
    async start() {
      child = await launch(port)
    },
  }
}

async function launch(port: number) {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  process.once('exit', () => child.kill('SIGKILL'))
  let isMissing = false
  child.on('error', () => (isMissing = true))
  while (!(await takesConnections(port))) {
    if (isMissing) return null
    if (child.exitCode !== null) throw new Error('redis-server ended')
    await sleep(20)
  }
  return child
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
