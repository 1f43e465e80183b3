import { useFormatter, useTranslations } from 'use-intl'

/** Says of which day the match is that plays again. */
export function ReplayNote({ playedOn }: { readonly playedOn: string }) {
  const t = useTranslations('sport')
  const format = useFormatter()
  const date = format.dateTime(new Date(`${playedOn.slice(0, 10)}T12:00:00Z`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return <p className="mt-10 text-12 leading-snug text-muted">{t('replayOf', { date })}</p>
}
