import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { AgentScreen } from './agent-screen.tsx'

test.each([
  [true, [{ top: 0 }]],
  [false, []],
])('[R014] with moveTop %s the page of agents is moved to its top: %j', async (moveTop, moves) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => scrollTo.mockRestore())
  startServer({})
  await showPage(<AgentScreen moveTop={moveTop} />)
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  const own = scrollTo.mock.calls.map(([to]) => to as unknown).filter(isOwn)
  expect(own).toEqual(moves)
})

/** The router moves pages too, to both their edges. */
const isOwn = (to: unknown) => typeof to === 'object' && to !== null && !('left' in to)
