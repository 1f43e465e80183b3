import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that the cluster needs beside Node, and the Debian package that has it. */
const packages = { 'redis-server': 'redis-server', nginx: 'nginx-light' } as const

export type Program = keyof typeof packages

/** Throws, in words that say what to do, unless both programs can be run; root gets them by apt. */
export function needPrograms(): void {
  const missing = (Object.keys(packages) as Program[]).filter((name) => !canRun(name))
  if (missing.length === 0) return
  const wanted = missing.map((name) => packages[name])
  const byHand = `apt-get install -y --no-install-recommends ${wanted.join(' ')}`
  if (process.getuid?.() === 0 && canRun('apt-get')) {
    process.stdout.write(`Installing ${wanted.join(' and ')}…\n`)
    try {
      execFileSync('sh', ['-c', `apt-get update -qq && ${byHand} -qq`], {
        // Debian would start both as services of the machine, which nobody asked for
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    } catch {
      throw new Error(`Could not install ${wanted.join(' and ')}. Try: ${byHand}`)
    }
  }
  const still = missing.filter((name) => !canRun(name))
  if (still.length > 0) throw new Error(`${still.join(' and ')} missing. On Debian: ${byHand}`)
}

function canRun(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { env: withSbin(), stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const withSbin = () => ({
  ...process.env,
  PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`,
})

export type Running = {
  readonly pid: number
  /** As a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a program in the foreground; it dies with this process, and `onDeath` hears of any other end. */
export function launch(command: string, args: readonly string[], onDeath: () => void): Running {
  const child = spawn(command, args, {
    env: withSbin(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  let wanted = true
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.on('exit', () => {
    process.removeListener('exit', endWithUs)
    if (wanted) onDeath()
  })
  const end = async (signal: NodeJS.Signals) => {
    wanted = false
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { pid: child.pid!, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
