import { Code, Image, PasswordInput, PinInput, Text, TextInput } from '@mantine/core'
import { renderSVG } from 'uqr'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { Enrolment, Login } from './use-login.ts'

/** How many digits a code has. */
export const DIGITS = 6

/** Who logs in, and the first factor. */
export function PasswordStage({ field }: Pick<Login, 'field'>) {
  const { t } = useTexts()
  return (
    <>
      <Text size="sm" c="dimmed">
        {t.loginLead}
      </Text>
      <TextInput
        label={t.email}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': t.seePassword }}
        label={t.password}
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </>
  )
}

/** The second factor for whoever has none yet, to be taken into a device, and a password of their own. */
export function EnrolStage(props: {
  readonly enrolment: Enrolment
  readonly field: Login['field']
}) {
  const { enrolment, field } = props
  const { t } = useTexts()
  return (
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
        {...field('newPassword')}
      />
    </>
  )
}

/** The code of the device; whoever logs in with it need not press anything after its last digit. */
export function CodeField({ login }: { readonly login: Login }) {
  const { stage, code, setCode, giveCode } = login
  const { t } = useTexts()
  return (
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
          if (stage === 'code') giveCode(whole)
        }}
      />
    </div>
  )
}
