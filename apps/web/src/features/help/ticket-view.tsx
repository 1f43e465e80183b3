import { support } from '@jogada/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { randomUuid } from '../../platform/random-id.ts'
import { AREA } from './new-ticket.tsx'
import { ticketQuery } from './support-queries.ts'
import { TicketRating } from './ticket-rating.tsx'

const LOOK_EVERY_MS = 15_000

/** A ticket with everything said, and the way to say more or to close it. */
export function TicketView({ ticketId }: { readonly ticketId: string }) {
  const t = useTranslations('help')
  const format = useFormatter()
  const { data, isError, refetch } = useQuery({
    ...ticketQuery(ticketId),
    refetchInterval: LOOK_EVERY_MS,
  })
  if (!data)
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-190" />
  const moment = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'short', timeStyle: 'short' })
  return (
    <>
      <h2 className="text-16 font-[600]">
        {t(`topics.${data.topic}`)} {data.about && `· ${data.about}`}
      </h2>
      <p className="mt-2 text-12 text-muted">
        {t('protocol', { id: data.ticketId })} · {t(`ticketStates.${data.state}`)}
        {data.answerBy && ` · ${t('answerBy', { time: moment(data.answerBy) })}`}
      </p>
      <ol aria-live="polite" className="mt-12 space-y-8">
        {data.messages.map((one) => (
          <li
            key={one.messageId}
            className={`max-w-[88%] rounded-14 p-12 text-14 ${
              one.from === 'player' ? 'ml-auto bg-interactive-soft' : 'bg-raised'
            }`}
          >
            <p className="whitespace-pre-wrap">{one.text}</p>
            <p className="mt-4 text-12 text-muted">
              {t(one.from === 'player' ? 'you' : 'team')} · {moment(one.at)}
            </p>
          </li>
        ))}
      </ol>
      {data.messages.some(({ from }) => from === 'operator') && (
        <TicketRating ticketId={ticketId} rating={data.rating} />
      )}
      <Reply ticketId={ticketId} isClosed={data.state === 'closed'} />
    </>
  )
}

function Reply({ ticketId, isClosed }: { readonly ticketId: string; readonly isClosed: boolean }) {
  const t = useTranslations('help')
  const id = useId()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [idempotencyKey, setKey] = useState(() => randomUuid())
  const again = () => {
    void queryClient.invalidateQueries({ queryKey: ['player', 'ticket', ticketId] })
    void queryClient.invalidateQueries({ queryKey: ['player', 'tickets'] })
  }
  const send = useMutation({
    mutationFn: (words: string) =>
      request(
        support.replyToTicket,
        { params: { ticketId }, body: { text: words } },
        { idempotencyKey },
      ),
    onSuccess: (_answer, sent) => {
      // what was typed meanwhile is the next message
      setText((now) => (now === sent ? '' : now))
      setKey(randomUuid())
      again()
    },
  })
  const end = useMutation({
    mutationFn: () => request(support.closeTicket, { params: { ticketId } }),
    onSuccess: again,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !send.isPending) send.mutate(text)
  }
  const write = (words: string) => {
    setText(words)
    // what was sent before may be stored by now, and would be the answer to these words
    if (!send.isIdle) setKey(randomUuid())
  }
  return (
    <form onSubmit={submit} className="mt-14 space-y-8">
      <label htmlFor={id} className="block text-14 text-soft">
        {t('reply')}
        <textarea
          id={id}
          className={`${AREA} mt-6`}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <div className="grid grid-cols-2 gap-8">
        <Button look="quiet" disabled={isClosed || end.isPending} onClick={() => end.mutate()}>
          {t('closeTicket')}
        </Button>
        <Button type="submit" disabled={text.trim() === '' || send.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
