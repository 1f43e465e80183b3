import { auth } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { startSession } from '../../session/session-ends.ts'

/** What a login waits for, and where its code comes from. */
export type SecondStep = { readonly challenge: string } & Pick<
  CallReply<typeof auth.login>,
  'factor'
>

export type Outcome = {
  readonly onDone: () => void
  readonly onFailure: () => void
  /** The password was right and a code is asked for. */
  readonly onChallenge?: (step: SecondStep) => void
}

type Login = CallInput<typeof auth.login>['body']

/** Logs in: the token is saved, then player data and balance are fetched. */
export function useLogin({ onDone, onFailure, onChallenge }: Outcome) {
  return useMutation({
    mutationFn: (body: Login) => request(auth.login, { body }),
    onSuccess: ({ access_token, challenge, factor }) => {
      if (challenge !== undefined) return onChallenge?.({ challenge, factor })
      onDone()
      return startSession(access_token)
    },
    onError: onFailure,
  })
}
