import { useTranslations } from 'use-intl'

export type ShownResult = {
  readonly id: string
  readonly text: string
  /** The whole of it in words, for those who do not see it. */
  readonly label: string
  readonly won: boolean
  readonly open: () => void
}

/** The player's last results, newest first; each opens its receipt. Undefined while unknown. */
export function ResultStrip({ results }: { readonly results: readonly ShownResult[] | undefined }) {
  const t = useTranslations('game')
  if (results?.length === 0) {
    return (
      <p className="flex h-32 min-h-[44px] items-center text-12 text-muted">{t('noResults')}</p>
    )
  }
  return (
    <ul
      aria-label={t('lastResults')}
      className="-mx-14 flex h-32 min-h-[44px] items-center gap-6 overflow-x-auto px-14 [mask-image:linear-gradient(90deg,#000_85%,transparent)] [scrollbar-width:none]"
    >
      {results?.map((result) => (
        <li key={result.id} className="shrink-0 transition-opacity starting:opacity-0">
          <button
            type="button"
            aria-label={result.label}
            onClick={result.open}
            className={`press figures relative h-28 rounded-full px-10 text-16 leading-none after:absolute after:-inset-y-8 after:inset-x-0 ${
              result.won ? 'bg-win/18 text-win' : 'bg-pressed/60 text-soft'
            }`}
          >
            <span aria-hidden="true">
              {result.won ? '▲ ' : ''}
              {result.text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
