import { Search, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { Today } from '../../game-table/today.tsx'
import { SHOWN_FORMATS, chooseOddsFormat, useOddsFormat } from '../../sports/odds-format.ts'
import type { ShownFormat } from '../../sports/odds-format.ts'
import { ChipSelect } from './chip-select.tsx'

export type BrowserHeadProps = {
  /** Null while the search is closed. */
  readonly search: string | null
  readonly setSearch: (text: string | null) => void
}

/** The page's name with how prices are written, and the search. */
export function BrowserHead({ search, setSearch }: BrowserHeadProps) {
  const t = useTranslations()
  const { format } = useOddsFormat()
  const isOpen = search !== null
  return (
    <>
      <div className="mb-8 flex min-h-44 items-center gap-8">
        <div className="min-w-0 flex-1">
          <h1 id="sports-title" className="text-22 leading-tight font-[640]">
            {t('shell.sports')}
          </h1>
          <Today />
        </div>
        <ChipSelect
          label={t('sport.oddsFormat')}
          value={format}
          onChange={(value) => void chooseOddsFormat(value as ShownFormat)}
          options={SHOWN_FORMATS.map((id) => ({ id, title: t(`sport.format.${id}`) }))}
        />
        <IconButton
          label={isOpen ? t('sport.closeSearch') : t('sport.openSearch')}
          aria-expanded={isOpen}
          onClick={() => setSearch(isOpen ? null : '')}
          className="-mr-10"
        >
          {isOpen ? (
            <X className="size-20" aria-hidden="true" />
          ) : (
            <Search className="size-20" aria-hidden="true" />
          )}
        </IconButton>
      </div>
      {isOpen && (
        <div className="mb-12 flex h-48 min-h-[44px] items-center rounded-10 border border-line-strong pl-12 focus-within:border-primary">
          <Search className="size-18 shrink-0 text-muted" aria-hidden="true" />
          <input
            type="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked for the field
            autoFocus
            value={search}
            maxLength={60}
            aria-label={t('sport.search')}
            placeholder={t('sport.search')}
            onChange={(event) => setSearch(event.target.value)}
            className="h-full min-w-0 flex-1 bg-transparent px-10 text-16 outline-none [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
      )}
    </>
  )
}
