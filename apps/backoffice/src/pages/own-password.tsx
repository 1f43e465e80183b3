import { ops } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import {
  Alert,
  Button,
  Group,
  Modal,
  PasswordInput,
  PinInput,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys, signByPasskey } from '../api/passkeys.ts'
import { request } from '../api/request.ts'
import { useFields } from '../components/use-fields.ts'
import { ownSafetyTexts } from '../i18n/areas/own-safety.ts'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useAttempt } from './login/use-attempt.ts'

const DIGITS = 6

type Body = CallInput<typeof ops.opsAccount.changePassword>['body']
type Factor = Pick<Body, 'code' | 'passkey'>

/** The operator's own password, and the way to another one. */
export function OwnPassword() {
  const t = useArea(ownSafetyTexts)
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} fz={18}>
          {t.password}
        </Title>
        <Button size="xs" onClick={() => setChanging(true)}>
          {t.changePassword}
        </Button>
      </Group>
      <Text size="sm" maw={640}>
        {t.passwordLead}
      </Text>
      <Modal
        opened={isChanging}
        onClose={() => setChanging(false)}
        title={t.changePassword}
        centered
      >
        <ChangeForm onClose={() => setChanging(false)} />
      </Modal>
    </Stack>
  )
}

/** Leads from both passwords over the second factor to the change. */
function usePasswordChange(done: () => void) {
  const { form, field } = useFields({ password: '', newPassword: '' })
  const [stage, setStage] = useState<'passwords' | 'factor'>('passwords')
  const [hasPasskey, setHasPasskey] = useState(false)
  const [code, setCode] = useState('')
  // each code serves once
  const { fault, isBusy, attempt } = useAttempt(() => setCode(''))
  const ask = async (factor: Factor = {}) => {
    const answer = await request(ops.opsAccount.changePassword, { body: { ...form, ...factor } })
    if (answer.stage === 'changed') return done()
    setHasPasskey(answer.passkey !== undefined && hasPasskeys())
    return setStage('factor')
  }
  const askByPasskey = async () => {
    // what came with the stage may be old by now
    const { passkey } = await request(ops.opsAccount.changePassword, { body: form })
    if (!passkey) return setHasPasskey(false)
    return ask({ passkey: await signByPasskey(passkey) })
  }
  return {
    stage,
    field,
    code,
    setCode,
    hasPasskey,
    fault,
    isBusy,
    isReady:
      stage === 'factor' ? code.length === DIGITS : form.password !== '' && form.newPassword !== '',
    submit: () => void attempt(() => ask(stage === 'factor' ? { code } : {})),
    showPasskey: () => void attempt(askByPasskey),
    goBack: () => setStage('passwords'),
  }
}

function ChangeForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const area = useArea(ownSafetyTexts)
  const passkeys = useArea(passkeyTexts)
  const queries = useQueryClient()
  const change = usePasswordChange(() => {
    notifications.show({ message: area.changed, color: 'teal' })
    void queries.invalidateQueries()
    onClose()
  })
  const isFactor = change.stage === 'factor'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (change.isReady) change.submit()
      }}
    >
      <Stack>
        {change.fault && (
          <Alert color="red" role="alert">
            {change.fault}
          </Alert>
        )}
        {isFactor ? <FactorFields {...change} /> : <PasswordFields field={change.field} />}
        <Group justify="flex-end">
          {isFactor && change.hasPasskey && (
            <Button variant="default" disabled={change.isBusy} onClick={change.showPasskey}>
              {passkeys.use}
            </Button>
          )}
          <Button variant="default" onClick={isFactor ? change.goBack : onClose}>
            {isFactor ? t.back : t.cancel}
          </Button>
          <Button type="submit" loading={change.isBusy} disabled={!change.isReady}>
            {isFactor ? t.confirm : area.next}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type Change = ReturnType<typeof usePasswordChange>

function PasswordFields({ field }: Pick<Change, 'field'>) {
  const { t } = useTexts()
  const area = useArea(ownSafetyTexts)
  const toggle = { 'aria-label': t.seePassword }
  return (
    <>
      <PasswordInput
        visibilityToggleButtonProps={toggle}
        label={area.presentPassword}
        autoComplete="current-password"
        required
        data-autofocus
        {...field('password')}
      />
      <PasswordInput
        visibilityToggleButtonProps={toggle}
        label={area.newPassword}
        description={area.newPasswordHint}
        autoComplete="new-password"
        required
        {...field('newPassword')}
      />
    </>
  )
}

function FactorFields({ code, setCode }: Pick<Change, 'code' | 'setCode'>) {
  const { t } = useTexts()
  const area = useArea(passkeyTexts)
  return (
    <div>
      <Text size="sm" mb={4}>
        {area.codeLead}
      </Text>
      <PinInput
        length={DIGITS}
        type="number"
        oneTimeCode
        ariaLabel={t.code}
        value={code}
        onChange={setCode}
      />
    </div>
  )
}
