import { AppShell, Badge, Box, NavLink, ScrollArea, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CircleUser } from 'lucide-react'
import { Appearance } from '../components/appearance.tsx'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'
import { Languages } from './languages.tsx'
import { usePlaces } from './places.ts'
import type { Place } from './places.ts'

/** The places that the operator may go to, the one of `path` marked; the own account and the look below. */
export function Navigation(props: { readonly path: string; readonly onChosen: () => void }) {
  const { path, onChosen } = props
  const passkeys = useArea(passkeyTexts)
  const me = useMe()
  const places = usePlaces()
  return (
    <>
      <AppShell.Section grow component={ScrollArea}>
        {places.map((group) => (
          <Section
            key={group.title ?? 'home'}
            title={group.title}
            items={group.items.filter(({ permission }) => me.may(permission))}
            path={path}
            onChosen={onChosen}
          />
        ))}
      </AppShell.Section>
      <AppShell.Section pt="xs">
        <Stack gap="xs">
          <NavLink
            renderRoot={(props) => <Link to="/conta" {...props} />}
            label={passkeys.account}
            leftSection={<CircleUser size={16} />}
            active={path.startsWith('/conta')}
            onClick={onChosen}
          />
          <Box hiddenFrom="sm">
            <Languages />
          </Box>
          <Appearance />
        </Stack>
      </AppShell.Section>
    </>
  )
}

type SectionProps = {
  readonly title: string | undefined
  readonly items: readonly Place[]
  readonly path: string
  readonly onChosen: () => void
}

/** Some places under their heading; nothing where the operator may go to none of them. */
function Section({ title, items, path, onChosen }: SectionProps) {
  if (items.length === 0) return null
  return (
    <div className="places">
      {title && (
        <Text size="xs" c="dimmed" className="places-title">
          {title}
        </Text>
      )}
      {items.map(({ to, label, icon: Icon, count }) => (
        <NavLink
          key={to}
          renderRoot={(props) => <Link to={to} {...props} />}
          label={label}
          leftSection={<Icon size={16} />}
          rightSection={
            count ? (
              <Badge size="sm" variant="filled">
                {count}
              </Badge>
            ) : null
          }
          active={to === '/' ? path === '/' : path.startsWith(to)}
          onClick={onChosen}
        />
      ))}
    </div>
  )
}
