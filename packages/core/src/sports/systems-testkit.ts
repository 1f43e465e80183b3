import { NAMED_SYSTEMS } from './systems.ts'
import type { NamedSystem, TicketShape } from './systems.ts'

/** The systems that have a name, each with how many legs it has. */
export const namedSystems = (Object.keys(NAMED_SYSTEMS) as NamedSystem[]).map((name) => {
  const { legs, sizes } = NAMED_SYSTEMS[name]
  return { name, legs, shape: { kind: 'system', sizes } satisfies TicketShape }
})

/** Every choice of `size` legs: 2/4 is six doubles. */
export const systemOf = (
  size: number,
  bankers: readonly number[] = [],
): Extract<TicketShape, { kind: 'system' }> => ({ kind: 'system', sizes: [size], bankers })
