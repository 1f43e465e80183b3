import { expect, test, vi } from 'vitest'
import { balanceQuery } from '../session/player-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { someBalance } from '../test/player.ts'
import { connectToServer } from '../test/socket-server.ts'
import { keepToken } from '../session/session.ts'
import { followAddress, followPlayerEvents } from './follow-session.ts'
import { isLive } from './socket.ts'

followPlayerEvents()

const isStale = (...queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated

test('[R034] [R095] the answer of the support desk is fetched as the server tells of it', async () => {
  queryClient.setQueryData(['player', 'ticket', '5'], { messages: [] })
  queryClient.setQueryData(['player', 'tickets'], [])
  const { say } = await connectToServer()
  const said = { text: 'Há uma resposta.', level: 'info', values: { ticketId: '5' } } as const
  say('notice', { ...said, kind: 'bonus_released' })
  say('updateUserInfo')
  say('notice', { ...said, kind: 'support_answer' })
  expect(isStale('player', 'ticket', '5')).toBe(false)
  await vi.waitFor(() => expect(isStale('player', 'ticket', '5')).toBe(true))
  expect(isStale('player', 'tickets')).toBe(true)
})

test('[R092] [R094] another token is another connection, no token and an address with play are none', async () => {
  const { tokens } = await connectToServer('the-first')
  const connected = (token: string) => vi.waitFor(() => expect(tokens.at(-1)).toBe(token))
  keepToken('the-second')
  await connected('the-second')
  await vi.waitFor(() => expect(isLive()).toBe(true))
  keepToken(null)
  await vi.waitFor(() => expect(isLive()).toBe(false))
  keepToken('the-third')
  await connected('the-third')
  await vi.waitFor(() => expect(isLive()).toBe(true))
  followAddress(`${location.origin}/play?game=orla.feira`)
  await vi.waitFor(() => expect(isLive()).toBe(false))
  followAddress(`${location.origin}/footballPage`)
  await vi.waitFor(() => expect(isLive()).toBe(true))
  expect(tokens).toEqual(['the-first', 'the-second', 'the-third', 'the-third'])
})

test('[R095] the word of what is free to play with has the balance fetched', async () => {
  const { say } = await connectToServer()
  queryClient.setQueryData(['player', 'balance'], {})
  expect(isStale('player', 'balance')).toBe(false)
  say('freeBalance', { freeBalance: '0.50' })
  await vi.waitFor(() => expect(isStale('player', 'balance')).toBe(true))
})

test('[R095] the balance of its event is shown at once, and fetched with its other parts', async () => {
  const held = someBalance({ balance: '100.00', version: '7' })
  queryClient.setQueryData(balanceQuery.queryKey, held)
  const { say } = await connectToServer()
  queryClient.setQueryData(balanceQuery.queryKey, held)
  say('insBalance', { balance: '90.00', version: '8' })
  const shown = () => queryClient.getQueryData(balanceQuery.queryKey)
  await vi.waitFor(() => expect(shown()).toEqual({ ...held, balance: '90.00', version: '8' }))
  expect(isStale('player', 'balance')).toBe(true)
  queryClient.setQueryData(balanceQuery.queryKey, held)
  say('insBalance', { balance: '80.00', version: '9' })
  await vi.waitFor(() => expect(isStale('player', 'balance')).toBe(true))
  expect(shown()).toEqual(held)
})

test('[R095] a payment has player, balance and orders fetched', async () => {
  const paid = [
    ['player', 'info'],
    ['player', 'balance'],
    ['player', 'orders', 'pending'],
  ]
  const { say } = await connectToServer()
  for (const queryKey of paid) queryClient.setQueryData(queryKey, {})
  say('paySuccess', { czflag: 0, orderId: '905', amount: '20.00', gift: '0.00' })
  await vi.waitFor(() => expect(paid.map((key) => isStale(...key))).toEqual([true, true, true]))
})

test('[R095] [R190] a level that was reached is fetched wherever it shows', async () => {
  for (const what of ['info', 'vip', 'awards']) queryClient.setQueryData(['player', what], {})
  const { say } = await connectToServer()
  say('updateUserInfo')
  await vi.waitFor(() => expect(isStale('player', 'awards')).toBe(true))
  expect([isStale('player', 'info'), isStale('player', 'vip')]).toEqual([true, true])
})

test('[R095] whatever was told while no connection stood is fetched when one stands again', async () => {
  await connectToServer()
  const missed = [
    ['player', 'info'],
    ['player', 'awards'],
    ['player', 'inbox', 'all'],
    ['player', 'orders'],
    ['notice', 'banners'],
  ]
  for (const queryKey of missed) queryClient.setQueryData(queryKey, {})
  await connectToServer('the-next-token')
  await vi.waitFor(() =>
    expect(missed.map((key) => isStale(...key))).toEqual(missed.map(() => true)),
  )
})

test('[SEC-04] a page whose connection the server ended asks whether its session still stands', async () => {
  const { turnAway } = await connectToServer()
  queryClient.setQueryData(['player', 'balance'], {})
  turnAway()
  await vi.waitFor(() => expect(isStale('player', 'balance')).toBe(true))
})
