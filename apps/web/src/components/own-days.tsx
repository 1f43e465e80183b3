import { useTranslations } from 'use-intl'
import { inputClasses } from './field.tsx'
import { Labelled } from './labelled.tsx'

export type OwnDaysProps = {
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** Hears a day, or an empty text where one was cleared. */
  readonly choose: (end: 'from' | 'to', day: string) => void
}

/**
 * The first and the last day of a period of the player's own; says so where they are the
 * wrong way round.
 */
export function OwnDays({ days, choose }: OwnDaysProps) {
  const t = useTranslations('wallet')
  return (
    <div className="grid grid-cols-2 gap-8">
      {(['from', 'to'] as const).map((end) => (
        <Labelled key={end} label={t(end)}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={days[end] ?? ''}
              onChange={({ target }) => choose(end, target.value)}
              className={inputClasses}
            />
          )}
        </Labelled>
      ))}
      {days.from && days.to && days.from > days.to && (
        <p role="alert" className="col-span-2 text-14 text-lose">
          {t('backwards')}
        </p>
      )}
    </div>
  )
}
