import { ops } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import type { SessionStore } from '../account/index.ts'
import { listEntries, tracedLedger, verifyAudit } from '../audit/index.ts'
import { listOccurrences } from '../occurrence/index.ts'
import {
  cohortReport,
  funnelReport,
  dailyReport,
  levyReport,
  liabilityReport,
  rowsBehind,
  wagersReport,
} from '../report/index.ts'
import { entriesFor } from './desk/reserved.ts'
import { actorOf } from './actor.ts'
import { askAdjustment } from './approvals/ask-adjustment.ts'
import { approve, refuseApproval } from './approvals/decide.ts'
import { listApprovals } from './approvals/list.ts'
import { showPrizes } from './desk/prizes.ts'
import { deskRoutes } from './desk/routes.ts'
import { createLooks, endLook, openLook } from './look/looks.ts'
import { exportRoutes } from './export/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { changeOwnPassword } from './sessions/change-own-password.ts'
import { askerOf } from './sessions/confirm-code.ts'
import { confirmEnrolment, startEnrolment } from './sessions/enrol.ts'
import {
  endOtherSessions,
  endOwnSession,
  endSessionsOfStaff,
  listOwnSessions,
} from './sessions/own-sessions.ts'
import { logInStaff } from './sessions/log-in.ts'
import { resetFactor } from './staff/reset-factor.ts'
import { settingRoutes } from './settings/routes.ts'
import { askStaffAddresses, showStaffAddresses } from './settings/staff-addresses.ts'
import { createStaffSessions, endStaffSessions } from './sessions/staff-sessions.ts'
import { createStaff, listStaff, setActive, setRoles } from './staff/manage-staff.ts'
import { rolesAt } from './staff/roles-at.ts'
import { findStaff } from './staff/staff-store.ts'
import { reportMailRoutes } from './report-mail/choice.ts'
import { viewRoutes } from './views/saved-views.ts'
import { askRelease, listSwitches, stopService } from './switches.ts'

const LOGINS_PER_MINUTE = 20

/** The calls of the back office; each names the permission that it asks for in the contract. */
export function operatorRoutes(
  app: FastifyInstance,
  outer: Deps & { readonly sessions: SessionStore },
) {
  const deps = { ...outer, ledger: tracedLedger(outer) }
  app.decorate('staffSessions', createStaffSessions(deps))
  app.decorate('looks', createLooks(deps))
  lookRoutes(app, deps)
  accountRoutes(app, deps)
  ownSafetyRoutes(app, deps)
  passkeyRoutes(app, deps)
  staffRoutes(app, deps)
  approvalRoutes(app, deps)
  bookRoutes(app, deps)
  deskRoutes(app, deps)
  exportRoutes(app, deps)
  reportMailRoutes(app, deps)
  viewRoutes(app, deps)
  overviewRoutes(app, deps)
  offerRoutes(app, deps)
  settingRoutes(app, deps)
}

function lookRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, ops.look.open, (asked) =>
    openLook(
      deps,
      { actor: actorOf(asked), operator: asked.operator },
      { playerId: BigInt(asked.params.playerId), reason: asked.body.reason },
    ),
  )
  handle(app, ops.look.end, ({ operator, params }) =>
    endLook(deps, operator, BigInt(params.lookId)),
  )
}

function accountRoutes(app: FastifyInstance, deps: Deps) {
  const { opsAccount } = ops
  handle(app, opsAccount.login, ({ body, caller }) => logInStaff(deps, body, caller), {
    perMinute: LOGINS_PER_MINUTE,
  })
  handle(app, opsAccount.enrol, ({ operator }) => startEnrolment(deps, operator))
  handle(
    app,
    opsAccount.confirm,
    async ({ operator, body, caller }) => {
      await confirmEnrolment(deps, operator, { ...body, caller })
      return null
    },
    { perMinute: LOGINS_PER_MINUTE },
  )
  handle(app, opsAccount.me, async ({ operator }) => {
    const staff = (await findStaff(deps.db, operator.staffId))!
    const { regulator } = licenceProfile(deps.env.LICENCE_PROFILE)
    return {
      staffId: String(staff.staff_id),
      email: staff.email,
      name: staff.name,
      roles: rolesAt(staff, deps.clock.now()),
      permissions: ops.permissions.filter(
        (permission) =>
          operator.permissions.has(permission) &&
          // there is nothing to show where the licence asks for no files
          (regulator.dailyFiles || !permission.startsWith('regulator.')),
      ),
    }
  })
  handle(app, opsAccount.logout, async ({ operator }) => {
    await endStaffSessions(deps.db, {
      staffId: operator.staffId,
      only: operator.sessionId,
      at: deps.clock.now(),
    })
    return null
  })
}

function ownSafetyRoutes(app: FastifyInstance, deps: Deps) {
  const { opsAccount } = ops
  handle(
    app,
    opsAccount.changePassword,
    (asked) => changeOwnPassword(deps, askerOf(asked), asked.body),
    { perMinute: LOGINS_PER_MINUTE },
  )
  handle(app, opsAccount.mySessions, ({ operator }) => listOwnSessions(deps, operator))
  handle(app, opsAccount.endMySession, (asked) =>
    endOwnSession(deps, askerOf(asked), BigInt(asked.params.sessionId)),
  )
  handle(app, opsAccount.endMyOthers, (asked) => endOtherSessions(deps, askerOf(asked)))
}

function staffRoutes(app: FastifyInstance, deps: Deps) {
  const { opsAccount } = ops
  handle(app, opsAccount.listStaff, () => listStaff(deps))
  handle(app, opsAccount.createStaff, (asked) => createStaff(deps, actorOf(asked), asked.body))
  handle(app, opsAccount.setRoles, (asked) =>
    setRoles(deps, actorOf(asked), { staffId: BigInt(asked.params.staffId), ...asked.body }),
  )
  handle(app, opsAccount.resetFactor, (asked) =>
    resetFactor(deps, actorOf(asked), {
      staffId: BigInt(asked.params.staffId),
      reason: asked.body.reason,
    }),
  )
  handle(app, ops.settings.staffAddresses, ({ caller }) => showStaffAddresses(deps, caller.address))
  handle(app, ops.settings.changeStaffAddresses, (asked) =>
    askStaffAddresses(deps, actorOf(asked), asked.body),
  )
  handle(app, opsAccount.endSessions, (asked) =>
    endSessionsOfStaff(deps, actorOf(asked), {
      staffId: BigInt(asked.params.staffId),
      reason: asked.body.reason,
    }),
  )
  handle(app, opsAccount.setActive, async (asked) => {
    const staffId = BigInt(asked.params.staffId)
    await setActive(deps, actorOf(asked), { staffId, ...asked.body })
    return null
  })
}

function approvalRoutes(app: FastifyInstance, deps: Deps) {
  const { approvals, switches } = ops
  handle(app, approvals.list, ({ operator, caller, query }) =>
    listApprovals(
      deps,
      { ...operator, language: caller.language },
      {
        before: query.before === undefined ? undefined : BigInt(query.before),
        list: query.list,
      },
    ),
  )
  handle(app, approvals.approve, async (asked) => {
    await approve(deps, {
      approvalId: BigInt(asked.params.approvalId),
      operator: asked.operator,
      actor: actorOf(asked),
      note: asked.body.note ?? '',
    })
    return null
  })
  handle(app, approvals.refuse, async (asked) => {
    await refuseApproval(deps, {
      approvalId: BigInt(asked.params.approvalId),
      operator: asked.operator,
      actor: actorOf(asked),
      note: asked.body.note,
    })
    return null
  })
  handle(app, approvals.askAdjustment, (asked) =>
    askAdjustment(deps, actorOf(asked), {
      ...asked.body,
      playerId: BigInt(asked.body.playerId),
    }),
  )
  handle(app, switches.list, () => listSwitches(deps))
  handle(app, switches.stop, (asked) =>
    stopService(deps, {
      actor: actorOf(asked),
      name: asked.params.name,
      reason: asked.body.reason,
    }),
  )
  handle(app, switches.release, (asked) =>
    askRelease(deps, {
      actor: actorOf(asked),
      name: asked.params.name,
      reason: asked.body.reason,
    }),
  )
}

function bookRoutes(app: FastifyInstance, deps: Deps) {
  const { books } = ops
  handle(app, books.auditList, async ({ query, operator }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before)
    return entriesFor(await listEntries(deps, { ...query, before }), operator.permissions)
  })
  handle(app, books.prizes, ({ query }) => showPrizes(deps, query))
  handle(app, ops.occurrences.list, ({ query }) => listOccurrences(deps, query))
  handle(app, books.auditVerify, async () => {
    const { firstBadSeq, ...report } = await verifyAudit(deps)
    return { ...report, firstBadSeq: firstBadSeq === null ? null : String(firstBadSeq) }
  })
  handle(app, books.report, ({ query }) => dailyReport(deps, query))
  handle(app, books.reportRows, ({ params, query }) => rowsBehind(deps, { ...params, ...query }))
  handle(app, books.levy, ({ query }) => levyReport(deps, query))
  handle(app, books.cohorts, () => cohortReport(deps))
  handle(app, books.funnel, ({ query }) => funnelReport(deps, query))
  handle(app, books.wagers, ({ query }) => wagersReport(deps, query))
  handle(app, books.liability, () => liabilityReport(deps))
}
