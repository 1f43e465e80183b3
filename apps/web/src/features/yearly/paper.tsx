import type { YearStatement } from '@jogada/contract/yearly'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Statement } from './statement.tsx'

/**
 * Prints a statement as a page of its own, and tells when that is over. It is seen on paper alone.
 */
export function Paper(props: { readonly statement: YearStatement; readonly onDone: () => void }) {
  const { statement, onDone } = props
  const t = useTranslations('yearly')
  useEffect(() => {
    addEventListener('afterprint', onDone)
    print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(
    <section className="paper hidden p-16 print:block">
      <h1 className="text-22 font-[640]">
        {t('document')} {statement.year}
      </h1>
      <Statement statement={statement} />
    </section>,
    document.body,
  )
}
