import type { RowDoubleRound } from '@jogada/contract/casino'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { trimOverlays } from '../../overlays/overlay-store.ts'
import { stored } from '../../platform/storage.ts'
import { keepToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { connectToServer } from '../../test/socket-server.ts'
import { RowDoubleGame } from './row-double-game.tsx'

const someRound = (own: Partial<RowDoubleRound> = {}): RowDoubleRound => ({
  game: 'rowDouble',
  roundId: '81',
  at: '2026-03-01T12:00:00Z',
  endedAt: null,
  status: 0,
  end: null,
  stake: '2.00',
  payout: '0.00',
  algorithmVersion: 1,
  serverSeedHash: 'ab'.repeat(32),
  serverSeed: null,
  clientSeed: 'calcadao',
  nonce: 4,
  difficulty: 'hard',
  size: 2,
  safe: 1,
  rows: 9,
  picks: [],
  board: null,
  multiplier: 10_000,
  cashOut: null,
  next: { multiplier: 19_600, payout: '3.92' },
  expiresAt: '2026-03-02T12:00:00Z',
  ...own,
})

const told = (round: RowDoubleRound) => ({ data: { round, balance: '98.00', version: '2' } })

afterEach(() => {
  trimOverlays()
  keepToken(null)
})

test('[GAM-11] the keys climb the building floor by floor and come back to the bet', async () => {
  const climbed = someRound({ picks: [1], cashOut: { multiplier: 19_600, payout: '3.92' } })
  const board = Array.from({ length: 9 }, () => [1])
  const fallen = someRound({ picks: [1, 0], board, status: 20, end: 'lost', next: null })
  const answers = [told(climbed), told(fallen)]
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    rounds: () => ({ data: [] }),
    open: () => ({ data: { rounds: [], serverNow: '2026-03-01T12:00:00Z' } }),
    bet: () => told(someRound()),
    betPlay: () => answers.shift()!,
  })
  await show(null)
  keepToken('the-token')
  await show(<RowDoubleGame />)
  keepToken('the-token')
  await waitFor(() => expect(server.paths().some((path) => path.endsWith('/open'))).toBe(true))
  const user = userEvent.setup()
  const bet = await screen.findByRole('button', { name: /Apostar R\$/ })
  const held = () => document.activeElement?.getAttribute('aria-label')
  bet.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Escolha uma janela' })
  expect(held()).toBe('Andar 1, janela 1')
  await user.keyboard('{ArrowRight}{Enter}')
  await screen.findByRole('button', { name: 'Andar 1, janela 2, luz acesa' })
  expect(held()).toBe('Andar 2, janela 2')
  await user.keyboard('{ArrowLeft}{Enter}')
  await screen.findByText('Não foi desta vez')
  await waitFor(() => expect(document.activeElement === bet).toBe(true))
})

test('[GAM-11] the floors that automatic play is to climb promise no more than the largest prize', async () => {
  stored.games.write('{"rowDouble":{"difficulty":"master","stake":"200.00"}}')
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance({ balance: '500.00' }) }),
    rounds: () => ({ data: [] }),
    open: () => ({ data: { rounds: [], serverNow: '2026-03-01T12:00:00Z' } }),
  })
  await show(<RowDoubleGame />)
  keepToken('the-token')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Automático' }))
  const pays = () => screen.getByText('Próximo passo paga').parentElement?.textContent
  for (const [floor, paid] of [
    '784,00',
    '3.136,00',
    '12.544,00',
    '50.176,00',
    '50.176,00',
  ].entries()) {
    await user.click(screen.getByRole('button', { name: `Andar ${floor + 1}, janela 1` }))
    expect(pays()).toContain(paid)
  }
})

test('[GAM-17] an open page follows its round while another device climbs it and the rule ends it', async () => {
  const one = someRound({ picks: [1], cashOut: { multiplier: 19_600, payout: '3.92' } })
  const two = someRound({ picks: [1, 0], cashOut: { multiplier: 38_416, payout: '7.68' } })
  const board = Array.from({ length: 9 }, () => [0])
  const expired = someRound({
    ...two,
    board,
    status: 10,
    end: 'expired',
    payout: '7.68',
    cashOut: null,
    next: null,
    expiresAt: null,
  })
  let open: readonly RowDoubleRound[] = [one]
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    rounds: () => ({ data: [] }),
    open: () => ({ data: { rounds: open, serverNow: '2026-03-01T12:00:00Z' } }),
    '81': () => ({ data: { round: expired, timeline: [], balanceBefore: '0', balanceAfter: '0' } }),
  })
  await show(null)
  keepToken('the-token')
  await show(<RowDoubleGame />)
  keepToken('the-token')
  await screen.findByRole('button', { name: /Retirar R\$\s3,92/ })
  const { say } = await connectToServer()

  open = [two]
  say('roundMoved', { game: 'rowDouble', roundId: '81', steps: 2, status: 0 })
  expect(await screen.findByRole('button', { name: /Retirar R\$\s7,68/ })).toBeDefined()

  open = []
  say('roundMoved', { game: 'rowDouble', roundId: '81', steps: 2, status: 10 })
  expect(await screen.findByRole('button', { name: /Apostar R\$/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Retirar/ })).toBeNull()
})
