import { auth } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { startSession } from '../../session/session-ends.ts'

export type Outcome = {
  readonly onDone: () => void
  readonly onFailure: () => void
  /** The password was right and an authenticator app guards the account. */
  readonly onChallenge?: (challenge: string) => void
}

type Login = CallInput<typeof auth.login>['body']

/** Logs in: the token is saved, then player data and balance are fetched. */
export function useLogin({ onDone, onFailure, onChallenge }: Outcome) {
  return useMutation({
    mutationFn: (body: Login) => request(auth.login, { body }),
    onSuccess: ({ access_token, challenge }) => {
      if (challenge !== undefined) return onChallenge?.(challenge)
      onDone()
      return startSession(access_token)
    },
    onError: onFailure,
  })
}
