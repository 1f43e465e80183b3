import { phone } from '@jogada/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { limitsQuery } from '../../session/limits-query.ts'
import type { OwnerProof } from './owner-form.tsx'
import { phoneQuery } from './phone.tsx'

export type PhoneChange = OwnerProof & { readonly country: string; readonly phone: string }

/** Sends a code to the account's phone, or to the one that takes its place, and confirms it. */
export function usePhoneCode(onConfirmed: () => void) {
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (change: PhoneChange | undefined) =>
      request(phone.sendPhoneCode, { body: change ? { change } : {} }, { failure: 'here' }),
  })
  const change = send.variables
  const confirm = useMutation({
    mutationFn: (code: string) =>
      request(
        phone.confirmPhone,
        {
          body: change
            ? { code, change: { country: change.country, phone: change.phone } }
            : { code },
        },
        { failure: 'here' },
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: phoneQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey })
      onConfirmed()
    },
  })
  return { send, confirm }
}
