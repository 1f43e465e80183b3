import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { showPage } from '../../test/show-page.tsx'
import { EventRow } from './event-row.tsx'
import { Scoreboard } from './scoreboard.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const PHASES = [
  [1, '1º tempo'],
  [2, 'Intervalo'],
  [3, '2º tempo'],
  [4, 'Prorrogação'],
  [5, 'Pênaltis'],
  [-1, 'Encerrado'],
  [-10, 'Cancelado'],
  [-12, 'Encerrado antes do fim'],
  [-13, 'Interrompido'],
  [-14, 'Adiado'],
] as const

test.each(PHASES)('[R084] a match in the phase %i is shown as %s', async (phase, words) => {
  const event = someEvent({ phase, score: { home: 1, away: 0 } })
  await showPage(<EventRow event={{ ...event, moreMarkets: 0 }} />)
  expect(await screen.findByText(words)).toBeDefined()
  await showPage(<Scoreboard event={event} />)
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
})

test('[R084] a match that is not open shows its day and hour, one to be determined its day alone', async () => {
  await showPage(<EventRow event={{ ...someEvent({ phase: 0 }), moreMarkets: 0 }} />)
  expect(await screen.findByText(/^\d\d:\d\d$/)).toBeDefined()
  expect(screen.queryByText('a definir')).toBeNull()
  await showPage(<EventRow event={{ ...someEvent({ phase: -11 }), moreMarkets: 0 }} />)
  expect(await screen.findByText('a definir')).toBeDefined()
})

test.each([
  [3, 'Set 2'],
  [-13, 'Interrompido'],
  [-14, 'Adiado'],
] as const)('[R084] a match in sets in the phase %i says: %s', async (phase, words) => {
  const periods = [
    { home: 25, away: 21 },
    { home: 4, away: 7 },
  ]
  const event = someEvent({ sport: 'volleyball', phase, score: { home: 1, away: 0 }, periods })
  await showPage(<EventRow event={{ ...event, moreMarkets: 0 }} />)
  expect(await screen.findByText(words, { exact: false })).toBeDefined()
  await showPage(<Scoreboard event={event} />)
  await waitFor(() => expect(screen.getAllByText(words, { exact: false })).toHaveLength(2))
  expect(screen.getAllByText('25–21 · 4–7')).toHaveLength(2)
})

test.each([
  ['unseen_to_end', 'Em jogo, sem placar ao vivo: paga no fim'],
  ['closing', 'Apostas encerradas: o jogo está terminando'],
] as const)(
  '[R084] a match that takes no bets for long (%s) says why in the place of its prices',
  async (suspendedBecause, words) => {
    const event = someEvent({ phase: 3, status: 'suspended', suspendedBecause })
    await showPage(<EventRow event={{ ...event, moreMarkets: 0 }} />)
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Empate/ })).toBeNull()
  },
)

test('[R084] a match that is stopped for a moment keeps its prices in their places', async () => {
  const event = someEvent({ phase: 3, status: 'suspended', suspendedBecause: 'goal' })
  await showPage(<EventRow event={{ ...event, moreMarkets: 0 }} />)
  expect(await screen.findByRole('button', { name: /Empate/ })).toBeDefined()
})
