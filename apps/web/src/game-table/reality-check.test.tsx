import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openUninvited } from '../overlays/uninvited.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { RealityCheck } from './reality-check.tsx'
import { useRealityWatch, useReality } from './reality.ts'

afterEach(() => {
  vi.useRealTimers()
  useReality.setState({ due: null, nextMs: null })
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
  const { user } = await showPage(<Game />)
  await waitFor(() => expect(useReality.getState().nextMs).not.toBeNull())
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000 + 15_000)
  expect(await screen.findByText('1:02')).toBeDefined()
  expect(screen.getByText(/12,50/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver meus limites' })).toBeDefined()
  const opened: string[] = []
  openUninvited(() => opened.push('awards'))
  expect(opened).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.queryByText('1:02')).toBeNull())
  expect(opened).toEqual(['awards'])
  await vi.advanceTimersByTimeAsync(60 * 60_000 + 15_000)
  expect(await screen.findByText('1:02')).toBeDefined()
})
