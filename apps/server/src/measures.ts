import { consumerLags, houseBalances } from '@jogada/ledger'
import type { Deps } from './deps.ts'
import { countDifferences, countWaitingPayments } from './modules/deposit/index.ts'
import { countLateDraws, countRoundsLeft } from './modules/draws/index.ts'
import { lastProof } from './modules/report/index.ts'
import { countPayoutDifferences, countWaitingWithdrawals } from './modules/withdrawal/index.ts'
import { readRunningSources } from './modules/sportsbook/index.ts'
import { clockDriftMs } from './platform/clock-drift.ts'
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
      const heard = await readRunningSources(deps)
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
  metrics.gauge(
    'jogada_draws_left',
    'Rounds that a channel can still open from its chains.',
    ['channel'],
    async () =>
      (await countRoundsLeft(deps)).map(({ channel, rounds }): Reading => [{ channel }, rounds]),
  )
  metrics.gauge(
    'jogada_clock_drift_seconds',
    'How far the clock of this process is ahead of the database’s.',
    [],
    async () => [[{}, (await clockDriftMs(deps)) / 1000]],
  )
  metrics.gauge('jogada_database_connections', 'Connections of this process.', ['state'], () => [
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'taken' }, pool.totalCount - pool.idleCount],
    [{ state: 'waited_for' }, pool.waitingCount],
  ])
  addMoneyMeasures(deps)
}

/** Money and what waits for it, read from the database: every process tells the same. */
function addMoneyMeasures(deps: Deps) {
  const { metrics, pool } = deps
  metrics.gauge(
    'jogada_house_balance_centavos',
    'What an account of the house has; the negated sum of all is what players have.',
    ['account'],
    async () =>
      (await houseBalances(pool)).map(({ account, centavos }): Reading => [
        { account },
        Number(centavos),
      ]),
  )
  metrics.gauge(
    'jogada_ledger_proof_age_seconds',
    'Since the whole ledger was last proved, by what was found.',
    ['found'],
    async () => {
      const last = await lastProof(deps)
      if (last === null) return []
      const found = last.firstBadRow === null ? 'right' : 'wrong'
      return [[{ found }, (deps.clock.now().getTime() - last.at.getTime()) / 1000]]
    },
  )
  metrics.gauge(
    'jogada_consumer_lag_batches',
    'Batches of the ledger that a consumer of events has still to read.',
    ['consumer'],
    async () =>
      (await consumerLags(pool)).map(({ consumer, batches }): Reading => [
        { consumer },
        Number(batches),
      ]),
  )
  metrics.gauge(
    'jogada_payments_waiting',
    'Payments that are neither credited nor returned.',
    ['state'],
    async () =>
      (await countWaitingPayments(deps)).map(({ state, count }): Reading => [
        { state },
        Number(count),
      ]),
  )
  metrics.gauge(
    'jogada_withdrawals_waiting',
    'Withdrawals that have not ended.',
    ['state'],
    async () =>
      (await countWaitingWithdrawals(deps)).map(({ state, count }): Reading => [
        { state },
        Number(count),
      ]),
  )
  metrics.gauge(
    'jogada_reconciliation_differences',
    'Differences between PSP, orders, withdrawals and ledger that nobody has closed.',
    [],
    async () => [[{}, (await countDifferences(deps)) + (await countPayoutDifferences(deps))]],
  )
}
