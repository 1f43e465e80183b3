/** The only source of time on the server. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
