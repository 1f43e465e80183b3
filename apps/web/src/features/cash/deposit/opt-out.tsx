import { useTranslations } from 'use-intl'

export type OptOutProps = {
  readonly optedOut: boolean
  readonly onChange: (optedOut: boolean) => void
}

/** Lets the player waive promotions for this deposit. */
export function OptOut({ optedOut, onChange }: OptOutProps) {
  const t = useTranslations('cash')
  return (
    <label className="flex min-h-44 cursor-pointer items-center gap-10 text-14 leading-snug text-soft">
      <input
        type="checkbox"
        name="waive-promotions"
        checked={optedOut}
        onChange={(event) => onChange(event.target.checked)}
        className="size-20 shrink-0"
      />
      <span>
        {t('optOut')}
        {optedOut && <span className="block text-12 text-muted">{t('optOutHint')}</span>}
      </span>
    </label>
  )
}
