import { RequestFailure } from './failure.ts'

const NOT_FOUND = 404

/** Whether the server knows nothing of what was asked for: to ask again brings no more. */
export const isUnknown = (error: Error): boolean =>
  error instanceof RequestFailure && error.http === NOT_FOUND
