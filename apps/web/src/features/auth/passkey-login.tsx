import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import {
  choosePasskey,
  hasPasskeys,
  logInByPasskey,
  offerPasskeys,
  wasCancelled,
} from '../../platform/passkeys.ts'
import type { PasskeyAnswer } from '../../platform/passkeys.ts'
import { startSession } from '../../session/session-ends.ts'

/**
 * The way in by a passkey, from the button or among what the browser fills in for the e-mail: no
 * password, no captcha. Absent where the browser has none.
 */
export function PasskeyLogin({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('security')
  const [tries, setTries] = useState(0)
  const login = useMutation({
    mutationFn: (choose: () => Promise<PasskeyAnswer>) => choose().then(logInByPasskey),
    onSuccess: ({ access_token }) => {
      onDone()
      return startSession(access_token)
    },
    onError: () => setTries((count) => count + 1),
  })
  if (!hasPasskeys()) return null
  const words = login.error && (wordsOf(login.error) || t('failed'))
  return (
    <div>
      <Offer key={tries} take={login.mutate} />
      <Button
        look="outline"
        className="w-full"
        disabled={login.isPending}
        onClick={() => login.mutate(choosePasskey)}
      >
        <Fingerprint className="size-18" aria-hidden="true" />
        {t('passkeyLogin')}
      </Button>
      {words && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wasCancelled(login.error) ? t('passkeyCancelled') : words}
        </p>
      )}
    </div>
  )
}

/** What the browser offers while it is shown; another one offers anew. */
function Offer({ take }: { readonly take: (choose: () => Promise<PasskeyAnswer>) => void }) {
  useEffect(() => offerPasskeys((answer) => take(() => Promise.resolve(answer))), [take])
  return null
}
