import { ops } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { useState } from 'react'
import { hasPasskeys, signByPasskey } from '../../api/passkeys.ts'
import { request } from '../../api/request.ts'
import { token } from '../../api/token.ts'
import { useFields } from '../../components/use-fields.ts'
import { useAttempt } from './use-attempt.ts'

type Stage = 'password' | 'code' | 'enrol'

export type Enrolment = { readonly token: string; readonly secret: string; readonly uri: string }

type Factor = Pick<CallInput<typeof ops.opsAccount.login>['body'], 'code' | 'passkey'>

/** The way in, as far as somebody has come on it. */
export type Login = ReturnType<typeof useLogin>

/** Leads from the password over the second factor, or over setting one up, to the token of a session. */
export function useLogin() {
  const { form, field, set } = useFields({ email: '', password: '', code: '', newPassword: '' })
  const { email, password, code, newPassword } = form
  const [stage, setStage] = useState<Stage>('password')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [hasPasskey, setHasPasskey] = useState(false)
  const setCode = (typed: string) => set('code', typed)
  const { fault, isBusy, attempt } = useAttempt(() => setCode(''))

  const logIn = async (shown: Factor = {}) => {
    const answer = await request(ops.opsAccount.login, { body: { email, password, ...shown } })
    if (answer.stage === 'code') {
      setHasPasskey(answer.passkey !== undefined && hasPasskeys())
      return setStage('code')
    }
    if (answer.stage === 'open') return token.keep(answer.token!)
    sessionStorage.setItem('jogada.ops.token', answer.token!)
    const { secret, uri } = await request(ops.opsAccount.enrol, {})
    setEnrolment({ token: answer.token!, secret, uri })
    return setStage('enrol')
  }
  const logInByPasskey = async () => {
    // what was given with the stage may be old by now, and an old one counts as a failure
    const { passkey } = await request(ops.opsAccount.login, { body: { email, password } })
    if (!passkey) return setHasPasskey(false)
    return logIn({ passkey: await signByPasskey(passkey) })
  }
  const confirm = async () => {
    await request(ops.opsAccount.confirm, {
      body: { code, ...(newPassword ? { password: newPassword } : {}) },
    })
    token.keep(enrolment!.token)
  }
  const submitted = {
    password: () => logIn(),
    code: () => logIn({ code }),
    enrol: confirm,
  }
  return {
    stage,
    enrolment,
    hasPasskey,
    fault,
    isBusy,
    field,
    code,
    setCode,
    submit: () => void attempt(submitted[stage]),
    giveCode: (whole: string) => void attempt(() => logIn({ code: whole })),
    showPasskey: () => void attempt(logInByPasskey),
    goBack: () => setStage('password'),
  }
}
