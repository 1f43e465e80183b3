import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startServer } from '../test/server.ts'
import { show } from '../test/show.tsx'
import { connectToServer } from '../test/socket-server.ts'
import { GameFrame } from './game-frame.tsx'

test('[R096] leaving the page of a game tells the server which one, once', async () => {
  startServer({})
  const { said } = await connectToServer()
  const { unmount } = await show(
    <GameFrame
      code="mines"
      title="Mines"
      openRules={() => {}}
      openProof={() => {}}
      panel={null}
      said={null}
    >
      mesa
    </GameFrame>,
  )
  expect(await screen.findByText('mesa')).toBeDefined()
  const leavings = () => said.filter(([name]) => name === 'offGame')
  expect(leavings()).toEqual([])
  act(unmount)
  await vi.waitFor(() => expect(leavings()).toEqual([['offGame', 'mines']]))
})
