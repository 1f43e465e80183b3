import type { HelpArticle } from '@jogada/messages/help/help-texts'
import { Link } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Leads to the answer of the help where its question arises. */
export function HelpLink({ about }: { readonly about: HelpArticle }) {
  const t = useTranslations('help')
  return (
    <Link
      to="/ajuda"
      search={{ sobre: about }}
      className="press -mx-8 inline-flex min-h-44 items-center gap-8 rounded-10 px-8 text-14 text-interactive"
    >
      <CircleHelp className="size-16" aria-hidden="true" />
      {t('helpAbout')}
    </Link>
  )
}
