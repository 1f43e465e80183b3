import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { timeMethods } from './time-methods.ts'

const CALL_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const BATCH_COMMANDS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

/** What one process counts about itself; read by Prometheus. No label ever names a person. */
export type Metrics = ReturnType<typeof createMetrics>

let ofProcess: Registry | undefined

/** What Node keeps of this process: it is measured once, whatever lives and ends in it. */
function processCounts(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess, prefix: 'jogada_' })
  return ofProcess
}

/** Empty counts, beside those that Node keeps of this process. */
export function createMetrics() {
  const registry = Registry.merge([processCounts()])
  const { batchSize, batchSeconds, ...counts } = createCounts(registry)
  return {
    registry,
    ...counts,
    /** Hears of each batch that the ledger has committed. */
    batch(news: { readonly seconds: number; readonly verdicts: readonly string[] }) {
      batchSize.observe(news.verdicts.length)
      batchSeconds.observe(news.seconds)
      for (const verdict of news.verdicts) counts.verdicts.inc({ verdict })
    },
    /** A value that is read when Prometheus asks; what throws leaves it out of this answer. */
    gauge(
      name: string,
      help: string,
      labelNames: readonly string[],
      read: () => Promise<readonly Reading[]> | readonly Reading[],
    ) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        async collect() {
          this.reset()
          const readings = await Promise.resolve()
            .then(read)
            .catch(() => [])
          for (const [labels, value] of readings) this.set(labels, value)
        },
      })
      return gauge
    },
    /** Measures every method of a client of the payment provider. */
    measured: <C extends object>(client: C): C => timeMethods(client, counts.psp),
  }
}

function createCounts(registry: Registry) {
  const registers = [registry]
  const calls = new Histogram({
    name: 'jogada_call_seconds',
    help: 'Calls by route and status, from their arrival to their answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: CALL_SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'jogada_refusals_total',
    help: 'Expected refusals by their code.',
    labelNames: ['code'],
    registers,
  })
  const verdicts = new Counter({
    name: 'jogada_ledger_verdicts_total',
    help: 'Commands that the lanes of this process decided, by verdict.',
    labelNames: ['verdict'],
    registers,
  })
  const batchSize = new Histogram({
    name: 'jogada_ledger_batch_commands',
    help: 'Commands per committed batch.',
    buckets: BATCH_COMMANDS,
    registers,
  })
  const batchSeconds = new Histogram({
    name: 'jogada_ledger_batch_seconds',
    help: 'Time of a batch from its sending to its commit.',
    buckets: CALL_SECONDS,
    registers,
  })
  const psp = new Histogram({
    name: 'jogada_psp_call_seconds',
    help: 'Calls to the payment provider by kind and outcome.',
    labelNames: ['call', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  })
  const slow = new Counter({
    name: 'jogada_slow_statements_total',
    help: 'Statements that took longer than the limit of the log.',
    registers,
  })
  return { calls, refusals, verdicts, batchSize, batchSeconds, psp, slow }
}

export type Reading = readonly [labels: Record<string, string>, value: number]

/** Counts calls and refusals of the app. Unknown paths share one label. */
export function measureCalls(app: FastifyInstance, { calls, refusals }: Metrics) {
  app.decorateReply('refusalCode', '')
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown')
    calls.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.refusalCode) refusals.inc({ code: reply.refusalCode })
    done()
  })
}

declare module 'fastify' {
  interface FastifyReply {
    refusalCode: string
  }
}
