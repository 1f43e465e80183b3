// Whole visits and a match that ends; calls at rising numbers of connections beside a bare Fastify; a price to
// many sockets beside bare ws.
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { verifyLedger } from '@jogada/ledger'
import { createPool, startPostgres } from '@jogada/postgres'
import { freePort } from '@jogada/server/src/testkit/server-process.ts'
import { makePlayers } from '../http/players.ts'
import type { DayJob, DayResult } from './day.ts'
import { measureFanOut } from './fan-out.ts'
import { measureVisits } from './visits.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    players: { type: 'string', default: '2000' },
    sockets: { type: 'string', default: '5000' },
    repetitions: { type: 'string', default: '3' },
    bets: { type: 'string', default: '2000' },
  },
})
const CONNECTIONS = [8, 32, 128, 256]
const here = import.meta.dirname
const children: ChildProcess[] = []
const start = (script: string, env: Record<string, string> = {}) => {
  const child = fork(resolve(here, script), { env: { ...process.env, ...env } })
  children.push(child)
  return child
}
const say = (line: string) => void process.stdout.write(`${line}\n`)
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

const folder = await mkdtemp(join(tmpdir(), 'jogada-load-'))
await chmod(folder, 0o755)
const postgres = await startPostgres({ dataDir: folder })
try {
  await measureVisits({
    callers: [4, 16, 48],
    seconds: Number(values.seconds),
    bets: Number(values.bets),
    say,
  })
  await players()
  await prices()
} finally {
  for (const child of children) child.kill()
  await postgres.drop()
  await rm(folder, { recursive: true, force: true })
}

async function day(job: DayJob): Promise<DayResult> {
  const client = start('day.ts')
  client.send(job)
  const [result] = (await once(client, 'message')) as [DayResult | { error: string }]
  client.kill()
  if ('error' in result) throw new Error(result.error)
  return result
}

async function players() {
  const [port, echoPort] = [await freePort(), await freePort()]
  const server = start('../../../apps/server/src/main.ts', {
    NODE_ENV: 'test',
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    REPLAYS: 'off',
    PORT: String(port),
    LOG_LEVEL: 'silent',
    PIX_BASE_URL: 'http://127.0.0.1:9',
  })
  await once(start('../http/echo.ts', { PORT: String(echoPort) }), 'message')
  while (!(await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.ok) await sleep(50)
  const owner = createPool({ url: postgres.url, as: 'owner', max: 2 })
  const tokens = await makePlayers(owner, postgres.url, Number(values.players))
  await owner.query('VACUUM ANALYZE')
  const seconds = Number(values.seconds)
  await day({ port, connections: 32, seconds, tokens, path: null })
  say(`players (bets, balances, lists of matches, records) beside a bare echo, ${seconds} s each`)
  for (const connections of CONNECTIONS) {
    const ours = await day({ port, connections, seconds, tokens, path: null })
    const bare = await day({ port: echoPort, connections, seconds, tokens, path: '/echo' })
    say(
      [
        `${String(connections).padStart(4)} connections`,
        `${ours.perSecond.toFixed(0)}/s`,
        `p50 ${ours.p50Ms.toFixed(1)} ms`,
        `p99 ${ours.p99Ms.toFixed(1)} ms`,
        `${ours.notOk} errors`,
        `echo ${bare.perSecond.toFixed(0)}/s p99 ${bare.p99Ms.toFixed(1)} ms`,
        `ratio ${(ours.perSecond / bare.perSecond).toFixed(2)}`,
      ].join('   '),
    )
    say(
      `                 ${ours.kinds.map(({ kind, p50Ms, p99Ms, count }) => `${kind} ${count} p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)}`).join('   ')}`,
    )
  }
  server.kill('SIGTERM')
  await once(server, 'exit')
  const report = await verifyLedger(owner)
  await owner.end()
  say(report.firstBadRow ?? `${report.commands} commands verified`)
}

async function prices() {
  const sockets = Number(values.sockets)
  say(`a message of about 250 bytes to ${sockets} sockets, medians of ${values.repetitions}`)
  const runs = { ours: [], bare: [] } as Record<
    'ours' | 'bare',
    Awaited<ReturnType<typeof measureFanOut>>[]
  >
  for (let run = 0; run < Number(values.repetitions); run++) {
    for (const peer of ['ours', 'bare'] as const)
      runs[peer].push(await measureFanOut(peer, sockets))
  }
  const of = (peer: 'ours' | 'bare', pick: (run: (typeof runs)['ours'][number]) => number) =>
    median(runs[peer].map(pick))
  for (const peer of ['ours', 'bare'] as const) {
    say(
      `${peer === 'ours' ? 'socket.io, framed once' : 'bare ws'}   ${of(peer, (run) => run.perSecond).toFixed(0)} messages/s   ` +
        `round p50 ${of(peer, (run) => run.roundP50Ms).toFixed(1)} ms   ${of(peer, (run) => run.kibPerSocket).toFixed(1)} KiB per connection   ${of(peer, (run) => run.cpuUsPerMessage).toFixed(1)} µs CPU per message`,
    )
  }
  const ratio = of('ours', (run) => run.perSecond) / of('bare', (run) => run.perSecond)
  say(`ratio   ${ratio.toFixed(2)}`)
}
