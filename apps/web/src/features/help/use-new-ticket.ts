import { support } from '@jogada/contract'
import type { TicketEntry } from '@jogada/contract/support'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { Matter } from '../../components/ask-support.tsx'
import { randomUuid } from '../../platform/random-id.ts'

export const TOPICS = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'other'] as const

export type NewTicketOptions = {
  /** What it is about, where the player comes from an order, a bet or a round. */
  readonly matter?: Matter
  readonly onOpened: (ticketId: string) => void
}

type Draft = Pick<TicketEntry, 'topic'> & { readonly about: string; readonly text: string }

/** A ticket as it is written, opened once however often it is sent; other words are another one. */
export function useNewTicket({ matter, onOpened }: NewTicketOptions) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setKey] = useState(() => randomUuid())
  const [draft, setDraft] = useState<Draft>(() => ({
    topic: TOPICS.find((one) => one === matter?.topic) ?? 'deposit',
    about: matter?.about ?? '',
    text: '',
  }))
  const record = matter?.record
  const send = useMutation({
    mutationFn: () =>
      request(
        support.openTicket,
        // another thing typed over it is not what the player came from
        {
          body: {
            ...draft,
            ...(record && draft.about === matter.about ? { ref: record } : {}),
          },
        },
        { idempotencyKey },
      ),
    onSuccess: ({ ticketId }) => {
      void queryClient.invalidateQueries({ queryKey: ['player', 'tickets'] })
      onOpened(ticketId)
    },
  })
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }))
    // what was sent before may be open by now, and would be the answer to these words
    if (!send.isIdle) setKey(randomUuid())
  }
  return { draft, change, send: () => send.mutate(), isSending: send.isPending }
}
