import type { DrawChain, DrawRound } from '@jogada/contract/draw'
import { drawOutcome, previousLink } from '@jogada/core/fairness'
import { DOUBLE_VECTORS } from '@jogada/core/games/draws/draw-vectors'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOverlay } from '../overlays/overlay-store.ts'
import { startServer } from '../test/server.ts'
import { show } from '../test/show.tsx'

const { seed, salt } = DOUBLE_VECTORS[0]!
const at = '2026-03-01T12:00:00Z'

const drawn: DrawRound = {
  channel: 'double',
  roundId: '20260301000007',
  state: 'settled',
  status: 9999,
  openAt: at,
  lockAt: at,
  drawAt: at,
  completeAt: at,
  endAt: at,
  outcome: drawOutcome(seed, salt, 15),
  seed,
  chainId: '1',
  position: 1,
}

const chain: DrawChain = {
  chainId: '1',
  channel: 'double',
  terminatingHash: previousLink(seed),
  rounds: 1000,
  salt,
  saltSource: 'bitcoin_block',
  saltBlock: 900_000,
  announcedAt: at,
  saltedAt: at,
}

async function proofOf(round: DrawRound) {
  startServer({
    rounds: () => ({ data: { rounds: [round], last100: [], last1000: [] } }),
    [round.roundId]: () => ({ data: { round, chain, previousSeed: previousLink(seed) } }),
  })
  await show(null)
  openOverlay({ id: 'drawProof', params: { channel: 'double', roundId: round.roundId } })
  const section = await screen.findByRole('region', { name: `Rodada ${round.roundId}` })
  await screen.findByText(/^(Confere|Não confere)$/)
  return section.textContent
}

test('the proof of a drawn round says that its seed gives what came out', async () => {
  const text = await proofOf(drawn)
  expect(text).toContain('Confere')
  expect(text).toContain('dá este resultado')
  expect(text).toContain(`sem a fração${drawn.outcome}`)
})

test('another outcome than the seed gives does not hold', async () => {
  const text = await proofOf({ ...drawn, outcome: (drawn.outcome! + 1) % 15 })
  expect(text).toContain('Não confere')
})

test('the proof of a void round shows its seed and says that nothing was drawn', async () => {
  const text = await proofOf({ ...drawn, state: 'void', status: -1, outcome: null })
  expect(text).toContain(seed)
  expect(text).toContain('A rodada foi anulada: nada foi sorteado e as apostas voltaram.')
  expect(text).not.toContain('dá este resultado')
  expect(text).not.toContain('sem a fração')
})
