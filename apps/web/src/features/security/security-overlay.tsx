import { security } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { AtSign, Download, KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { Surface } from '../../overlays/surface.tsx'
import { CloseAccount } from './close-account.tsx'
import { AdChoice } from './ad-choice.tsx'
import { Passkeys } from './passkeys.tsx'
import { Phone } from './phone.tsx'
import { Registration } from './registration.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { WinsListing } from './wins-listing.tsx'

/** Everything that keeps the account safe: password, second step, devices, and one's own data. */
export function SecurityOverlay({ close }: OverlayProps<'security'>) {
  const t = useTranslations()
  return (
    <Surface kind="sheet" title={t('security.title')} close={close}>
      <div className="space-y-24 pb-12">
        <Button
          look="outline"
          className="w-full"
          onClick={() => openOverlay({ id: 'changePassword', params: {} })}
        >
          <KeyRound className="size-18" aria-hidden="true" />
          {t('shell.changePassword')}
        </Button>
        <Button
          look="outline"
          className="w-full"
          onClick={() => openOverlay({ id: 'changeEmail', params: {} })}
        >
          <AtSign className="size-18" aria-hidden="true" />
          {t('security.emailChange')}
        </Button>
        <Phone />
        <Registration />
        <Passkeys />
        <SecondFactor />
        <Sessions />
        <WinsListing />
        <AdChoice />
        <OwnData />
        <CloseAccount />
      </div>
    </Surface>
  )
}

function OwnData() {
  const t = useTranslations('security')
  const take = useMutation({
    mutationFn: () => request(security.exportData, {}, { failure: 'here' }),
    onSuccess: (data) => saveAs('jogada.json', JSON.stringify(data, null, 2)),
  })
  return (
    <section aria-labelledby="own-data">
      <h3 id="own-data" className="text-16 font-[620]">
        {t('data')}
      </h3>
      <p className="mt-4 text-14 leading-snug text-soft">{t('dataLead')}</p>
      <Button
        look="outline"
        className="mt-12 w-full"
        disabled={take.isPending}
        onClick={() => take.mutate()}
      >
        <Download className="size-18" aria-hidden="true" />
        {t('dataTake')}
      </Button>
      {take.error && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wordsOf(take.error) || t('failed')}
        </p>
      )}
    </section>
  )
}

/** Hands a text to the browser as a file. */
function saveAs(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
