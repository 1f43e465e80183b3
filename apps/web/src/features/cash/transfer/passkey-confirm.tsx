import { passkey } from '@jogada/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { hasPasskeys, permitByPasskey, wasCancelled } from '../../../platform/passkeys.ts'

type PasskeyConfirmProps = {
  readonly disabled: boolean
  readonly onPermit: (permit: string) => void
}

/** Confirms a payment by a passkey; absent for players who have none. */
export function PasskeyConfirm({ disabled, onPermit }: PasskeyConfirmProps) {
  const t = useTranslations('security')
  const { data } = useQuery({
    queryKey: ['player', 'passkeys'],
    queryFn: ({ signal }) => request(passkey.list, {}, { loading: false, failure: 'here', signal }),
    enabled: hasPasskeys(),
  })
  const confirm = useMutation({
    mutationFn: permitByPasskey,
    onSuccess: ({ permit }) => onPermit(permit),
  })
  if (!data?.length) return null
  const words = confirm.error && (wordsOf(confirm.error) || t('failed'))
  return (
    <div>
      <Button
        look="outline"
        className="w-full"
        disabled={disabled || confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        <Fingerprint className="size-18" aria-hidden="true" />
        {t('passkeyConfirm')}
      </Button>
      {words && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wasCancelled(confirm.error) ? t('passkeyCancelled') : words}
        </p>
      )}
    </div>
  )
}
