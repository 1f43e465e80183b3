import { auth } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { startSession } from '../../session/session-ends.ts'

export type Outcome = { readonly onDone: () => void; readonly onFailure: () => void }

type Login = CallInput<typeof auth.login>['body']

/** Logs in: the token is saved, then player data and balance are fetched. */
export function useLogin({ onDone, onFailure }: Outcome) {
  return useMutation({
    mutationFn: async (body: Login) => {
      const { access_token } = await request(auth.login, { body })
      return access_token
    },
    onSuccess: (token) => {
      onDone()
      return startSession(token)
    },
    onError: onFailure,
  })
}
