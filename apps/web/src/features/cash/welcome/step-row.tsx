import { Check, Circle, Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'

export type StepState = 'done' | 'waiting' | 'open'

export type StepRowProps = {
  readonly title: string
  readonly hint?: string | undefined
  readonly state: StepState
  /** What leads on, offered with the step whose turn it is. */
  readonly go?: (() => void) | undefined
}

const marks = {
  done: { Icon: Check, color: 'text-win' },
  waiting: { Icon: Clock, color: 'text-pending' },
  open: { Icon: Circle, color: 'text-muted' },
} as const

/** One step on a player's way, with how far it has come. */
export function StepRow({ title, hint, state, go }: StepRowProps) {
  const t = useTranslations('offers')
  const { Icon, color } = marks[state]
  return (
    <li className="flex items-center gap-12 rounded-14 bg-raised p-14">
      <Icon className={`size-22 shrink-0 ${color}`} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block text-16">{title}</span>
        {state === 'waiting' ? (
          <span className="block text-12 text-pending">{t('stepsReviewed')}</span>
        ) : (
          <>
            {hint && <span className="block text-12 text-muted">{hint}</span>}
            <span className="visually-hidden">{t(state === 'done' ? 'stepDone' : 'stepOpen')}</span>
          </>
        )}
      </span>
      {go && (
        <Button size="small" onClick={go}>
          {t('stepGo')}
        </Button>
      )}
    </li>
  )
}
