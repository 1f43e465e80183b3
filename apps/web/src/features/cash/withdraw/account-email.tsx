import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePlayer } from '../../../session/player-queries.ts'

/** The e-mail of the account that pays, to be read and not typed. */
export function AccountEmail() {
  const t = useTranslations('auth')
  const id = useId()
  const email = usePlayer()?.email
  if (!email) return null
  return (
    <p className="flex items-baseline justify-between gap-12 text-12 text-muted">
      <label htmlFor={id}>{t('email')}</label>
      <output id={id} name="emailAddress" className="truncate text-soft">
        {email}
      </output>
    </p>
  )
}
