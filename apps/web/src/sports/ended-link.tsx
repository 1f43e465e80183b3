import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

/** Stands where the prices of a match were, once nobody can bet on it any more. */
export function EndedLink({ eventId }: { readonly eventId: string }) {
  const t = useTranslations('sport')
  return (
    <Link
      to="/footballPage"
      search={{ event: eventId }}
      className="flex h-48 min-h-[44px] items-center justify-center rounded-10 bg-raised text-14 text-interactive"
    >
      {t('seeEnded')}
    </Link>
  )
}
