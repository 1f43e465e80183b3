import { user } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { requestWithMessage } from '../../api/request.ts'
import { playerQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'

export type KycResult = {
  /** With the server's message, which may be empty. */
  readonly onDone: (message: string) => void
}

/**
 * Sends name and CPF, and the birth date where it is asked for. A refusal opens no alert and is
 * left to the form; the player's data is fetched again either way.
 */
export function useUpdateKyc({ onDone }: KycResult) {
  return useMutation({
    mutationFn: (body: { name: string; cardNo: string; birthDate?: string }) =>
      requestWithMessage(user.updateKyc, { body }, { failure: 'here' }),
    onSettled: () => queryClient.prefetchQuery({ ...playerQuery, staleTime: 0 }),
    onSuccess: ({ message }) => onDone(message),
  })
}
