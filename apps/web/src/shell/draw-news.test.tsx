import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('on the page of the draw itself no passing message covers the table', async () => {
  const { say } = await onPage('/double')
  say('drawSettled', settled as never)
  // the message for the other game comes after it and is the only one
  say('drawSettled', { ...settled, channel: 'lucky1m' } as never)
  await waitFor(() => expect(useToast.getState().toast).not.toBeNull())
  expect(useToast.getState().toast!.text).toMatch(/^Cor da Sorte: entraram/)
})
