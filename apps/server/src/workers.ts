import { keepMonths } from './backup/months/worker.ts'
import type { Deps } from './deps.ts'
import { keepInvitedCounts } from './modules/account/index.ts'
import { watchExposed } from './modules/aml/index.ts'
import { syncCatalogue, watchStakes } from './modules/aggregator/index.ts'
import { traceCommands } from './modules/audit/index.ts'
import { finishAbandonedRounds } from './modules/casino/index.ts'
import {
  announceDeposits,
  reconcileDaily,
  watchPayments,
  watchTerms,
} from './modules/deposit/index.ts'
import { sweepBonuses, watchPlay } from './modules/promotion/index.ts'
import { announceDraws, runDraws } from './modules/draws/index.ts'
import {
  decideBets,
  runOddsApi,
  runOpenData,
  settleSports,
  watchPrizes,
} from './modules/sportsbook/index.ts'
import { deliverTransfers } from './modules/transfer/index.ts'
import { announceBanners, deliverMessages, fillInboxes, tellBets } from './modules/notice/index.ts'
import { traceService, watchClock, watchFiles, watchLedger } from './modules/occurrence/index.ts'
import { watchExclusions, watchLaterMoney } from './modules/exclusion/index.ts'
import { keepPlayDays, watchBehaviour } from './modules/care/index.ts'
import { mailReports } from './modules/operator/index.ts'
import { proveDaily } from './prove-daily.ts'
import { watchClosings } from './modules/privacy/index.ts'
import { keepRegulatorFiles } from './modules/regulator/index.ts'
import { keepDaySums, watchFunds, watchReturns } from './modules/report/index.ts'
import { sweepGifts } from './modules/reward/index.ts'
import { payCommissionsDaily } from './modules/referral/index.ts'
import {
  announceLevels,
  endLoansInTime,
  payRebatesDaily,
  watchLevels,
} from './modules/vip/index.ts'
import { announceWithdrawals, watchPayouts } from './modules/withdrawal/index.ts'

export type Workers = { stop(): Promise<void> }

type Worker = (deps: Deps, signal: AbortSignal) => Promise<void>

const workers: readonly Worker[] = [
  watchPayments,
  watchTerms,
  announceDeposits,
  reconcileDaily,
  watchPlay,
  sweepBonuses,
  sweepGifts,
  watchPayouts,
  announceWithdrawals,
  deliverTransfers,
  finishAbandonedRounds,
  runOpenData,
  settleSports,
  decideBets,
  runOddsApi,
  syncCatalogue,
  watchStakes,
  runDraws,
  announceDraws,
  watchLevels,
  announceLevels,
  payRebatesDaily,
  endLoansInTime,
  payCommissionsDaily,
  keepInvitedCounts,
  announceBanners,
  fillInboxes,
  tellBets,
  deliverMessages,
  keepDaySums,
  mailReports,
  keepRegulatorFiles,
  watchReturns,
  watchFunds,
  watchExclusions,
  watchLaterMoney,
  watchExposed,
  keepMonths,
  watchClosings,
  keepPlayDays,
  watchBehaviour,
  watchPrizes,
  traceCommands,
  traceService,
  watchClock,
  watchFiles,
  watchLedger,
  proveDaily,
]

/** Starts every background job of this process; `stop` ends them and waits. */
export function startWorkers(deps: Deps): Workers {
  const ending = new AbortController()
  const running = workers.map((worker) => worker(deps, ending.signal))
  return {
    async stop() {
      ending.abort()
      await Promise.allSettled(running)
    },
  }
}
