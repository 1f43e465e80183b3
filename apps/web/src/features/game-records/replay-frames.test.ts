import type { SoloRound } from '@jogada/contract/casino'
import { recordStatuses } from '@jogada/contract/casino'
import { ptBr } from '@jogada/messages/web/pt-br'
import { expect, test } from 'vitest'
import { STATUSES } from './record-words.ts'
import { frameAt, frameCount } from './replay-frames.ts'

const base = {
  roundId: '1',
  at: '2026-03-01T12:00:00Z',
  endedAt: '2026-03-01T12:01:00Z',
  status: 20,
  end: 'lost',
  stake: '1.00',
  payout: '0.00',
  algorithmVersion: 1,
  serverSeedHash: '',
  serverSeed: null,
  clientSeed: 'c',
  nonce: 1,
  multiplier: 0,
  cashOut: null,
  next: null,
  expiresAt: null,
} as const

const mines: SoloRound = { ...base, game: 'mines', mines: 2, picks: [4, 9], board: [9, 20] }

test('[GAM-16] a replay walks from the closed board through each step to the whole board', () => {
  expect(frameCount(mines)).toBe(4)
  const cells = (step: number) => {
    const frame = frameAt(mines, step)
    return frame.kind === 'board' ? frame.cells : []
  }
  expect(new Set(cells(0))).toEqual(new Set(['closed']))
  expect([cells(1)[4], cells(1)[9]]).toEqual(['good', 'closed'])
  expect([cells(2)[4], cells(2)[9], cells(2)[20]]).toEqual(['good', 'bad', 'closed'])
  expect([cells(3)[20], cells(3)[0]]).toEqual(['shownBad', 'shownGood'])
})

test('[GAM-16] the lowest floor of a tower is drawn at the bottom', () => {
  const tower: SoloRound = {
    ...base,
    game: 'rowDouble',
    difficulty: 'hard',
    rows: 2,
    size: 2,
    safe: 1,
    picks: [0, 0],
    board: [[0], [1]],
  }
  expect(frameAt(tower, 3)).toEqual({
    kind: 'board',
    columns: 2,
    cells: ['bad', 'shownGood', 'good', 'shownBad'],
  })
})

test('[R083] every status code of the specification has a label of its own words', () => {
  for (const status of recordStatuses) {
    expect(ptBr.gameRecords[STATUSES[status].key].length).toBeGreaterThan(3)
  }
  expect(Object.keys(STATUSES).length).toBe(recordStatuses.length)
})
