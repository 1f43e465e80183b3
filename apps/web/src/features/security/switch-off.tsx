import { security } from '@jogada/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { CodeField } from '../../components/code-field.tsx'
import { secondFactorQuery } from '../../session/second-factor-query.ts'

/** Password and code together switch the second step off. */
export function SwitchOff({ done }: { readonly done: () => void }) {
  const t = useTranslations('security')
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState({ pwd: '', code: '' })
  const end = useMutation({
    mutationFn: (body: typeof typed) =>
      request(security.endSecondFactor, { body }, { failure: 'here' }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
      done()
    },
  })
  const isComplete = typed.pwd !== '' && typed.code !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isComplete && !end.isPending) end.mutate(typed)
  }
  return (
    <form onSubmit={submit} className="mt-12 space-y-12" noValidate>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={typed.pwd}
        onChange={(event) => setTyped({ ...typed, pwd: event.target.value })}
      />
      <CodeField
        inputMode="text"
        value={typed.code}
        onChange={(code) => setTyped({ ...typed, code })}
        hint={t('codeOrRecovery')}
      />
      {end.error && (
        <p role="alert" className="text-14 text-lose">
          {wordsOf(end.error) || t('failed')}
        </p>
      )}
      <Button
        type="submit"
        look="danger"
        className="w-full"
        disabled={!isComplete || end.isPending}
      >
        {t('switchOff')}
      </Button>
    </form>
  )
}
