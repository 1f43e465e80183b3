import { Group } from '@mantine/core'
import { Page } from '../components/page.tsx'
import { Fact } from '../components/shown.tsx'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** Who is signed in, with which roles, by which password and passkeys, and where. */
export function AccountPage() {
  const { t } = useTexts()
  const area = useArea(passkeyTexts)
  const me = useMe()
  return (
    <Page title={area.account}>
      <Group gap="xl">
        <Fact name={t.name}>{me.name}</Fact>
        <Fact name={t.email}>{me.email}</Fact>
        <Fact name={t.roles}>{me.roles.map((role) => word(t.roleNames, role)).join(', ')}</Fact>
      </Group>
      <OwnPassword />
      <OwnSessions />
      <OwnPasskeys />
    </Page>
  )
}
