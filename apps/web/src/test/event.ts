import type { SportEvent } from '@jogada/contract/sport'

/** A match before its start with a draw to bet on; a test names what matters to it. */
export const someEvent = (own: Partial<SportEvent> = {}): SportEvent => ({
  eventId: 'e1',
  sport: 'football',
  competition: 'Série A',
  stage: '',
  home: 'Flamengo',
  away: 'Palmeiras',
  startsAt: '2026-03-01T19:00:00Z',
  replay: false,
  playedOn: null,
  phase: 0,
  minute: null,
  score: null,
  status: 'open',
  version: 1,
  markets: [drawAt('2.00')],
  ...own,
})

/** The match's result as a market, with the draw at these odds as its only outcome. */
export const drawAt = (odds: string): SportEvent['markets'][number] => ({
  marketId: 'e1/1x2',
  key: '1x2',
  line: null,
  status: 'open',
  outcomes: [{ outcomeId: 'e1/1x2/@draw', name: 'draw', odds, open: true }],
})
