import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SupportScreen } from './features/help/support-screen.tsx'
import { openOverlay, trimOverlays } from './overlays/overlay-store.ts'
import type { Player } from './session/player-queries.ts'
import { keepToken } from './session/session.ts'
import { clearSlip } from './slip/slip-changes.ts'
import { keepSlip, toggleSelection } from './slip/slip-store.ts'
import { selectionOf } from './sports/result-market.ts'
import { drawAt, someEvent } from './test/event.ts'
import { someBalance, somePlayer } from './test/player.ts'
import { startServer } from './test/server.ts'
import { show } from './test/show.tsx'

afterEach(() => {
  act(() => trimOverlays())
  keepToken(null)
  clearSlip()
})

const closed = (...closedParts: Player['closedParts']) =>
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, closedParts }) }),
    getBalance: () => ({ data: someBalance() }),
    tickets: () => ({ data: [] }),
  })

async function openSlipOfThree() {
  await show(null)
  keepToken('the-token')
  for (const eventId of ['e1', 'e2', 'e3']) {
    const event = someEvent({
      eventId,
      markets: [{ ...drawAt('2.00'), marketId: `${eventId}/1x2` }],
    })
    const market = event.markets[0]!
    toggleSelection(
      selectionOf(event, market, { ...market.outcomes[0]!, outcomeId: `${eventId}/1x2/@draw` }),
    )
  }
  openOverlay({ id: 'slip', params: {} })
}

const modes = () =>
  within(screen.getByRole('group', { name: 'Tipo de aposta' }))
    .getAllByRole('button')
    .map((one) => one.textContent)

test('systems that are closed to the player are not offered, and stay where they were chosen', async () => {
  closed('systems')
  await openSlipOfThree()
  await waitFor(() => expect(modes()).toEqual(['Simples', 'Múltipla']))
  act(() => keepSlip({ mode: 'system' }))
  await waitFor(() => expect(modes()).toEqual(['Simples', 'Múltipla', 'Sistema']))
})

test('whoever no part is closed to is offered systems', async () => {
  closed()
  await openSlipOfThree()
  await waitFor(() => expect(modes()).toEqual(['Simples', 'Múltipla', 'Sistema']))
})

test('where new tickets are closed the desk says so and opens none', async () => {
  closed('chat')
  await show(<SupportScreen matter={{ topic: 'bet', about: 'Aposta 12' }} />)
  act(() => keepToken('the-token'))
  expect(
    await screen.findByText(
      'Novos atendimentos estão fechados agora. Os que estão abertos continuam.',
    ),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Novo atendimento' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
})
