import { user } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request, requestWithMessage } from '../../../api/request.ts'

/** Asks for a code by e-mail. */
export const useSendCode = (onDone: () => void) =>
  useMutation({
    mutationFn: (email: string) =>
      request(user.sendResetEmail, { body: { email } }, { failure: 'here' }),
    onSuccess: onDone,
  })

/** Exchanges the code for a chkId. */
export const useCheckCode = (onDone: (chkId: string) => void) =>
  useMutation({
    mutationFn: (body: { readonly email: string; readonly code: string }) =>
      request(user.checkResetEmail, { body }, { failure: 'here' }),
    onSuccess: onDone,
  })

/** Sets the new password; gives the server's own words about it. */
export const useSetPassword = (onDone: (message: string) => void) =>
  useMutation({
    mutationFn: (body: { readonly nPwd: string; readonly chkId: string }) =>
      requestWithMessage(user.setPassword, { body }, { failure: 'here' }),
    onSuccess: ({ message }) => onDone(message),
  })
