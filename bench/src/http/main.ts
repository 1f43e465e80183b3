// Durable dice and sports bets over HTTP against a bare Fastify echo: same machine, same client, same run.
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sport } from '@jogada/contract'
import { createPool, startPostgres } from '@jogada/postgres'
import { describeFlushes } from '../disk.ts'
import type { Job } from './client-process.ts'
import type { LoadResult } from './load-client.ts'
import { makePlayers } from './players.ts'
import { sportsBets } from './sports-bets.ts'

const CONNECTIONS = 64
const SECONDS = 4
const REPETITIONS = 3
const PLAYERS = 5000

const here = import.meta.dirname
const children: ChildProcess[] = []

function start(script: string, env: Record<string, string>) {
  const child = fork(resolve(here, script), { env: { ...process.env, ...env } })
  children.push(child)
  return child
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function measure(job: Job): Promise<LoadResult> {
  const client = start('client-process.ts', {})
  client.send(job)
  const [result] = (await once(client, 'message')) as [LoadResult | { error: string }]
  client.kill()
  if ('error' in result) throw new Error(result.error)
  return result
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

const folder = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
console.log(await describeFlushes(folder))
const postgres = await startPostgres({ dataDir: folder })
try {
  const [serverPort, echoPort] = [await freePort(), await freePort()]
  const server = start('../../../apps/server/src/main.ts', {
    NODE_ENV: 'production',
    DRAW_CHAIN_KEY: randomBytes(32).toString('hex'),
    DATA_KEYS: `b1:${randomBytes(32).toString('hex')}`,
    DATABASE_URL: postgres.url,
    PORT: String(serverPort),
    LOG_LEVEL: 'silent',
    REPLAYS: 'off',
    PIX_BASE_URL: 'http://127.0.0.1:9',
  })
  const echo = start('echo.ts', { PORT: String(echoPort) })
  await once(echo, 'message')
  while (!(await fetch(`http://127.0.0.1:${serverPort}/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready')
    await sleep(50)
  }
  const owner = createPool({ url: postgres.url, as: 'owner', max: 2 })
  const tokens = await makePlayers(owner, postgres.url, PLAYERS)
  await owner.query('VACUUM ANALYZE')
  await owner.end()

  const body = JSON.stringify({ stake: '1.00', target: 5050, direction: 'over' })
  const bets: Job = {
    port: serverPort,
    path: '/api/app/game/dice/bet',
    connections: CONNECTIONS,
    seconds: SECONDS,
    tokens,
    bodies: [body],
  }
  const sports: Job = {
    ...bets,
    path: sport.placeBet.path,
    bodies: await sportsBets(serverPort),
  }
  const echoes: Job = { ...bets, port: echoPort, path: '/echo' }
  // every player's first bet makes seeds and reads the session: that is not what is measured
  const warm = await measure({ ...bets, requests: PLAYERS * 2 })
  if (warm.notOk > 0) throw new Error(`${warm.notOk} bets were not accepted`)
  await measure({ ...sports, requests: PLAYERS })
  await measure(echoes)

  const runs: { bets: LoadResult; sports: LoadResult; echo: LoadResult }[] = []
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    runs.push({
      bets: await measure(bets),
      sports: await measure(sports),
      echo: await measure(echoes),
    })
  }
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick))
  const echoRate = of((run) => run.echo.perSecond)
  const line = (name: string, pick: (run: (typeof runs)[number]) => LoadResult) => {
    const rate = of((run) => pick(run).perSecond)
    const refused = runs.reduce((sum, run) => sum + pick(run).notOk, 0)
    return [
      `${name.padEnd(20)}${rate.toFixed(0)}/s`,
      `p50 ${of((run) => pick(run).p50Ms).toFixed(1)} ms`,
      `p99 ${of((run) => pick(run).p99Ms).toFixed(1)} ms`,
      `${(rate / echoRate).toFixed(2)} of the echo`,
      `${refused} not accepted`,
    ].join('   ')
  }
  process.stdout.write(
    [
      `HTTP, ${CONNECTIONS} connections, ${REPETITIONS} × ${SECONDS} s, medians; everything on this machine`,
      line('bare Fastify echo', (run) => run.echo),
      line('durable dice bets', (run) => run.bets),
      line('durable sports bets', (run) => run.sports),
      '',
    ].join('\n'),
  )
} finally {
  for (const child of children) child.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
