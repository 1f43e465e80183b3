import { ops } from '@jogada/contract'
import { useChange } from '../../api/use-call.ts'

/** What is done to an account for a reason alone, or, of an adjustment, for a reason and an amount. */
export type AccountAction =
  | 'suspend'
  | 'close'
  | 'lift'
  | 'liftDeposits'
  | 'forceLogout'
  | 'adjust'
  | 'markTest'
  | 'unmarkTest'

/** What an adjustment asks for, the amount as it is typed. */
export type Adjustment = { readonly direction: 'credit' | 'debit'; readonly amount: string }

type Make = (reason: string, adjustment: Adjustment) => void

/** Makes one change to a player's account at a time; `done` comes after each that went through. */
export function useAccountChange(playerId: string, done: () => void) {
  const restrict = useChange(ops.players.restrict, done)
  const lift = useChange(ops.players.lift, done)
  const payIn = useChange(ops.players.liftDeposits, done)
  const logOut = useChange(ops.players.logOut, done)
  const markTest = useChange(ops.players.markTest, done)
  const adjust = useChange(ops.approvals.askAdjustment, done)
  const params = { playerId }
  const make: Readonly<Record<AccountAction, Make>> = {
    suspend: (reason) => restrict.mutate({ params, body: { kind: 'suspended', reason } }),
    close: (reason) => restrict.mutate({ params, body: { kind: 'closed', reason } }),
    lift: (reason) => lift.mutate({ params, body: { reason } }),
    liftDeposits: (reason) => payIn.mutate({ params, body: { reason } }),
    forceLogout: (reason) => logOut.mutate({ params, body: { reason } }),
    markTest: (reason) => markTest.mutate({ params, body: { isTest: true, reason } }),
    unmarkTest: (reason) => markTest.mutate({ params, body: { isTest: false, reason } }),
    adjust: (reason, { direction, amount }) =>
      adjust.mutate({ body: { playerId, direction, amount, reason } }),
  }
  return {
    make,
    isBusy: [restrict, lift, payIn, logOut, markTest, adjust].some(({ isPending }) => isPending),
  }
}
