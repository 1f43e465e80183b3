import { History } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { playedOnText } from './played-on.ts'

/** Marks a match that plays again, with the day on which it was really played. */
export function ReplayBadge({ playedOn }: { readonly playedOn: string }) {
  const t = useTranslations('sport')
  const format = useFormatter()
  const date = playedOnText(playedOn, format, { day: '2-digit', month: '2-digit' })
  return (
    <span className="flex min-w-0 items-center gap-6 text-12 text-muted">
      <span className="flex shrink-0 items-center gap-4 rounded-full bg-live-soft px-8 py-2 font-[620] text-lose">
        <History className="size-12" aria-hidden="true" />
        {t('replay')}
      </span>
      <span className="truncate">{t('replayDate', { date })}</span>
    </span>
  )
}
