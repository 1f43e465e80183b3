import { WaveDivider } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'

/** What an empty slip says, with the ways to fill it and to the bets made before. */
export function EmptySlip() {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  return (
    <div className="py-20 text-center">
      <Ticket className="mx-auto size-40 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <WaveDivider className="mx-auto mt-8 max-w-120 text-line-strong" />
      <p className="mt-16 text-18 font-[620]">{t('empty')}</p>
      <p className="mt-4 text-14 text-muted">{t('emptyLead')}</p>
      <div className="mt-20 flex flex-wrap justify-center gap-8">
        <Link to="/footballPage" className={buttonClasses('quiet')}>
          {t('toSports')}
        </Link>
        {loggedIn && (
          <Button look="outline" onClick={() => openOverlay({ id: 'bets', params: {} })}>
            {t('myBets')}
          </Button>
        )}
      </div>
    </div>
  )
}
