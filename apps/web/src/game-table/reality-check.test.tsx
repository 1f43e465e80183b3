import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openUninvited } from '../overlays/uninvited.ts'
import { keepToken } from '../session/session.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { useHotkeys } from './hotkeys.ts'
import { RealityCheck } from './reality-check.tsx'
import { setRealityMinutes, useRealityWatch, useReality } from './reality.ts'
import { chooseSetting } from './settings.ts'

afterEach(() => {
  vi.useRealTimers()
  useReality.setState({ due: null, isTime: false, minutes: null })
  sessionStorage.clear()
})

const summary = {
  now: '2026-11-20T10:00:00.000Z',
  playedSeconds: 3_720,
  staked: '40.00',
  net: '-12.50',
  realityCheckMinutes: 60,
  bar: 'always',
}

function Game() {
  useRealityWatch()
  return <RealityCheck />
}

test('[GAM-13] after the time that the player chose the session is summed up, and again after that', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  startServer({ session: () => ({ data: summary }) })
  const { user, path } = await showPage(<Game />)
  await waitFor(() => expect(useReality.getState().minutes).not.toBeNull())
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000 + 15_000)
  expect(await screen.findByText('1 h 02 min')).toBeDefined()
  expect(screen.getByText(/12,50/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver meus limites' })).toBeDefined()
  const opened: string[] = []
  openUninvited(() => opened.push('awards'))
  expect(opened).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.queryByText('1 h 02 min')).toBeNull())
  expect(opened).toEqual(['awards'])
  await vi.advanceTimersByTimeAsync(60 * 60_000 + 15_000)
  expect(await screen.findByText('1 h 02 min')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Sair do jogo' }))
  await waitFor(() => expect(path()).toBe('/home'))
})

const isDue = () => useReality.getState().due !== null

test('[GAM-13] a reload does not begin the time to the summary anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  startServer({ session: () => ({ data: summary }) })
  await showPage(<Game />)
  await vi.advanceTimersByTimeAsync(50 * 60_000)
  cleanup()
  useReality.setState({ due: null, isTime: false, minutes: null })
  await showPage(<Game />)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(isDue()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000 + 15_000)
  expect(isDue()).toBe(true)
})

test('[GAM-13] what the player chooses meanwhile counts from the last summary', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  startServer({ session: () => ({ data: summary }) })
  await showPage(<Game />)
  await waitFor(() => expect(useReality.getState().minutes).toBe(60))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  setRealityMinutes(15)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(isDue()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000 + 15_000)
  expect(isDue()).toBe(true)
})

test('[GAM-13] a summary that the server cannot tell yet ends automatic play all the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isAway = false
  startServer({ session: () => (isAway ? { http: 503 } : { data: summary }) })
  await showPage(<Game />)
  await waitFor(() => expect(useReality.getState().minutes).toBe(60))
  isAway = true
  await vi.advanceTimersByTimeAsync(60 * 60_000 + 15_000)
  expect(useReality.getState()).toMatchObject({ due: null, isTime: true })
  isAway = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(isDue()).toBe(true)
})

const dueInAnHour = async () => {
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(useReality.getState()).toEqual({ due: null, isTime: false, minutes: 60 })
  await vi.advanceTimersByTimeAsync(60_000 + 15_000)
  expect(isDue()).toBe(true)
}

test('[GAM-13] who takes over from another player has seen no summary, and an hour to the first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  startServer({ session: () => ({ data: summary }) })
  await showPage(<Game />)
  await waitFor(() => expect(useReality.getState().minutes).toBe(60))
  await dueInAnHour()
  act(() => keepToken('of-bia'))
  expect(useReality.getState()).toMatchObject({ due: null, isTime: false })
  await dueInAnHour()
  cleanup()
  keepToken(null)
  keepToken('a-token')
  await showPage(<Game />)
  await dueInAnHour()
})

test('[GAM-13] an interval that another player began in this tab, before it was loaded anew, counts for nobody', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  startServer({ session: () => ({ data: summary }) })
  keepToken('a-token')
  sessionStorage.setItem('jogada.realitySince', `-another ${Date.now() - 90 * 60_000}`)
  await showPage(<Game />)
  await waitFor(() => expect(useReality.getState().minutes).toBe(60))
  await dueInAnHour()
})

test('[GAM-13] a summary that was asked for one player is not shown to the next', async () => {
  const late = Promise.withResolvers<{ data: unknown }>()
  const { heard } = startServer({
    session: ({ token }) =>
      token === 'a-token' ? late.promise : { data: { ...summary, realityCheckMinutes: 15 } },
  })
  await showPage(<Game />)
  await waitFor(() => expect(heard.some(({ path }) => path.endsWith('session'))).toBe(true))
  act(() => keepToken('of-bia'))
  late.resolve({ data: summary })
  await waitFor(() => expect(useReality.getState().minutes).toBe(15))
})

test('[GAM-13] no key plays under the summary', async () => {
  startServer({ session: () => ({ data: summary }) })
  const bet = vi.fn<() => void>()
  function Keys() {
    useHotkeys({ bet })
    return (
      <>
        <p>table</p>
        <RealityCheck automatic />
      </>
    )
  }
  await showPage(<Keys />)
  await screen.findByText('table')
  act(() => chooseSetting({ keys: true }))
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(bet).toHaveBeenCalledTimes(1)
  act(() => useReality.setState({ due: summary as never }))
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(bet).toHaveBeenCalledTimes(1)
  act(() => chooseSetting({ keys: false }))
})
