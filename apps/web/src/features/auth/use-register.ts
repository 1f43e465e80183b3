import { auth } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { stored } from '../../platform/storage.ts'
import { licenceQuery } from '../../session/licence-query.ts'
import { queryClient } from '../../session/query-client.ts'
import { startSession } from '../../session/session-ends.ts'
import type { Outcome } from './use-login.ts'

type Register = CallInput<typeof auth.register>['body']

/**
 * Makes an account and opens its session; the invitation has then done its work and is forgotten,
 * and the welcome opens.
 */
export function useRegister({ onDone, onFailure }: Outcome) {
  return useMutation({
    mutationFn: async (body: Register) => {
      const { access_token } = await request(auth.register, { body })
      return access_token
    },
    onSuccess: (token) => {
      onDone()
      const started = startSession(token)
      stored.inviteCode.write(null)
      stored.firstDeposit.write('1')
      const licence = queryClient.getQueryData(licenceQuery.queryKey)
      if (licence?.gifts !== false) openOverlay({ id: 'secondDeposit', params: {} })
      openOverlay({ id: 'startMask', params: {} })
      return started
    },
    onError: onFailure,
  })
}
