import type { TicketShape } from './systems.ts'

export type GoldenTicket = {
  readonly id: string
  readonly shape: TicketShape
  readonly lines: number
  readonly stake: string
  readonly legs: readonly { readonly odds: string; readonly code: number }[]
  readonly code: number
  readonly payout: string
}

/** Parlays and systems with half results and void legs, as published and by hand. */
export const GOLDEN_TICKETS: readonly GoldenTicket[] = [
  {
    id: 'PA-001',
    shape: { kind: 'parlay' },
    lines: 1,
    stake: '100.00',
    legs: [
      { odds: '2.0', code: 10 },
      { odds: '1.8', code: 10 },
    ],
    code: 10,
    payout: '360.00',
  },
  {
    id: 'PA-003',
    shape: { kind: 'parlay' },
    lines: 1,
    stake: '100.00',
    legs: [
      { odds: '1.95', code: 21 },
      { odds: '1.84', code: 10 },
      { odds: '2.1', code: 10 },
    ],
    code: 10,
    payout: '569.94',
  },
  {
    id: 'PA-005',
    shape: { kind: 'parlay' },
    lines: 1,
    stake: '300.00',
    legs: [
      { odds: '2.07', code: 11 },
      { odds: '2.36', code: 10 },
      { odds: '2.01', code: 10 },
    ],
    code: 10,
    payout: '711.54',
  },
  {
    id: 'PA-007',
    shape: { kind: 'parlay' },
    lines: 1,
    stake: '100.00',
    legs: [
      { odds: '1.9', code: 90 },
      { odds: '2.0', code: 90 },
    ],
    code: 90,
    payout: '100.00',
  },
  {
    id: 'PA-009',
    shape: { kind: 'parlay' },
    lines: 1,
    stake: '100.00',
    legs: [
      { odds: '1.9', code: 11 },
      { odds: '1.9', code: 10 },
    ],
    code: 11,
    payout: '95.00',
  },
  {
    id: 'PA-011',
    shape: { kind: 'parlay' },
    lines: 1,
    stake: '20.00',
    legs: [
      { odds: '1.9', code: 21 },
      { odds: '1.9', code: 11 },
      { odds: '2.5', code: 90 },
      { odds: '3.0', code: 10 },
    ],
    code: 10,
    payout: '43.50',
  },
  {
    id: 'SY-002',
    shape: { kind: 'system', sizes: [2, 3] },
    lines: 4,
    stake: '40.00',
    legs: [
      { odds: '2.0', code: 10 },
      { odds: '3.0', code: 10 },
      { odds: '2.5', code: 90 },
    ],
    code: 10,
    payout: '170.00',
  },
  {
    id: 'SY-004',
    shape: { kind: 'system', sizes: [1, 2, 3, 4] },
    lines: 15,
    stake: '15.00',
    legs: [
      { odds: '5.0', code: 10 },
      { odds: '2.0', code: 20 },
      { odds: '2.0', code: 20 },
      { odds: '2.0', code: 20 },
    ],
    code: 11,
    payout: '5.00',
  },
  {
    id: 'SY-006',
    shape: { kind: 'system', sizes: [2] },
    lines: 6,
    stake: '60.00',
    legs: [
      { odds: '1.9', code: 21 },
      { odds: '2.0', code: 10 },
      { odds: '1.8', code: 11 },
      { odds: '2.2', code: 20 },
    ],
    code: 11,
    payout: '46.25',
  },
  {
    id: 'SY-008',
    shape: { kind: 'system', sizes: [2, 3, 4, 5, 6] },
    lines: 57,
    stake: '57.00',
    legs: [
      { odds: '1.5', code: 10 },
      { odds: '1.5', code: 10 },
      { odds: '1.5', code: 10 },
      { odds: '1.5', code: 10 },
      { odds: '1.5', code: 10 },
      { odds: '1.5', code: 10 },
    ],
    code: 10,
    payout: '234.14',
  },
]

/** Cash-outs of a single, whole and in part. */
export const GOLDEN_CASH_OUTS = [
  {
    id: 'CA-002',
    stake: '100.00',
    odds: '3.0',
    fairProbability: 0.5,
    margin: 0.05,
    fraction: 0.4,
    offer: '142.50',
    paid: '57.00',
    remainingStake: '60.00',
    remainingPotential: '180.00',
  },
  {
    id: 'CA-004',
    stake: '10.00',
    odds: '10.0',
    fairProbability: 0.5,
    margin: 0.0,
    fraction: 0.5,
    offer: '50.00',
    paid: '25.00',
    remainingStake: '5.00',
    remainingPotential: '50.00',
  },
] as const
