import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStudio } from '../testkit.ts'
import type { TestStudio } from '../testkit.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.close())

/** A part of the page's script as a browser gets it. */
async function partOf(path: string): Promise<unknown> {
  const { statusCode, headers, body } = await studio.app.inject(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  return import(`data:text/javascript,${encodeURIComponent(body)}`)
}

type Round = {
  readonly outcome: string
  readonly prize: string | null
  readonly payout: number
  readonly reason?: string
}
type Page = {
  readonly ask: (path: string, play: object) => Promise<Round>
  readonly pause: (delayMs: number) => Promise<void>
  readonly onUnknown: () => void
}
type AskRound = { readonly askRound: (page: Page, play: object) => Promise<Round> }

const PLAY = { seat: 'seat-1', requestId: 'request-1', stake: 100 }
const LOST: Round = { outcome: 'played', prize: null, payout: 0 }
const OPEN: Round = { outcome: 'open', prize: null, payout: 0 }

/** Asks for a round of a studio that answers so, one after the other. */
async function asking(...answers: (Round | Error)[]) {
  const { askRound } = (await partOf('/ask-round.js')) as AskRound
  const asked: string[] = []
  const page: Page = {
    ask: async (path, play) => {
      expect(play).toEqual(PLAY)
      asked.push(path)
      const answer = answers.shift()!
      if (answer instanceof Error) throw answer
      return answer
    },
    pause: async () => void asked.push('pause'),
    onUnknown: () => asked.push('unknown'),
  }
  return { asked, round: await askRound(page, PLAY).catch((error: unknown) => error) }
}

const failed = (more: object = {}) => Object.assign(new Error('no answer'), more)

test('the page asks what became of a round until its outcome is known, and says meanwhile that it is not', async () => {
  const { asked, round } = await asking(failed(), failed(), OPEN, OPEN, failed(), LOST)
  expect(round).toEqual(LOST)
  const again = ['pause', '/api/round']
  expect(asked).toEqual(['/api/spin', 'unknown', ...again, ...again, ...again, ...again, ...again])
})

test('the page presses again for a round that came too soon, and for none that is known', async () => {
  const { asked, round } = await asking(failed({ isTooSoon: true }), LOST)
  expect([asked, round]).toEqual([['/api/spin', 'pause', '/api/spin'], LOST])
})

test('the page gives up where the seat is gone', async () => {
  const { asked, round } = await asking(failed(), failed({ isGone: true }))
  expect(round).toBeInstanceOf(Error)
  expect(asked.at(-1)).toBe('/api/round')
})

type Words = Record<string, string | ((money: string) => string)>
type Texts = { readonly texts: Record<'pt' | 'en', Words> }
type WordsOfRound = {
  readonly wordsOfRound: (round: Round, by: object) => string
  readonly paidOf: (round: Round) => number
}

test.each(['pt', 'en'] as const)(
  'a prize is shown as won once it is paid alone (%s)',
  async (language) => {
    const { texts } = (await partOf('/texts.js')) as Texts
    const { wordsOfRound, paidOf } = (await partOf('/words-of-round.js')) as WordsOfRound
    const t = texts[language]
    const money = (centavos: number) => `R$ ${centavos}`
    const say = (round: Round) => wordsOfRound(round, { t, money })
    const won = (prize: string): Round => ({ outcome: 'played', prize, payout: 500 })
    const words = [...['paid', 'under_way', 'refused'].map((prize) => say(won(prize))), say(LOST)]
    expect(words[0]).toBe((t['won'] as (money: string) => string)('R$ 500'))
    expect(words.every((text) => text.length > 0)).toBe(true)
    expect(new Set(words).size).toBe(4)
    expect([paidOf(won('paid')), paidOf(won('refused'))]).toEqual([500, 0])

    const ended = (outcome: string, reason?: string) =>
      say({ ...LOST, outcome, ...(reason === undefined ? {} : { reason }) })
    expect([
      ended('pending'),
      ended('pending', 'RS_ERROR_TOKEN_EXPIRED'),
      ended('refused'),
      ended('refused', 'RS_ERROR_NOT_ENOUGH_MONEY'),
      ended('refused', 'RS_ERROR_TOKEN_EXPIRED'),
    ]).toEqual([t['pending'], t['pending'], t['refused'], t['funds'], t['closed']])
  },
)
