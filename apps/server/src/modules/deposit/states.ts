/** An order ends as paid. Money that arrives after any other end is still credited or returned. */
export const nextOrderStates = {
  pending: ['paid', 'cancelled', 'expired', 'returned'],
  cancelled: ['paid', 'returned'],
  expired: ['paid', 'returned'],
  returned: ['paid'],
  paid: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof nextOrderStates

/** A payment is accepted for credit or goes back to its payer; the choice is made once. */
export const nextPaymentStates = {
  received: ['accepted', 'returning'],
  accepted: ['credited'],
  credited: [],
  returning: ['returned', 'return_failed'],
  returned: [],
  return_failed: [],
  unmatched: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof nextPaymentStates

/** The states from which `to` can be reached in one step. */
export const orderStatesBefore = (to: OrderState): OrderState[] => before(nextOrderStates, to)

function before<State extends string>(
  next: Readonly<Record<State, readonly string[]>>,
  to: State,
): State[] {
  return (Object.keys(next) as State[]).filter((from) => next[from].includes(to))
}
