import { useNavigate, useSearch } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { TabsView } from '../components/tabs.tsx'
import { BalanceView } from '../features/cash/balance/balance-view.tsx'
import { RecordsView } from '../features/cash/records/records-view.tsx'
import { TransferView } from '../features/cash/transfer/transfer-view.tsx'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useLoggedIn } from '../session/session.ts'

/** The page of what happened to the money, how it stands, and sending it to another player. */
export function RecordsPage() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  const navigate = useNavigate()
  return (
    <section aria-labelledby="records-title" className="rounded-14 bg-card p-16 pt-8">
      <div className="mb-8 flex items-center justify-between">
        <h1 id="records-title" className="text-22 font-[640]">
          {t('shell.account')}
        </h1>
        <IconButton
          label={t('wallet.close')}
          onClick={() => void navigate({ to: '/home' })}
          className="-mr-10"
        >
          <X className="size-20" aria-hidden="true" />
        </IconButton>
      </div>
      {loggedIn ? (
        <Views />
      ) : (
        <>
          <p className="mb-12 text-14 text-soft">{t('wallet.loginFirst')}</p>
          <Button
            className="w-full"
            onClick={() => openOverlay({ id: 'auth', params: { tab: 'login' } })}
          >
            {t('auth.login')}
          </Button>
        </>
      )}
    </section>
  )
}

function Views() {
  const t = useTranslations('wallet')
  const navigate = useNavigate()
  const view = useSearch({ strict: false, select: ({ view }) => view }) ?? 'records'
  return (
    <TabsView
      label={t('title')}
      value={view}
      onChange={(next) =>
        void navigate({
          to: '/registros',
          search: next === 'records' ? {} : { view: next },
          replace: true,
        })
      }
      tabs={[
        { id: 'records', title: t('views.records'), panel: <RecordsView /> },
        { id: 'balance', title: t('views.balance'), panel: <BalanceView /> },
        { id: 'transfer', title: t('views.transfer'), panel: <TransferView /> },
      ]}
    />
  )
}
