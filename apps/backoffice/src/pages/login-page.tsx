import { LogoMark } from '@jogada/ui'
import { Alert, Button, Center, Group, Paper, Stack, Title } from '@mantine/core'
import { Fingerprint } from 'lucide-react'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { CodeField, DIGITS, EnrolStage, PasswordStage } from './login/stages.tsx'
import { useFirstField } from './login/use-first-field.ts'
import { useLogin } from './login/use-login.ts'

/** E-mail and password, then the code; the first time the second factor is set up here. */
export function LoginPage() {
  const { t } = useTexts()
  const area = useArea(passkeyTexts)
  const login = useLogin()
  const { stage, enrolment, fault, isBusy, field } = login
  const form = useFirstField(login)
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper w={400} p="xl" withBorder>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            login.submit()
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
            {stage === 'password' && <PasswordStage field={field} />}
            {stage === 'enrol' && enrolment && <EnrolStage enrolment={enrolment} field={field} />}
            {stage !== 'password' && <CodeField login={login} />}
            <Button
              type="submit"
              loading={isBusy}
              disabled={stage !== 'password' && login.code.length < DIGITS}
            >
              {stage === 'password' ? t.login : t.confirm}
            </Button>
            {stage === 'code' && login.hasPasskey && (
              <Button
                variant="default"
                leftSection={<Fingerprint size={16} aria-hidden="true" />}
                disabled={isBusy}
                onClick={login.showPasskey}
              >
                {area.use}
              </Button>
            )}
            {stage === 'code' && (
              <Button variant="subtle" onClick={login.goBack}>
                {t.back}
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </Center>
  )
}
