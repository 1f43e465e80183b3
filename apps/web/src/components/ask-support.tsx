import type { TicketEntry } from '@jogada/contract/support'
import { Link } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { useTranslations } from 'use-intl'

export type Matter = {
  readonly topic: TicketEntry['topic']
  /** Which order, bet or round it is, by its number. */
  readonly about: string
  /** Its id in the player’s lists, by which the desk opens it. */
  readonly record?: string
}

/** Leads to a new message to the support desk that names what it is about. */
export function AskSupport(matter: Matter) {
  const t = useTranslations('help')
  return (
    <Link
      to="/suporte"
      search={matter}
      className="press -mx-8 inline-flex min-h-44 items-center gap-8 rounded-10 px-8 text-14 text-interactive"
    >
      <Headset className="size-16" aria-hidden="true" />
      {t('askAbout')}
    </Link>
  )
}
