import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromotionScreen, PromotionsScreen } from './features/rewards/promotion-screen.tsx'
import { openOverlay } from './overlays/overlay-store.ts'
import { keepToken } from './session/session.ts'
import { somePlayer } from './test/player.ts'
import { startServer } from './test/server.ts'
import { showPage } from './test/show-page.tsx'

const overlays = [
  { id: 'bonusPopup', params: { bouns: 2, amount: '10.00' } },
  { id: 'secondDeposit', params: {} },
  { id: 'startMask', params: {} },
  { id: 'gift', params: {} },
  { id: 'activeAward', params: {} },
] as const

test.each(overlays)('[RG-11] the offer $id says for whom it is not', async (overlay) => {
  startServer({ userInfo: () => ({ data: somePlayer() }) })
  keepToken('the-token')
  await showPage(<p>casa</p>)
  expect(screen.queryByText('18+')).toBeNull()
  act(() => openOverlay(overlay))
  const mark = await screen.findByText('18+')
  expect(mark.parentElement?.textContent).toBe('18+Proibido para menores de 18 anos.')
})

test('[RG-11] so do the list of promotions and the page of each', async () => {
  const page = {
    id: 9,
    kind: 'gift',
    audience: 'everybody',
    amount: '10.00',
    discount: null,
    multiplier: null,
    playThreshold: null,
    minimumLevel: 0,
    packages: [],
    isWelcome: true,
    isForLowBalance: false,
    wagerTimes: 1,
    contribution: [],
    validDays: 7,
    budget: '100.00',
    budgetWindow: 'day',
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    state: 'running',
  } as const
  startServer({ '9': () => ({ data: page }) })
  await showPage(<PromotionScreen id="9" />)
  expect(await screen.findAllByText('18+')).toHaveLength(1)
  document.body.replaceChildren()
  await showPage(<PromotionsScreen />)
  expect(await screen.findAllByText('18+')).toHaveLength(1)
})
