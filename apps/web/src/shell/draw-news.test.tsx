import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resetTally, useSessionTally } from '../game-table/session-tally.ts'
import { useToast } from '../overlays/toast.ts'
import { startServer } from '../test/server.ts'
import { show } from '../test/show.tsx'
import { connectToServer } from '../test/socket-server.ts'
import { DrawNews } from './draw-news.tsx'
import { ToastHost } from './toast-host.tsx'

const settled = { channel: 'double', roundId: '7', stake: '5.00', payout: '10.00', outcome: 3 }

async function onPage(path: string) {
  startServer({})
  useToast.setState({ toast: null })
  await show(
    <>
      <DrawNews />
      <ToastHost />
    </>,
  )
  const server = await connectToServer()
  history.replaceState(null, '', path)
  return server
}

test('the result of a draw is told to a player who looks at another page', async () => {
  const { say } = await onPage('/home')
  say('drawSettled', settled as never)
  expect(await screen.findByText('Double: entraram R$ 10,00')).toBeDefined()
  say('drawSettled', { ...settled, payout: '0.00' } as never)
  expect(await screen.findByText('Double: desta vez não saiu')).toBeDefined()
  say('drawSettled', { ...settled, channel: 'lucky1m', outcome: null, payout: '5.00' } as never)
  expect(await screen.findByText('Cor da Sorte: rodada anulada, R$ 5,00 de volta')).toBeDefined()
})

test.each(['/home', '/dice', '/luckyColor', '/double'])(
  '[GAM-03] a draw that is settled while its player is at %s counts in the session once',
  async (path) => {
    const { say } = await onPage(path)
    resetTally()
    say('drawSettled', { ...settled, channel: 'lucky1m', outcome: null } as never)
    say('drawSettled', settled as never)
    say('drawSettled', { ...settled, channel: 'lucky5m', payout: '0.00' } as never)
    await waitFor(() => expect(useSessionTally.getState().rounds).toBe(2))
    expect(useSessionTally.getState()).toMatchObject({ staked: 1000n, returned: 1000n, lost: 1 })
  },
)

test('on the page of the draw itself no passing message covers the table', async () => {
  const { say } = await onPage('/double')
  say('drawSettled', settled as never)
  // the message for the other game comes after it and is the only one
  say('drawSettled', { ...settled, channel: 'lucky1m' } as never)
  await waitFor(() => expect(useToast.getState().toast).not.toBeNull())
  expect(useToast.getState().toast!.text).toMatch(/^Cor da Sorte: entraram/)
})
