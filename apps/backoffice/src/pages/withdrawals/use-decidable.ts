import { useMe } from '../../me.ts'
import type { Row } from './withdrawal-modals.tsx'

/** Which withdrawals whoever looks can decide: those in review, and nobody approves one twice. */
export function useDecidable() {
  const me = useMe()
  const mayDecide = me.may('withdrawal.decide')
  const canDecide = (row: Row) => mayDecide && row.state === 'in_review'
  const canApprove = (row: Row) => canDecide(row) && !row.isApprovedByYou
  return { mayDecide, canDecide, canApprove }
}
