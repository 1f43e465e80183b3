import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { ResultsView } from './results-view.tsx'

const ended = {
  sport: 'football',
  competition: 'Copa da Casa',
  stage: 'Final',
  away: 'Praia Grande',
  startsAt: '2026-11-23T22:01:00Z',
  endedAt: '2026-11-23T23:55:00Z',
  replay: false,
  playedOn: null,
  halfTime: null,
  settled: true,
}

test('[R084] a played match says that its bets are paid, a cancelled one that they were given back', async () => {
  startServer({
    results: () => ({
      data: [
        { ...ended, eventId: 'e1', home: 'Ponte Nova', phase: -1, score: { home: 1, away: 1 } },
        { ...ended, eventId: 'e2', home: 'Vila Real', phase: -10, score: null },
      ],
    }),
  })
  await showPage(<ResultsView sport="football" />)
  await screen.findByText('Vila Real')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Encerrado.*Apostas pagas/)
  expect(rows[1]).toMatch(/Cancelado.*Apostas devolvidas/)
})

test('[R084] a race has one name and no score', async () => {
  startServer({
    results: () => ({
      data: [
        {
          ...ended,
          sport: 'motor_racing',
          eventId: 'e3',
          home: 'GP da Serra',
          away: '',
          phase: -1,
          score: null,
        },
      ],
    }),
  })
  await showPage(<ResultsView sport="motor_racing" />)
  await screen.findByText('GP da Serra')
  const [row] = screen.getAllByRole('listitem')
  expect(row!.textContent).not.toContain('–')
  expect(row!.querySelectorAll('svg')).toHaveLength(1)
})
