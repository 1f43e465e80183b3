import type { z } from 'zod'
import { limitedText } from '../../../platform/limited-text.ts'
import { oddsAnswer, scoresAnswer } from './wire.ts'
import type { OddsEvent, ScoredEvent } from './wire.ts'

/** How many requests the key has left, as the last answer said. */
export type Quota = { readonly remaining: number | null; readonly lastCost: number }

export type Failure = {
  readonly ok: false
  readonly why: string
  readonly retryAfterMs: number | null
  /** The feed refuses this question alone; it may answer others. */
  readonly isAboutQuestion: boolean
}

export type Answer<T> = { readonly ok: true; readonly data: T; readonly quota: Quota } | Failure

export type OddsApiClient = {
  odds(sportKey: string): Promise<Answer<OddsEvent[]>>
  scores(sportKey: string): Promise<Answer<ScoredEvent[]>>
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 8 * 2 ** 20
const MAX_ERROR_BYTES = 4096

/** Speaks The Odds API v4. Never throws for what the other side or the network does. */
export function createOddsApiClient(options: {
  readonly baseUrl: string
  readonly key: string
}): OddsApiClient {
  const ask = async <T>(path: string, schema: z.ZodType<T>): Promise<Answer<T>> => {
    const url = new URL(path, options.baseUrl)
    url.searchParams.set('apiKey', options.key)
    try {
      const response = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) return await refusedBy(response)
      const body = await limitedText(response, MAX_BYTES)
      const parsed = schema.safeParse(JSON.parse(body))
      if (!parsed.success) return failed('an answer of another form', { isAboutQuestion: true })
      return { ok: true, data: parsed.data, quota: quotaOf(response.headers) }
    } catch (error) {
      return failed(error instanceof Error ? error.name : 'no answer')
    }
  }
  return {
    odds: (sport) =>
      ask(
        `/v4/sports/${sport}/odds?regions=eu&markets=h2h,spreads,totals&oddsFormat=decimal`,
        oddsAnswer,
      ),
    scores: (sport) => ask(`/v4/sports/${sport}/scores?daysFrom=${SCORED_DAYS}`, scoresAnswer),
  }
}

/** How many days back the feed knows results. */
export const SCORED_DAYS = 3

const failed = (
  why: string,
  { retryAfterMs = null, isAboutQuestion = false }: Partial<Omit<Failure, 'ok' | 'why'>> = {},
): Failure => ({ ok: false, why, retryAfterMs, isAboutQuestion })

/**
 * Keys and frequency (401, 403, 429) concern every question, other refusals the one that was asked.
 */
async function refusedBy(response: Response): Promise<Failure> {
  const { status, headers } = response
  const said = await limitedText(response, MAX_ERROR_BYTES).catch(() => '')
  const code = /"error_code":\s*"([A-Z_]{1,40})"/.exec(said)?.[1]
  const seconds = Number(headers.get('retry-after'))
  return failed(code ? `status ${status} ${code}` : `status ${status}`, {
    retryAfterMs: seconds > 0 ? seconds * 1000 : null,
    isAboutQuestion: status < 500 && ![401, 403, 429].includes(status),
  })
}

function quotaOf(headers: Headers): Quota {
  const number = (name: string) => {
    const text = headers.get(name)
    return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  }
  return {
    remaining: number('x-requests-remaining'),
    lastCost: number('x-requests-last') ?? 1,
  }
}
