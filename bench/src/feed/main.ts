// One process keeps 1,000 live football matches priced: our model reprices them, the durable log
// takes what changed, the catalogue folds it, and sockets in another process hear of it. Beside it,
// in the same run and with the same client, a bare WebSocket broadcast of texts made beforehand.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@jogada/postgres'
import { buildApp } from '@jogada/server/src/app.ts'
import { migrateServer } from '@jogada/server/src/migrations/index.ts'
import { closeDeps, openDeps } from '@jogada/server/src/open-deps.ts'
import { systemClock } from '@jogada/server/src/platform/clock.ts'
import { readEnv } from '@jogada/server/src/platform/env.ts'
import { openLog } from '@jogada/server/src/platform/log.ts'
import { bareBroadcast } from './bare-broadcast.ts'
import type { Report, Watch } from './client-process.ts'
import { beat, bookAt, kickOff, reprice } from './feed.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
  },
})
const EVENTS = Number(values.events)
const SOCKETS = Number(values.sockets)
const ROUNDS = Number(values.rounds)
const SECONDS = Number(values.seconds)
/** What a socket may look at. */
const WATCHED = 24
const BATCH = 50
/** Each match is priced anew every ten seconds, as in play. */
const EVERY_SECONDS = 10
const STEPS_PER_SECOND = 10
const PER_STEP = Math.ceil(EVENTS / EVERY_SECONDS / STEPS_PER_SECOND)

const now = () => performance.timeOrigin + performance.now()
const watched = Array.from({ length: SOCKETS }, (_, socket) =>
  Array.from({ length: WATCHED }, (__, at) => `bench-${(socket * WATCHED + at) % EVENTS}`),
)

async function watch(asked: Watch) {
  const child = fork(resolve(import.meta.dirname, 'client-process.ts'))
  child.send(asked)
  const [ready] = (await once(child, 'message')) as ['ready' | { error: string }]
  if (ready !== 'ready') throw new Error(ready.error)
  await sleep(500)
  return {
    async report(): Promise<Report> {
      child.send('report')
      const [report] = (await once(child, 'message')) as [Report]
      return report
    },
    close: () => child.kill(),
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const delays = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return `p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`
}
const round = (value: number) => Math.round(value).toLocaleString('en-GB')

const dataDir = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
await chmod(dataDir, 0o755)
const postgres = await startPostgres({ dataDir })
await migrateServer(postgres.url)
const env = readEnv({
  DATABASE_URL: postgres.url,
  LOG_LEVEL: 'silent',
  REPLAYS: 'off',
  DRAW_CHAIN_KEY: randomBytes(32).toString('hex'),
  PIX_BASE_URL: 'http://127.0.0.1:9',
})
const deps = await openDeps(env, systemClock, openLog('silent'))
const app = await buildApp(deps)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

await beat(deps)
const matches = await kickOff(deps, EVENTS)
const beating = setInterval(() => void beat(deps), 5000)
const perEvent = matches.reduce((sum, { book }) => sum + book.length, 0) / EVENTS
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)} before the run`,
)
console.log(
  `${EVENTS} live matches, ${perEvent.toFixed(0)} markets each; ${SOCKETS} sockets look at ${WATCHED} matches each`,
)

const ours = await watch({ port, protocol: 'ours', sockets: watched })

/** Everything repriced again and again, as fast as it goes; ends when the last socket has heard. */
let markets = 0
let minute = 0
const started = now()
let mark = ''
for (let at = 0; at < ROUNDS; at++) {
  minute++
  for (let from = 0; from < EVENTS; from += BATCH) {
    mark = `full-${at}`
    markets += await reprice(deps, matches, {
      from,
      to: Math.min(EVENTS, from + BATCH),
      minute,
      round: mark,
    })
  }
}
const appended = (now() - started) / 1000
await sleep(2000)
const full = await ours.report()
const lastHeard = full.arrivals.reduce((last, [, heard]) => Math.max(last, heard), 0)
const seconds = Math.max(appended, (lastHeard - started) / 1000)
console.log('\nas fast as it goes: priced, logged durably, folded, sent')
console.log(
  `  ${round((ROUNDS * EVENTS) / seconds)} matches/s, ${round(markets / seconds)} markets/s ` +
    `(${round(markets)} in ${seconds.toFixed(1)} s); 1,000 matches need ${(seconds / ROUNDS).toFixed(2)} s`,
)
console.log(`  ${round(full.arrivals.length / seconds)} messages/s to sockets`)

/** At the pace of play, how long a message takes from the feed to a socket. */
const sentAt = new Map<string, number>()
minute++
let next = 0
const paced = now()
for (let step = 0; step < SECONDS * STEPS_PER_SECOND; step++) {
  const from = next
  const to = Math.min(EVENTS, from + PER_STEP)
  const name = `paced-${minute}`
  const sent = now()
  for (let each = from; each < to; each++) sentAt.set(`bench-${each}#${name}`, sent)
  await reprice(deps, matches, { from, to, minute, round: name })
  next = to === EVENTS ? 0 : to
  if (next === 0) minute++
  await sleep(Math.max(0, paced + ((step + 1) * 1000) / STEPS_PER_SECOND - now()))
}
const pacedSeconds = (now() - paced) / 1000
await sleep(1000)
const steady = await ours.report()
const { rows } = await deps.pool.query<{ message_id: string; seq: bigint }>(
  `SELECT message_id, seq FROM sportsbook.feed_message WHERE message_id LIKE '%#paced-%'`,
)
const sentOf = new Map(rows.map(({ message_id, seq }) => [Number(seq), sentAt.get(message_id)]))
const oursMs = steady.arrivals.flatMap(([version, heard]) => {
  const sent = sentOf.get(Math.floor(version / 1000))
  return sent === undefined ? [] : [heard - sent]
})
ours.close()
const expected = [...sentAt.keys()].reduce(
  (sum, id) => sum + watched.filter((ids) => ids.includes(id.split('#')[0]!)).length,
  0,
)

/** The same clients and the same changes, made beforehand, over a bare WebSocket. */
const bare = await bareBroadcast()
const plain = await watch({ port: bare.port, protocol: 'bare', sockets: watched })
const texts = matches.map(({ eventId }, at) =>
  JSON.stringify({
    eventId,
    version: 0,
    since: 0,
    status: 'open',
    markets: bookAt(at, 20).map(({ key, specifiers, prices }) => ({
      marketId: `${eventId}/${key}`,
      key,
      line: specifiers['total'] ?? null,
      status: 'open',
      outcomes: prices.map(({ outcome, odds }) => ({
        outcomeId: `${eventId}/${key}/@${outcome}`,
        name: outcome,
        odds,
        open: true,
      })),
    })),
    gone: [],
  }),
)
const bareSent: number[] = []
const numbered = (each: number) =>
  texts[each]!.replace('"version":0', `"version":${bareSent.push(now()) - 1}`)
const bareStarted = now()
for (let pass = 0; pass < ROUNDS; pass++) {
  for (let each = 0; each < EVENTS; each++) bare.send(`bench-${each}`, numbered(each))
  await sleep(0)
}
await sleep(2000)
const bareFull = await plain.report()
const bareLast = bareFull.arrivals.reduce((last, [, heard]) => Math.max(last, heard), 0)
const bareSeconds = (bareLast - bareStarted) / 1000
const barePaced = now()
for (let step = 0, each = 0; step < 5 * STEPS_PER_SECOND; step++) {
  for (let count = 0; count < PER_STEP; count++, each = (each + 1) % EVENTS) {
    bare.send(`bench-${each}`, numbered(each))
  }
  await sleep(Math.max(0, barePaced + ((step + 1) * 1000) / STEPS_PER_SECOND - now()))
}
await sleep(500)
const bareSteady = await plain.report()
const bareMs = bareSteady.arrivals.map(([version, heard]) => heard - bareSent[version]!)
plain.close()
bare.close()

console.log(
  `\nat the pace of play: each match every ${EVERY_SECONDS} s, ${round(PER_STEP * STEPS_PER_SECOND)} matches/s, for ${pacedSeconds.toFixed(0)} s`,
)
console.log(`  feed to socket: ${delays(oursMs)} (gathered for up to 100 ms)`)
console.log(`  ${oursMs.length} of ${expected} messages heard one by one`)
console.log('\nbare WebSocket broadcast of ready texts, no prices, no log')
console.log(
  `  ${round(bareFull.arrivals.length / bareSeconds)} messages/s to sockets; at the pace of play ${delays(bareMs)}`,
)
console.log(
  `  bytes a message: ours ${round(full.bytes / full.arrivals.length)}, bare ${round(bareFull.bytes / bareFull.arrivals.length)}`,
)

clearInterval(beating)
await deps.realtime.close()
await app.close()
await closeDeps(deps)
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
if (oursMs.length === 0) process.exitCode = 1
