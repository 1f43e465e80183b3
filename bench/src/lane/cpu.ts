import { readFile, readdir } from 'node:fs/promises'

/** CPU time that was used so far, in microseconds. */
export type CpuTimes = {
  readonly node: number
  readonly database: number
  readonly everybody: number
}

/** `/proc` counts in hundredths of a second. */
const usPerTick = 10_000

/** What this process, the server with its backends, and the whole machine have used; Linux only. */
export async function cpuTimes(serverPid: number): Promise<CpuTimes> {
  const { user, system } = process.cpuUsage()
  const processes = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readProcess),
  )
  const ticks = processes
    .filter((known) => known?.pid === serverPid || known?.parent === serverPid)
    .reduce((sum, known) => sum + known!.ticks, 0)
  return { node: user + system, database: ticks * usPerTick, everybody: await machineTime() }
}

async function readProcess(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return {
    pid: Number(pid),
    parent: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
  }
}

async function machineTime(): Promise<number> {
  const [first] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user, nice, system, , , irq, softirq] = first!.trim().split(/\s+/).slice(1).map(Number)
  return (user! + nice! + system! + irq! + softirq!) * usPerTick
}
