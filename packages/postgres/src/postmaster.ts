import { readFile, readdir, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a running server writes about itself into its cluster. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean }

/** Reads `postmaster.pid`, whose line order PostgreSQL fixes; `null` when there is none. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** Whether a process exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes the cluster free to be started: stops a server whose launcher was killed, and removes a
 * `postmaster.pid` whose number now belongs to another program. Throws while a launcher that is
 * alive runs a server on it.
 */
export async function releaseCluster(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster) return
  if (!(await isServerOf(postmaster.pid, cluster))) {
    await untilNobodyWorksIn(cluster)
    await rm(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  const launcher = await readLauncher(cluster)
  if (launcher && (await isSameProcess(launcher))) {
    throw new Error(`${cluster} is in use by process ${launcher.pid}`)
  }
  interrupt(postmaster.pid)
  while (isAlive(postmaster.pid)) await sleep(20)
}

function interrupt(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

type Launcher = { readonly pid: number; readonly startedAt: string }

/** The line that names this process in the cluster as the one that keeps its server. */
export async function launcherMark(): Promise<string> {
  const mark: Launcher = { pid: process.pid, startedAt: await startOf(process.pid) }
  return JSON.stringify(mark)
}

export const launcherFile = (cluster: string) => join(cluster, '..', 'launcher.json')

async function readLauncher(cluster: string): Promise<Launcher | null> {
  const text = await readFile(launcherFile(cluster), 'utf8').catch(() => null)
  return text ? JSON.parse(text) : null
}

const isSameProcess = async ({ pid, startedAt }: Launcher) =>
  isAlive(pid) && (await startOf(pid)) === startedAt

/** Start time in clock ticks where the system tells it: a number may be used again by then. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** A server works in the folder of its cluster; without /proc the number has to be believed. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  if (folder !== null) return folder === (await realpath(cluster))
  return process.platform !== 'linux'
}

/** Backends outlive a killed server for a moment; starting beside them would harm the files. */
export async function untilNobodyWorksIn(cluster: string) {
  const home = await realpath(cluster)
  for (;;) {
    const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
    const folders = await Promise.all(
      pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)),
    )
    if (!folders.includes(home)) return
    await sleep(20)
  }
}
