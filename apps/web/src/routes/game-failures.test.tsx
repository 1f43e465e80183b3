import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { trimOverlays, useOverlays } from '../overlays/overlay-store.ts'
import { router } from '../router.tsx'
import { currentToken, keepToken } from '../session/session.ts'
import { GAMES, betButton, sitDown } from '../test/games.tsx'

const openIds = () => useOverlays.getState().stack.map(({ id }) => id)

afterEach(async () => {
  trimOverlays()
  keepToken(null)
  await router.navigate({ to: '/home' })
})

describe.each(GAMES)('a bet on $name that fails', (game) => {
  test('[R171] too little money opens the deposit inside the game', async () => {
    const { user } = await sitDown(game, () => ({ http: 500, status: 9999, message: 'Sem saldo' }))
    await user.click(await betButton())
    await waitFor(() => expect(openIds()).toEqual(['gameDeposit']))
  })

  test('[R174] a refusal is said in the words of the server, and the next bet can be sent', async () => {
    const { user } = await sitDown(game, () => ({ http: 409, status: 4321, message: 'Hoje chove' }))
    await user.click(await betButton())
    expect((await screen.findAllByText('Hoje chove')).length).toBeGreaterThan(0)
    expect(openIds()).toEqual(['alert'])
    act(() => trimOverlays())
    await waitFor(async () => expect((await betButton()).disabled).toBe(false))
  })

  test.each([
    ['R173', '500 with 1403', { http: 500, status: 1403, message: 'Hoje chove' }],
    ['R175', 'a refusal without words', { http: 409, status: 4321, message: '' }],
  ])('[%s] %s leads to the error page', async (_, __, refusal) => {
    const { user } = await sitDown(game, () => refusal)
    await user.click(await betButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
  })

  test('[R170] a session that is over logs out and opens the login', async () => {
    const { user } = await sitDown(game, () => ({ http: 401, status: 40_101, message: '' }))
    await user.click(await betButton())
    await waitFor(() => expect(openIds()).toEqual(['auth']))
    expect(currentToken()).toBeNull()
  })

  test('[R140] on a slow network the bet is sent once, and asked for under its key when its answer is lost', async () => {
    let answer: (() => void) | undefined
    let asked = 0
    const { user, bets } = await sitDown(game, async () => {
      asked += 1
      await new Promise<void>((resolve) => (answer = resolve))
      if (asked === 1) throw new TypeError('the connection broke')
      return { http: 409, status: 4321, message: 'Hoje chove' }
    })
    const button = await betButton()
    await user.dblClick(button)
    await waitFor(() => expect(bets().length).toBe(1))
    await user.click(button)
    expect(bets().length).toBe(1)
    answer!()
    await waitFor(() => expect(bets().length).toBe(2))
    answer!()
    expect((await screen.findAllByText('Hoje chove')).length).toBeGreaterThan(0)
    expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  })
})
