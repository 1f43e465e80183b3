import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { openOverlay, trimOverlays } from '../../overlays/overlay-store.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { logOut } from '../../session/session-ends.ts'
import { testAccountQuery } from './reward-queries.ts'

/** The temporary account of a test player, to read and to change to. */
export function TestAccountOverlay({ close }: OverlayProps<'testAccount'>) {
  const t = useTranslations('rewards')
  const { history } = useRouter()
  const { data } = useQuery(testAccountQuery)
  const change = async (username: string, pwd: string) => {
    history.replace('/home')
    const out = logOut()
    trimOverlays()
    openOverlay({ id: 'auth', params: { tab: 'login', email: username, pwd } })
    await out
  }
  return (
    <Surface kind="dialog" title={t('testTitle')} close={close}>
      <p className="text-14 text-soft">{t('testLead')}</p>
      {!data && <Skeleton className="mt-14 h-120" />}
      {data && (
        <>
          <dl className="mt-14 space-y-6">
            <Line name={t('testUser')} value={data.username} />
            <Line name={t('testPassword')} value={data.pwd} />
            <div className="rounded-10 bg-raised px-12 py-8">
              <dt className="text-12 text-muted">{t('testBalance')}</dt>
              <dd>
                <MoneyText amount={data.balance} className="text-18" />
              </dd>
            </div>
          </dl>
          <Button className="mt-16 w-full" onClick={() => void change(data.username, data.pwd)}>
            {t('testChange')}
          </Button>
        </>
      )}
    </Surface>
  )
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const copy = async () => {
    await copyText(value)
    showToast(common('copied'))
  }
  return (
    <div className="rounded-10 bg-raised pt-8 pl-12">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="flex items-center justify-between gap-8 text-14">
        <span className="min-w-0 pb-8 break-all">{value}</span>
        <IconButton
          label={t('copy', { what: name })}
          className="-mt-16"
          onClick={() => void copy()}
        >
          <Copy className="size-16" aria-hidden="true" />
        </IconButton>
      </dd>
    </div>
  )
}
