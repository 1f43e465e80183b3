import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { stopOf, studioSwitch } from '../../platform/switches.ts'
import type { Stop } from '../../platform/switches.ts'
import { hasStudioGame } from '../aggregator/index.ts'
import { audited } from '../audit/index.ts'
import type { Actor } from '../audit/index.ts'
import { askForApproval } from './approvals/ask.ts'

type Name = ops.switches.SwitchName
type Change = { readonly actor: Actor; readonly name: Name; readonly reason: string }

/** Every switch, whether it was ever used or not; of games of studios those that were used. */
export async function listSwitches({
  switches,
}: Deps): Promise<CallReply<typeof ops.switches.list>> {
  await switches.refresh()
  const known = new Map(switches.list().map((state) => [state.name, state]))
  const ofStudios = [...known.keys()].filter((name) => name.startsWith(studioSwitch(''))).toSorted()
  return [...ops.switches.switchNames, ...ofStudios].map((name) => {
    const state = known.get(name)
    return {
      name,
      isStopped: state?.isStopped ?? false,
      reason: state?.reason ?? '',
      changedAt: state?.changedAt.toISOString() ?? null,
      changedBy: state?.changedBy ?? '',
    }
  })
}

/**
 * Stops a service everywhere; one person is enough to stop. Refuses with `game_unknown` a game that
 * no studio has.
 */
export async function stopService(deps: Deps, { actor, name, reason }: Change): Promise<null> {
  const prefix = studioSwitch('')
  if (name.startsWith(prefix) && !(await hasStudioGame(deps, name.slice(prefix.length)))) {
    throw new Refusal('game_unknown')
  }
  const isStopped = deps.switches.list().some((one) => one.name === name && one.isStopped)
  await audited(
    deps,
    {
      actor,
      action: 'switch.stopped',
      subject: `switch:${name}`,
      reason,
      before: { isStopped },
      after: { isStopped: true },
    },
    (tx) => deps.switches.set(tx, { name, isStopped: true, reason, by: actor.email }),
  )
  await deps.switches.refresh()
  return null
}

/** What a second person approves: that this stop of the service ends, and no other. */
export type Release = { readonly name: Name; readonly reason: string; readonly stop?: Stop }

/**
 * Asks to start a service again; a second person must approve. Refuses with `changed_meanwhile`
 * where it is not stopped.
 */
export async function askRelease(deps: Deps, { actor, name, reason }: Change) {
  await deps.switches.refresh()
  const stopped = deps.switches.list().find((state) => state.name === name && state.isStopped)
  if (!stopped) throw new Refusal('changed_meanwhile')
  const payload: Release = { name, reason, stop: stopOf(stopped) }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'switch_release',
    subject: `switch:${name}`,
    payload,
    before: { isStopped: true, reason: stopped.reason },
    after: { isStopped: false },
    reason,
  })
  return { approvalId: String(approvalId) }
}
