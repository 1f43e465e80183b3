import type { Caller } from '../../platform/http.ts'
import type { StaffSession } from '../../platform/session-lookup.ts'
import type { Actor } from '../audit/index.ts'

/** Whom the audit log names for a call. */
export const actorOf = (request: {
  readonly operator: StaffSession
  readonly caller: Caller
}): Actor => ({
  staffId: request.operator.staffId,
  email: request.operator.email,
  address: request.caller.address,
})
