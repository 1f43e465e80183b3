import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../overlays/overlay-store.ts'

/** Looks like the field that it opens. */
export function SearchButton() {
  const t = useTranslations('search')
  return (
    <button
      type="button"
      className="press mt-12 flex h-48 w-full items-center gap-10 rounded-10 border border-line-strong px-12 text-left text-14 text-muted hover:bg-raised"
      onClick={() => openOverlay({ id: 'search', params: {} })}
    >
      <Search className="size-18" aria-hidden="true" />
      {t('field')}
    </button>
  )
}
