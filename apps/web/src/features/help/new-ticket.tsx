import { support } from '@jogada/contract'
import type { TicketEntry } from '@jogada/contract/support'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import type { Matter } from '../../components/ask-support.tsx'
import { Button } from '../../components/button.tsx'
import { selectClasses } from '../../components/field.tsx'
import { randomUuid } from '../../platform/random-id.ts'
import { useHelpFacts } from './help-queries.ts'

const TOPICS = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'other'] as const

export const AREA =
  'w-full rounded-10 border border-line-strong bg-page p-12 text-16 text-fg placeholder:text-muted focus:border-primary focus:outline-none'

export type NewTicketProps = {
  /** What it is about, where the player comes from an order, a bet or a round. */
  readonly matter?: Matter
  readonly onOpened: (ticketId: string) => void
}

/** A new ticket: what it is about, which order or bet, and the words. */
export function NewTicket({ matter, onOpened }: NewTicketProps) {
  const t = useTranslations('help')
  const id = useId()
  const queryClient = useQueryClient()
  const facts = useHelpFacts()
  const [idempotencyKey] = useState(() => randomUuid())
  const [topic, setTopic] = useState<TicketEntry['topic']>(
    () => TOPICS.find((one) => one === matter?.topic) ?? 'deposit',
  )
  const [about, setAbout] = useState(matter?.about ?? '')
  const [text, setText] = useState('')
  const record = matter?.record
  const send = useMutation({
    mutationFn: () =>
      request(
        support.openTicket,
        // another thing typed over it is not what the player came from
        {
          body: {
            topic,
            about,
            text,
            ...(record && about === matter.about ? { ref: record } : {}),
          },
        },
        { idempotencyKey },
      ),
    onSuccess: ({ ticketId }) => {
      void queryClient.invalidateQueries({ queryKey: ['player', 'tickets'] })
      onOpened(ticketId)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !send.isPending) send.mutate()
  }
  return (
    <form onSubmit={submit} className="space-y-14">
      <label htmlFor={`${id}topic`} className="block text-14 text-soft">
        {t('topic')}
        <select
          id={`${id}topic`}
          className={`${selectClasses} mt-6`}
          value={topic}
          onChange={(event) => setTopic(event.target.value as TicketEntry['topic'])}
        >
          {TOPICS.map((one) => (
            <option key={one} value={one}>
              {t(`topics.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}about`} className="block text-14 text-soft">
        {t('about')}
        <input
          id={`${id}about`}
          className={`${AREA} mt-6 h-48`}
          maxLength={80}
          placeholder={t('aboutHint')}
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        />
      </label>
      <label htmlFor={`${id}text`} className="block text-14 text-soft">
        {t('words')}
        <textarea
          id={`${id}text`}
          className={`${AREA} mt-6`}
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" className="w-full" disabled={text.trim() === '' || send.isPending}>
        {t('send')}
      </Button>
      {facts.data && (
        <p className="text-12 text-muted">
          {t('sla', { hours: String(facts.data.support.answerHours) })}
        </p>
      )}
    </form>
  )
}
