import { z } from 'zod'
import { PixRefused, PixUnavailable } from './errors.ts'
import type { HttpAnswer } from './transport.ts'

/** RFC 7807, and for the token call RFC 6749 section 5.2. Everything else in it is free. */
const text = z.string().optional().catch(undefined)

const problem = z.union([
  z.object({
    type: z.string(),
    violacoes: z
      .array(z.object({ razao: text, propriedade: text }))
      .optional()
      .catch(undefined),
  }),
  z.object({ error: z.string() }),
])

/** 4xx codes that speak of the moment and not of the call. */
const PASSING = new Set([408, 425, 429])

/**
 * The error in an answer, or `null` for 2xx. Only a 4xx with a readable problem is a refusal; a 4xx
 * without one may come from something in between, so it proves nothing.
 */
export function refusalOf(answer: HttpAnswer, name: string): PixRefused | PixUnavailable | null {
  const { status, text } = answer
  if (status >= 200 && status < 300) return null
  if (status >= 500 || PASSING.has(status)) return new PixUnavailable('server_error', name)
  const found = status >= 400 ? readProblem(text) : null
  if (!found) return new PixUnavailable('unreadable_answer', name)

  if ('error' in found) return new PixRefused(name, { type: found.error, status, violations: [] })
  return new PixRefused(name, {
    type: found.type.split('/').at(-1) ?? found.type,
    status,
    violations: (found.violacoes ?? []).map(({ razao, propriedade }) => ({
      property: propriedade ?? null,
      reason: razao ?? null,
    })),
  })
}

function readProblem(text: string): z.output<typeof problem> | null {
  try {
    return problem.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
