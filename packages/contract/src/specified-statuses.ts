/** The numbers in an answer's body that the specification itself names; the client acts on them. */
export const specifiedStatuses = {
  unauthenticated: 40101,
  insufficientFunds: 9999,
  pageUnavailable: 1403,
} as const
