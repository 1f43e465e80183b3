import { user } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { stored } from '../platform/storage.ts'
import { queryClient } from './query-client.ts'
import { useLoggedIn } from './session.ts'

export type Player = CallReply<typeof user.userInfo>
export type Balance = CallReply<typeof user.getBalance>

/** The player's own data; the last answer is kept in the browser for the next start. */
export const playerQuery = queryOptions({
  queryKey: ['player', 'info'],
  queryFn: async ({ signal }) => {
    const player = await request(user.userInfo, {}, { loading: false, signal })
    stored.userInfo.write(JSON.stringify(player))
    return player
  },
  placeholderData: () => keptPlayer(),
})

/** The balance in its parts; kept up to date by the socket. */
export const balanceQuery = queryOptions({
  queryKey: ['player', 'balance'],
  queryFn: ({ signal }) => request(user.getBalance, {}, { loading: false, signal }),
})

/** The logged-in player's data; undefined for visitors and until it is known. */
export function usePlayer(): Player | undefined {
  const enabled = useLoggedIn()
  const { data } = useQuery({ ...playerQuery, enabled })
  return enabled ? data : undefined
}

/** Whether operators have closed a part of the product to the player; nothing is to visitors. */
export const usePartClosed = (part: Player['closedParts'][number]): boolean =>
  // what an older page kept does not say
  usePlayer()?.closedParts?.includes(part) ?? false

/** The logged-in player's balance; undefined for visitors and until it is known. */
export function useBalance(): Balance | undefined {
  const enabled = useLoggedIn()
  const { data } = useQuery({ ...balanceQuery, enabled })
  return enabled ? data : undefined
}

/** What is known of the player right now, without asking. */
export const knownPlayer = (): Player | undefined =>
  queryClient.getQueryData(playerQuery.queryKey) ?? keptPlayer()

function keptPlayer(): Player | undefined {
  const text = stored.userInfo.read()
  try {
    return text ? (JSON.parse(text) as Player) : undefined
  } catch {
    return undefined
  }
}

/** Asks the server again for the player's data and then for the balance. */
export async function refreshPlayer() {
  await queryClient.fetchQuery({ ...playerQuery, staleTime: 0 })
  await queryClient.fetchQuery({ ...balanceQuery, staleTime: 0 })
}
