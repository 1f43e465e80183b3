import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { actorOf } from '../actor.ts'
import { changeSetting, listSettings } from './change-setting.ts'
import { previewAskedVip, previewVip } from './preview-vip.ts'
import { tryAskedWithdrawals, tryWithdrawals } from './try-withdrawals.ts'

/** The documents that operators set. */
export function settingRoutes(app: FastifyInstance, deps: Deps) {
  const { settings } = ops
  handle(app, settings.all, () => listSettings(deps))
  handle(app, settings.changeVip, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'vip', ...asked.body }),
  )
  handle(app, settings.previewVip, ({ body }) => previewVip(deps, body.value))
  handle(app, settings.previewAskedVip, ({ params }) =>
    previewAskedVip(deps, BigInt(params.approvalId)),
  )
  withdrawalRuleRoutes(app, deps)
  handle(app, settings.changeReferral, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'referral', ...asked.body }),
  )
  handle(app, settings.changeGames, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'games', ...asked.body }),
  )
  handle(app, settings.changeSports, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'sports', ...asked.body }),
  )
  handle(app, settings.changeParts, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'parts', ...asked.body }),
  )
  handle(app, settings.changeSite, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'site', ...asked.body }),
  )
}

function withdrawalRuleRoutes(app: FastifyInstance, deps: Deps) {
  const { settings } = ops
  handle(app, settings.changeWithdrawals, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'withdrawals', ...asked.body }),
  )
  handle(app, settings.tryWithdrawals, ({ body: { value, ...trial } }) =>
    tryWithdrawals(deps, value, trial),
  )
  handle(app, settings.tryAskedWithdrawals, ({ params, body }) =>
    tryAskedWithdrawals(deps, BigInt(params.approvalId), body),
  )
}
