import { game } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { queryClient } from '../../session/query-client.ts'

export type Seeds = CallReply<typeof game.getSeeds>

/** The pair in use by its seal; asked for each time it is looked at, as every round moves it. */
export const seedsQuery = queryOptions({
  queryKey: ['player', 'seeds'],
  queryFn: ({ signal }) => request(game.getSeeds, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** Reveals the pair in use; rounds played with it can be verified from then on. */
export function useRotateSeeds() {
  return useMutation({
    mutationFn: (clientSeed: string) =>
      request(
        game.rotateSeeds,
        { body: clientSeed === '' ? {} : { clientSeed } },
        { failure: 'here' },
      ),
    onSuccess: (seeds) => {
      queryClient.setQueryData(seedsQuery.queryKey, seeds)
      // every round of the pair can be told with its seed from now on
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'player' && queryKey[2] === 'rounds',
      })
    },
  })
}
