import { ops } from '@jogada/contract'
import { LogoMark } from '@jogada/ui'
import { Anchor, Box, Burger, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { request } from '../api/request.ts'
import { token } from '../api/token.ts'
import { PlayerSearch } from '../components/player-search.tsx'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { Languages } from './languages.tsx'

/** The menu's button where there is little room, the search for players, and the way out. */
export function Header(props: { readonly isOpen: boolean; readonly onMenu: () => void }) {
  const { isOpen, onMenu } = props
  const { t } = useTexts()
  const passkeys = useArea(passkeyTexts)
  const me = useMe()
  const logOut = async () => {
    await request(ops.opsAccount.logout, {}).catch(() => undefined)
    token.clear()
  }
  return (
    <Group h="100%" justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap" w={{ base: 'auto', md: 204 }}>
        <Burger
          hiddenFrom="md"
          size="sm"
          opened={isOpen}
          aria-label={t.menu}
          aria-expanded={isOpen}
          onClick={onMenu}
        />
        <LogoMark className="mark" />
        <Text fw={650} visibleFrom="sm">
          {t.title}
        </Text>
      </Group>
      {me.may('player.view') ? <PlayerSearch /> : <div />}
      <Group gap="sm" wrap="nowrap">
        <Box visibleFrom="sm">
          <Languages />
        </Box>
        <Anchor
          renderRoot={(props) => <Link to="/conta" {...props} />}
          size="sm"
          c="dimmed"
          maw={220}
          truncate
          visibleFrom="lg"
          title={passkeys.account}
        >
          {me.email}
        </Anchor>
        <Button size="xs" variant="default" onClick={() => void logOut()}>
          {t.logout}
        </Button>
      </Group>
    </Group>
  )
}
