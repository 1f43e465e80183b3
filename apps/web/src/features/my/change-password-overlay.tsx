import { user } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { CodeField } from '../../components/code-field.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { replaceOverlay } from '../../overlays/overlay-store.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { useIsGuarded } from '../../session/second-factor-query.ts'
import { usePlayer } from '../../session/player-queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { TypedPasswords } from './new-password-fields.tsx'

const EMPTY: TypedPasswords = { oldPwd: '', newPwd: '', newPwd1: '' }

/** Old password, new one, new one again; who forgot the old one gets a code by mail instead. */
export function ChangePasswordOverlay({ close }: OverlayProps<'changePassword'>) {
  const t = useTranslations('wallet')
  const auth = useTranslations('auth')
  const security = useTranslations('security')
  const player = usePlayer()
  const [typed, setTyped] = useState(EMPTY)
  const isGuarded = useIsGuarded()
  const [factor, setFactor] = useState('')
  const change = useMutation({
    mutationFn: () =>
      request(
        user.changePassword,
        { body: isGuarded ? { ...typed, factor } : typed },
        { failure: 'here' },
      ),
    onSuccess: () => {
      showToast(t('passwordDone'))
      close()
    },
  })
  const differs = typed.newPwd1 !== '' && typed.newPwd !== typed.newPwd1
  const isComplete =
    Object.values(typed).every((text) => text !== '') && !differs && (!isGuarded || factor !== '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isComplete && !change.isPending) change.mutate()
  }
  return (
    <Surface kind="sheet" title={t('passwordTitle')} close={close}>
      <form onSubmit={submit} className="space-y-14" noValidate>
        <NewPasswordFields typed={typed} onType={setTyped} differs={differs} />
        {isGuarded && (
          <CodeField value={factor} onChange={setFactor} hint={security('codeOrRecovery')} />
        )}
        {change.error && (
          <p role="alert" className="text-14 text-lose">
            {wordsOf(change.error) || t('loadFailed')}
          </p>
        )}
        <Button type="submit" className="w-full" disabled={!isComplete || change.isPending}>
          {t('passwordAction')}
        </Button>
        <Button
          look="quiet"
          className="w-full"
          onClick={() =>
            replaceOverlay({ id: 'resetPassword', params: player ? { email: player.email } : {} })
          }
        >
          {auth('forgot')}
        </Button>
      </form>
    </Surface>
  )
}
