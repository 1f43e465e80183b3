import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { usePlayer } from '../../../session/player-queries.ts'
import { hasHolder, isPlausible, plainNumber, savedDestination } from './destination.ts'
import type { Destination } from './destination.ts'
import { keepDestination, useDestinationDraft } from './destination-draft.ts'
import { DestinationNumber } from './destination-number.tsx'
import { DestinationType } from './destination-type.tsx'
import type { WithdrawLimits } from './withdraw-checks.ts'

export type DestinationFormProps = {
  readonly limits: WithdrawLimits
  readonly close: () => void
}

/** The form of a destination. Every field is required; an empty one is pointed at without words. */
export function DestinationForm({ limits, close }: DestinationFormProps) {
  const t = useTranslations('cash')
  const player = usePlayer()
  const draft = useDestinationDraft(({ destination }) => destination)
  const withName = (found: Destination) => ({ ...found, name: found.name || (player?.name ?? '') })
  const [form, setForm] = useState(() =>
    withName(draft ?? savedDestination(limits, limits.cardInfo.CHANNEL)),
  )
  const [numberIsWrong, setNumberIsWrong] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Destination>) => setForm((typed) => ({ ...typed, ...part }))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const empty = fields.current?.querySelector<HTMLElement>('[required]:invalid')
    if (empty) return empty.focus()
    if (!isPlausible(form)) return setNumberIsWrong(true)
    keepDestination({ ...form, number: plainNumber(form.type, form.number) })
    close()
  }

  return (
    <form ref={fields} onSubmit={submit} className="space-y-14" noValidate>
      <DestinationType
        userType={player?.lx}
        type={form.type}
        onChange={(type) => {
          setNumberIsWrong(false)
          setForm(withName(savedDestination(limits, type)))
        }}
      />
      <DestinationNumber
        key={form.type}
        type={form.type}
        number={form.number}
        isWrong={numberIsWrong}
        onChange={(number) => {
          setNumberIsWrong(false)
          change({ number })
        }}
      />
      {hasHolder(form.type) && (
        <Field
          required
          label={t('holder')}
          name="name"
          autoComplete="name"
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      <Field
        required
        label={t('whatsapp')}
        name="whatsapp"
        type="tel"
        autoComplete="tel"
        value={form.whatsapp}
        onChange={(event) => change({ whatsapp: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-8">
        <Button look="quiet" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('save')}</Button>
      </div>
    </form>
  )
}
