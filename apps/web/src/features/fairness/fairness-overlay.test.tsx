import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DICE_VECTORS } from '@jogada/core/games/dice/dice-vectors'
import { afterEach, expect, test } from 'vitest'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { keepToken } from '../../session/session.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'

const vector = DICE_VECTORS[1]
const next = 'cd'.repeat(32)

const sealed = {
  serverSeedHash: vector.serverSeedHash,
  clientSeed: vector.clientSeed,
  nonce: vector.nonce,
  nextServerSeedHash: next,
  previous: null,
}

const rotated = {
  serverSeedHash: next,
  clientSeed: 'minha-semente',
  nonce: 0,
  nextServerSeedHash: 'ef'.repeat(32),
  previous: vector,
}

const round = {
  roundId: '9',
  at: '2026-03-01T12:00:00Z',
  stake: '1.00',
  payout: '0.00',
  multiplier: 20_000,
  target: 5050,
  direction: 'over' as const,
  roll: vector.rollX100,
  won: false,
  serverSeedHash: vector.serverSeedHash,
  serverSeed: null,
  clientSeed: vector.clientSeed,
  nonce: vector.nonce,
}

async function openProof(shownRoll: number = vector.rollX100) {
  const server = startServer({
    seeds: () => ({ data: sealed }),
    rotate: () => ({ data: rotated }),
  })
  await show(null)
  keepToken('the-token')
  openOverlay({ id: 'fairness', params: { round: { ...round, roll: shownRoll } } })
  await screen.findByText(next)
  return { user: userEvent.setup(), server }
}

afterEach(() => keepToken(null))

test('before the reveal the seals are shown and the round stays sealed', async () => {
  await openProof()
  expect(screen.getAllByText(vector.serverSeedHash).length).toBe(2)
  expect(screen.getByText(/segue lacrada/)).toBeDefined()
  expect(screen.queryByText(vector.serverSeed)).toBeNull()
})

test('after rotating, the round is verified on the device and no call is made for it', async () => {
  const { user, server } = await openProof()
  await user.type(screen.getByLabelText(/Sua nova semente/), 'minha-semente')
  await user.click(screen.getByRole('button', { name: 'Trocar e revelar' }))
  const receipt = await screen.findByRole('region', { name: 'Recibo da rodada' })
  const calls = server.heard.length
  await user.click(await within(receipt).findByRole('button', { name: 'Verificar' }))
  expect(await screen.findByText('Confere')).toBeDefined()
  expect(server.heard.length).toBe(calls)
  expect(server.heard.find(({ path }) => path.endsWith('rotate'))?.body).toEqual({
    clientSeed: 'minha-semente',
  })
})

test('the form has the seed of a round that was revealed while its receipt stood open', async () => {
  const { user } = await openProof()
  const verifier = screen.getByRole('tab', { name: 'Verificar' })
  await user.click(verifier)
  expect(screen.getByLabelText('Semente do servidor')).toHaveProperty('value', '')
  await user.click(screen.getByRole('tab', { name: 'Sementes' }))
  await user.click(await screen.findByRole('button', { name: 'Trocar e revelar' }))
  const receipt = await screen.findByRole('region', { name: 'Recibo da rodada' })
  await within(receipt).findByRole('button', { name: 'Verificar' })
  await user.click(verifier)
  expect(screen.getByLabelText('Semente do servidor')).toHaveProperty('value', vector.serverSeed)
  expect(screen.getByText('Confere')).toBeDefined()
})

test('a round that shows another number than its seeds give is said not to match', async () => {
  const { user } = await openProof(vector.rollX100 + 1)
  await user.click(screen.getByRole('button', { name: 'Trocar e revelar' }))
  const receipt = await screen.findByRole('region', { name: 'Recibo da rodada' })
  await user.click(await within(receipt).findByRole('button', { name: 'Verificar' }))
  expect(await screen.findByText('Não confere')).toBeDefined()
})

test('only what was compared is said to match: without seal and outcome, nothing is', async () => {
  const { user } = await openProof()
  await user.click(screen.getByRole('button', { name: 'Trocar e revelar' }))
  const receipt = await screen.findByRole('region', { name: 'Recibo da rodada' })
  await user.click(await within(receipt).findByRole('button', { name: 'Verificar' }))
  expect(await screen.findByText('O lacre e o número saem das mesmas sementes.')).toBeDefined()
  const again = () => user.click(screen.getByRole('button', { name: 'Verificar' }))
  const seal = screen.getByLabelText('Lacre mostrado antes da aposta')
  await user.clear(seal)
  await again()
  expect(screen.getByText(/O lacre não foi comparado/)).toBeDefined()
  await user.clear(screen.getByLabelText('Número que saiu'))
  await again()
  expect(screen.getByText('Conta feita')).toBeDefined()
  expect(screen.getByText(/nada foi comparado/)).toBeDefined()
  expect(screen.queryByText('Confere')).toBeNull()
  await user.type(seal, vector.serverSeedHash)
  await again()
  expect(screen.getByText(/Compare o resultado da conta com o da rodada/)).toBeDefined()
  expect(screen.getByText('Confere')).toBeDefined()
})

test('a client seed that would make the message ambiguous is refused in place', async () => {
  const { user, server } = await openProof()
  await user.type(screen.getByLabelText(/Sua nova semente/), 'a:b')
  expect(screen.getByRole('alert').textContent).toContain('1 a 64')
  await user.click(screen.getByRole('button', { name: 'Trocar e revelar' }))
  expect(server.paths().some((path) => path.endsWith('rotate'))).toBe(false)
})
