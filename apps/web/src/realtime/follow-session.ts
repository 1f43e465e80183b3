import { queryClient } from '../session/query-client.ts'
import { ORDERS_KEY } from '../session/order-queries.ts'
import { balanceQuery, playerQuery } from '../session/player-queries.ts'
import { useSession } from '../session/session.ts'
import { applyBalanceEvent } from './balance-events.ts'
import { connectAs, onConnect, onPlayerEvent, onTurnedAway } from './socket.ts'

const BETS_KEY = ['player', 'bets'] as const

/** Where the page is, as the router said last. */
let address = location.href

/**
 * Keeps the player's connection in step with the session and the page: open while somebody is
 * logged in and the address does not contain `play`. Call it again on each change of address.
 */
export function followAddress(href: string) {
  address = href
  const { token } = useSession.getState()
  void connectAs(href.includes('play') ? null : token)
}

/** Lets balance, player data and payments follow the server's events; called once. */
export function followPlayerEvents() {
  useSession.subscribe(() => followAddress(address))
  let wasConnected = false
  onConnect(() => {
    // what was told while no connection stood is nobody's to tell again
    const missed = wasConnected ? [['player'], ['notice']] : [balanceQuery.queryKey, BETS_KEY]
    wasConnected = true
    for (const queryKey of missed) refetch(queryKey)
  })
  // asked for anew, the balance says whether the session still stands
  onTurnedAway(() => refetch(balanceQuery.queryKey))
  onPlayerEvent('insBalance', (change) => {
    const held = queryClient.getQueryData(balanceQuery.queryKey)
    const result = applyBalanceEvent(held, change)
    if (result.kind === 'next') queryClient.setQueryData(balanceQuery.queryKey, result.balance)
    // the parts beside cash (held, locked, withdrawable) are not in the event
    if (result.kind !== 'old') refetch(balanceQuery.queryKey)
  })
  onPlayerEvent('freeBalance', () => refetch(balanceQuery.queryKey))
  onPlayerEvent('updateUserInfo', () => {
    refetch(playerQuery.queryKey)
    refetch(ORDERS_KEY)
    // a level that was reached, and what it brings
    refetch(['player', 'vip'])
    refetch(['player', 'awards'])
    // a break or a limit that began elsewhere
    refetch(['player', 'limits'])
  })
  onPlayerEvent('notice', ({ kind }) => {
    refetch(['notice'])
    if (kind !== 'support_answer') return
    refetch(['player', 'ticket'])
    refetch(['player', 'tickets'])
  })
  onPlayerEvent('betSettled', () => refetch(BETS_KEY))
  onPlayerEvent('paySuccess', () => {
    refetch(playerQuery.queryKey)
    refetch(balanceQuery.queryKey)
    refetch(ORDERS_KEY)
  })
}

const refetch = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
