import { Check, CircleAlert, Clock3, Minus, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { BetTone, StatusKey } from './bet-status.ts'

type Look = { readonly key: StatusKey; readonly tone: BetTone }

const LOOKS: Record<BetTone, { readonly classes: string; readonly Icon: typeof Check }> = {
  open: { classes: 'bg-pending/15 text-pending', Icon: Clock3 },
  won: { classes: 'bg-win/15 text-win', Icon: Check },
  back: { classes: 'bg-info/15 text-info', Icon: Undo2 },
  lost: { classes: 'bg-pressed text-soft', Icon: Minus },
  bad: { classes: 'bg-live-soft text-lose', Icon: CircleAlert },
}

/** How a bet stands, in words with a sign. */
export function StatusMark({ look: { key, tone } }: { readonly look: Look }) {
  const t = useTranslations('bets')
  const { classes, Icon } = LOOKS[tone]
  return (
    <span
      className={`flex shrink-0 items-center gap-4 rounded-full px-10 py-4 text-12 font-[600] ${classes}`}
    >
      <Icon className="size-14" strokeWidth={2.5} aria-hidden="true" />
      {t(`status.${key}`)}
    </span>
  )
}

/**
 * How one leg stands: its sign alone, with the words for those who do not see it unless they are
 * said beside it.
 */
export function LegMark({
  look: { key, tone },
  isSaid,
}: {
  readonly look: Look
  readonly isSaid: boolean
}) {
  const t = useTranslations('bets')
  const { classes, Icon } = LOOKS[tone]
  return (
    <span className={`mt-2 grid size-20 shrink-0 place-items-center rounded-full ${classes}`}>
      <Icon className="size-12" strokeWidth={3} aria-hidden="true" />
      {!isSaid && <span className="visually-hidden">{t(`status.${key}`)}</span>}
    </span>
  )
}
