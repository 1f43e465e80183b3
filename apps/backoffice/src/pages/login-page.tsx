import { ops } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { LogoMark } from '@jogada/ui'
import {
  Alert,
  Button,
  Center,
  Code,
  Group,
  Image,
  Paper,
  PasswordInput,
  PinInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { Fingerprint } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { renderSVG } from 'uqr'
import { request } from '../api/request.ts'
import { deviceSaid, hasPasskeys, signByPasskey } from '../api/passkeys.ts'
import { token } from '../api/token.ts'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'

type Enrolment = { readonly token: string; readonly secret: string; readonly uri: string }

type Factor = Pick<CallInput<typeof ops.opsAccount.login>['body'], 'code' | 'passkey'>

const DIGITS = 6

/** E-mail and password, then the code; the first time the second factor is set up here. */
export function LoginPage() {
  const { t } = useTexts()
  const area = useArea(passkeyTexts)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [stage, setStage] = useState<'password' | 'code' | 'enrol'>('password')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [hasOne, setHasOne] = useState(false)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // each stage begins in its first field, and a wrong code is typed again from its first digit
    if (stage === 'password' && fault !== '') return undefined
    const first = stage === 'code' ? 'input[inputmode=numeric]' : 'input'
    // the fields of the code are made anew once after they are shown
    const soon = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(first)?.focus(),
    )
    return () => cancelAnimationFrame(soon)
  }, [stage, fault])

  const logIn = async (shown: Factor = {}) => {
    const answer = await request(ops.opsAccount.login, { body: { email, password, ...shown } })
    if (answer.stage === 'code') {
      setHasOne(answer.passkey !== undefined && hasPasskeys())
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
    if (!passkey) return setHasOne(false)
    return logIn({ passkey: await signByPasskey(passkey) })
  }
  const confirm = async () => {
    await request(ops.opsAccount.confirm, {
      body: { code, ...(newPassword ? { password: newPassword } : {}) },
    })
    token.keep(enrolment!.token)
  }
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      const said = deviceSaid(error)
      setFault(said ? area[said] : (error as Error).message)
      setCode('')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Center component="main" mih="100vh" p="md">
      <Paper w={400} p="xl" withBorder>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            void attempt(
              stage === 'enrol' ? confirm : () => logIn(stage === 'code' ? { code } : {}),
            )
          }}
        >
          <Stack>
            <Group gap="xs">
              <LogoMark className="mark" />
              <Title order={1} fz={20}>
                {stage === 'enrol' ? t.enrolTitle : t.title}
              </Title>
            </Group>
            {fault && (
              <Alert color="red" role="alert">
                {fault}
              </Alert>
            )}
            {stage === 'password' && (
              <>
                <Text size="sm" c="dimmed">
                  {t.loginLead}
                </Text>
                <TextInput
                  label={t.email}
                  type="email"
                  autoComplete="username"
                  required
                  value={email}
                  onChange={(event) => setEmail(event.currentTarget.value)}
                />
                <PasswordInput
                  visibilityToggleButtonProps={{ 'aria-label': t.seePassword }}
                  label={t.password}
                  autoComplete="current-password"
                  required
                  value={password}
                  onChange={(event) => setPassword(event.currentTarget.value)}
                />
              </>
            )}
            {stage === 'enrol' && enrolment && (
              <>
                <Text size="sm">{t.enrolLead}</Text>
                <Image
                  src={`data:image/svg+xml,${encodeURIComponent(renderSVG(enrolment.uri))}`}
                  alt="QR"
                  w={180}
                  mx="auto"
                />
                <Text size="sm">
                  {t.secret}: <Code>{enrolment.secret}</Code>
                </Text>
                <PasswordInput
                  visibilityToggleButtonProps={{ 'aria-label': t.seePassword }}
                  label={t.newPassword}
                  description={t.newPasswordHint}
                  autoComplete="new-password"
                  value={newPassword}
                  onChange={(event) => setNewPassword(event.currentTarget.value)}
                />
              </>
            )}
            {stage !== 'password' && (
              <div>
                <Text size="sm" mb={4}>
                  {stage === 'code' ? t.codeLead : t.code}
                </Text>
                <PinInput
                  length={DIGITS}
                  type="number"
                  oneTimeCode
                  ariaLabel={t.code}
                  value={code}
                  onChange={setCode}
                  onComplete={(whole) => {
                    if (stage === 'code') void attempt(() => logIn({ code: whole }))
                  }}
                />
              </div>
            )}
            <Button
              type="submit"
              loading={isBusy}
              disabled={stage !== 'password' && code.length < DIGITS}
            >
              {stage === 'password' ? t.login : t.confirm}
            </Button>
            {stage === 'code' && hasOne && (
              <Button
                variant="default"
                leftSection={<Fingerprint size={16} aria-hidden="true" />}
                disabled={isBusy}
                onClick={() => void attempt(logInByPasskey)}
              >
                {area.use}
              </Button>
            )}
            {stage === 'code' && (
              <Button variant="subtle" onClick={() => setStage('password')}>
                {t.back}
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </Center>
  )
}
