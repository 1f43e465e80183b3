import type { TicketEntry } from '@jogada/contract/support'
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { selectClasses } from '../../components/field.tsx'
import { useHelpFacts } from '../../help/help-queries.ts'
import { TOPICS, useNewTicket } from './use-new-ticket.ts'
import type { NewTicketOptions } from './use-new-ticket.ts'

export const AREA =
  'w-full rounded-10 border border-line-strong bg-page p-12 text-16 text-fg placeholder:text-muted focus:border-primary focus:outline-none'

/** A new ticket: what it is about, which order or bet, and the words. */
export function NewTicket(options: NewTicketOptions) {
  const t = useTranslations('help')
  const id = useId()
  const facts = useHelpFacts()
  const { draft, change, send, isSending } = useNewTicket(options)
  const isReady = draft.text.trim() !== '' && !isSending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) send()
  }
  return (
    <form onSubmit={submit} className="space-y-14">
      <label htmlFor={`${id}topic`} className="block text-14 text-soft">
        {t('topic')}
        <select
          id={`${id}topic`}
          className={`${selectClasses} mt-6`}
          value={draft.topic}
          onChange={(event) => change({ topic: event.target.value as TicketEntry['topic'] })}
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
          value={draft.about}
          onChange={(event) => change({ about: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}text`} className="block text-14 text-soft">
        {t('words')}
        <textarea
          id={`${id}text`}
          className={`${AREA} mt-6`}
          rows={5}
          maxLength={2000}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </label>
      <Button type="submit" className="w-full" disabled={!isReady}>
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
