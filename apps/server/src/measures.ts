import type { Deps } from './deps.ts'
import { countLateDraws } from './modules/draws/index.ts'
import { readHeartbeats } from './modules/sportsbook/index.ts'
import { jobsLedBy } from './platform/leader.ts'
import type { Reading } from './platform/metrics.ts'

/** What is read when Prometheus asks: queues, sockets, leading jobs, feeds and draws. */
export function addMeasures(deps: Deps) {
  const { metrics, ledger, realtime, clock, pool } = deps
  metrics.gauge(
    'jogada_ledger_waiting',
    'Commands that wait in the lanes of this process.',
    [],
    () => [[{}, ledger.waiting()]],
  )
  metrics.gauge('jogada_sockets', 'Open sockets of this process.', ['kind'], () => {
    const { players, visitors } = realtime.counts()
    return [
      [{ kind: 'player' }, players],
      [{ kind: 'visitor' }, visitors],
    ]
  })
  metrics.gauge('jogada_leads', 'Jobs that this process leads.', ['job'], () =>
    jobsLedBy(pool).map((job): Reading => [{ job }, 1]),
  )
  metrics.gauge(
    'jogada_feed_age_seconds',
    'Since a source of sports was last heard.',
    ['source'],
    async () => {
      const nowMs = clock.now().getTime()
      const heard = await readHeartbeats(deps)
      return heard.map(({ source, heardAt }): Reading => [
        { source },
        (nowMs - heardAt.getTime()) / 1000,
      ])
    },
  )
  metrics.gauge(
    'jogada_draws_late',
    'Shared rounds that should have ended and have not.',
    [],
    async () => [[{}, await countLateDraws(deps)]],
  )
  metrics.gauge('jogada_database_connections', 'Connections of this process.', ['state'], () => [
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'taken' }, pool.totalCount - pool.idleCount],
    [{ state: 'waited_for' }, pool.waitingCount],
  ])
}
