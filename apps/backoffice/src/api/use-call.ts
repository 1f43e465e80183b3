import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/use-texts.tsx'
import { request } from './request.ts'

/** Data of a reading call, refreshed while it is shown. */
export const useCall = <const C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  options: { readonly enabled?: boolean; readonly refreshMs?: number } = {},
) =>
  useQuery<CallReply<C>>({
    queryKey: [definition.path, input],
    queryFn: () => request(definition, input),
    enabled: options.enabled ?? true,
    ...(options.refreshMs ? { refetchInterval: options.refreshMs } : {}),
  })

/** A call made when somebody asks for it; only its failure is told. */
export const useCallOnce = <const C extends CallDefinition>(
  definition: C,
  done?: (reply: CallReply<C>) => void,
) =>
  useMutation<CallReply<C>, Error, CallInput<C>>({
    mutationFn: (input) => request(definition, input),
    onSuccess: (reply) => done?.(reply),
    onError: tell,
  })

const tell = (error: Error) =>
  notifications.show({ message: error.message, color: 'red', autoClose: 8000 })

/** A changing call: says how it went and reads everything again. */
export function useChange<const C extends CallDefinition>(
  definition: C,
  done?: (reply: CallReply<C>) => void,
  /** Whether `done` says itself how it went. */
  { isTold = false }: { readonly isTold?: boolean } = {},
) {
  const queries = useQueryClient()
  const { t } = useTexts()
  return useMutation<CallReply<C>, Error, CallInput<C>>({
    mutationFn: (input) => request(definition, input),
    onSuccess(reply) {
      if (!isTold) notifications.show({ message: t.done, color: 'teal' })
      void queries.invalidateQueries()
      done?.(reply)
    },
    onError: tell,
  })
}
