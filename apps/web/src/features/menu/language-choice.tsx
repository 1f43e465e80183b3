import { defaultLanguage } from '@jogada/contract'
import { useTranslations } from 'use-intl'
import { chooseLanguage, currentLanguage, useLanguage } from '../../i18n/language.ts'
import { offeredLanguages } from '../../i18n/offered-languages.ts'
import { queryClient } from '../../session/query-client.ts'

/**
 * The languages by what their speakers call them, each with its flag and the coin of its currency.
 */
export function LanguageChoice() {
  const t = useTranslations('shell')
  const chosen = useLanguage(({ entry }) => entry)
  return (
    <fieldset className="mt-24">
      <legend className="mb-8 text-12 text-muted">{t('language')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(1.3rem,132px),1fr))] gap-8">
        {offeredLanguages.map(({ key, name, image, pay, locale }) => (
          <button
            key={key}
            type="button"
            lang={locale}
            aria-pressed={key === chosen.key}
            className="press flex min-h-[44px] min-w-0 items-center gap-6 rounded-10 bg-raised px-8 py-6 text-left text-14 leading-tight text-soft aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
            onClick={() => void choose(key)}
          >
            <img
              src={image}
              alt=""
              width="20"
              height="14"
              className="w-20 shrink-0 rounded-[2px]"
            />
            <span className="min-w-0 grow break-words">{name}</span>
            <img src={pay.icon} alt="" width="18" height="18" className="size-18 shrink-0" />
          </button>
        ))}
      </div>
      {chosen.pay.unit !== defaultLanguage.pay.unit && (
        <p className="mt-8 text-12 text-muted">
          {t('heldInReais', { sign: defaultLanguage.pay.symbol })}
        </p>
      )}
    </fieldset>
  )
}

/** Shows another language; what the server has worded in the one before is asked for anew. */
async function choose(key: string) {
  const before = currentLanguage().key
  await chooseLanguage(key)
  if (currentLanguage().key !== before) void queryClient.invalidateQueries()
}
