import { centavos } from '@jogada/core'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openOverlay } from '../overlays/overlay-store.ts'
import { stored } from '../platform/storage.ts'
import { keepToken } from '../session/session.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { curveOf } from './session-curve.tsx'
import { CURVE_ROUNDS, netOf, resetTally, tallyRound, useSessionTally } from './session-tally.ts'

beforeEach(resetTally)

test('[GAM-03] the session counts rounds, wins and losses; a stake given back is neither', () => {
  for (const payout of ['4.00', '0.00', '0.00', '2.00']) tallyRound({ stake: '2.00', payout })
  const tally = useSessionTally.getState()
  expect(tally).toMatchObject({ rounds: 4, won: 1, lost: 2, staked: 800n, returned: 600n })
  expect(netOf(tally)).toBe(-200n)
  expect(tally.curve).toEqual([200n, 0n, -200n, -200n])
  const kept = JSON.parse(stored.gameSession.read() ?? 'null') as Record<string, unknown>
  expect(kept).toMatchObject({ won: 1, lost: 2, curve: ['2.00', '0.00', '-2.00', '-2.00'] })
})

test('[GAM-03] the curve keeps the last rounds and no more', () => {
  for (let round = 0; round < CURVE_ROUNDS + 5; round++) {
    tallyRound({ stake: '1.00', payout: '0.00' })
  }
  const { curve, lost } = useSessionTally.getState()
  expect(curve).toHaveLength(CURVE_ROUNDS)
  expect(curve.at(0)).toBe(-600n)
  expect(lost).toBe(CURVE_ROUNDS + 5)
})

test('[GAM-03] the curve spans from the best to the worst result, with zero in sight', () => {
  expect(curveOf([centavos(100n), centavos(-100n)])).toEqual({ points: '0,3 300,53', zeroY: 28 })
  expect(curveOf([centavos(50n), centavos(100n)])).toEqual({ points: '0,28 300,3', zeroY: 53 })
  expect(curveOf([centavos(0n), centavos(0n)]).zeroY).toBe(3)
})

test('[GAM-03] the panel of the session shows wins and losses, and begins anew when asked', async () => {
  startServer({})
  const { user } = await showPage(<p>jogo</p>)
  act(() => {
    tallyRound({ stake: '2.00', payout: '4.00' })
    tallyRound({ stake: '2.00', payout: '0.00' })
    openOverlay({ id: 'gameTools', params: { game: 'dice' } })
  })
  const figure = async (name: string) =>
    (await screen.findByText(name)).closest('div')!.querySelector('dd')!.textContent
  expect(await figure('Rodadas ganhas')).toBe('1')
  expect(await figure('Rodadas perdidas')).toBe('1')
  await user.click(screen.getByRole('button', { name: 'Zerar contagem' }))
  expect(await figure('Rodadas ganhas')).toBe('0')
})

// the last one: what is loaded after it is loaded anew
test('[GAM-03] what another player played in this tab is not counted on after it was loaded anew', async () => {
  keepToken('of-ana')
  tallyRound({ stake: '2.00', payout: '4.00' })
  const ofAna = stored.gameSession.read()
  keepToken('of-bia')
  stored.gameSession.write(ofAna)
  vi.resetModules()
  const { keepToken: keepAnew } = await import('../session/session.ts')
  const { useSessionTally: ofBia } = await import('./session-tally.ts')
  expect(ofBia.getState().rounds).toBe(0)
  keepToken(null)
  keepAnew(null)
})
