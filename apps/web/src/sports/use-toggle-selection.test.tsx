import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToast } from '../overlays/toast.ts'
import { MAX_SELECTIONS, emptySlip, useSlip } from '../slip/slip-store.ts'
import type { SlipSelection } from '../slip/slip-store.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { useToggleSelection } from './use-toggle-selection.ts'

const selection = (event: number): SlipSelection => ({
  outcomeId: `e${event}/m/@home`,
  marketId: `e${event}/m`,
  eventId: `e${event}`,
  sport: 'football',
  home: 'A',
  away: 'B',
  replay: false,
  marketKey: 'm',
  line: null,
  outcome: 'home',
  odds: '2.00',
})

function Price({ event }: { readonly event: number }) {
  const toggle = useToggleSelection()
  return <button onClick={() => toggle(selection(event), false)}>2,00</button>
}

test('[R122] [R179] the parlay that is full says so when another selection is tapped', async () => {
  startServer({})
  const { user } = await showPage(<Price event={MAX_SELECTIONS} />)
  const selections = Array.from({ length: MAX_SELECTIONS }, (_, event) => selection(event))
  act(() => useSlip.setState({ ...emptySlip, selections }))
  await user.click(await screen.findByRole('button', { name: '2,00' }))
  expect(useToast.getState().toast?.text).toBe('A múltipla atingiu o limite')
  expect(useSlip.getState().selections).toHaveLength(MAX_SELECTIONS)
})
