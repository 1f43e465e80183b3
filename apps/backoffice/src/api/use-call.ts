import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/use-texts.tsx'
import { request } from './request.ts'

/** How long a list that is refreshed waits for its server before it says that none answers. */
const PATIENCE_MS = 20_000

/** Data of a reading call, refreshed while it is shown. */
export const useCall = <const C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  options: { readonly enabled?: boolean; readonly refreshMs?: number } = {},
) =>
  useQuery<CallReply<C>>({
    queryKey: [definition.path, input],
    queryFn: () =>
      request(definition, input, options.refreshMs ? AbortSignal.timeout(PATIENCE_MS) : undefined),
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

/** Whether what was called for is a request now, which somebody else has to approve. */
const isAsked = (reply: unknown) =>
  typeof reply === 'object' &&
  reply !== null &&
  'approvalId' in reply &&
  typeof reply.approvalId === 'string'

/**
 * A changing call: says how it went, or that it waits for a second person, and reads everything
 * again, also after a refusal, which often means that the screen is behind.
 */
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
      if (isAsked(reply)) notifications.show({ message: t.asRequested, color: 'yellow' })
      else if (!isTold) notifications.show({ message: t.done, color: 'teal' })
      void queries.invalidateQueries()
      done?.(reply)
    },
    onError(error) {
      tell(error)
      void queries.invalidateQueries()
    },
  })
}
