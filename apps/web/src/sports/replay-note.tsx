import { useFormatter, useTranslations } from 'use-intl'
import { playedOnText } from './played-on.ts'

/** Says of which day the match is that plays again. */
export function ReplayNote({ playedOn }: { readonly playedOn: string }) {
  const t = useTranslations('sport')
  const format = useFormatter()
  const date = playedOnText(playedOn, format, { day: 'numeric', month: 'long' })
  return <p className="mt-10 text-12 leading-snug text-muted">{t('replayOf', { date })}</p>
}
