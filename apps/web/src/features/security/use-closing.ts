import { privacy } from '@jogada/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { endSession } from '../../session/session-ends.ts'

const KEY = ['player', 'closing']
const CLOSING_MS = 5000

/**
 * How the closing of the account stands, and closing it with the password; `readAgain` where that
 * could not be read.
 */
export function useClosing() {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      request(privacy.closingState, {}, { loading: false, failure: 'here', signal }),
    staleTime: 0,
    // until the money has left: then the account closes and the session ends
    refetchInterval: ({ state }) => (state.data?.state === 'closing' ? CLOSING_MS : false),
  })
  const closing = useMutation({
    mutationFn: ({ pwd, key }: { readonly pwd: string; readonly key: string }) =>
      request(privacy.closeAccount, { body: { pwd } }, { idempotencyKey: key, failure: 'here' }),
    onSuccess: (state) => {
      queryClient.setQueryData(KEY, state)
      if (state.state === 'closed') endSession()
    },
  })
  const { isPending, error } = closing
  const close = (pwd: string) => closing.mutate({ pwd, key: randomUuid() })
  const readAgain = isError && !data ? () => void refetch() : null
  return { data, readAgain, close, isPending, error }
}

export type ClosingCall = Pick<ReturnType<typeof useClosing>, 'close' | 'isPending' | 'error'>
