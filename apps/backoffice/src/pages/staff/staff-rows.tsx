import type { CallReply, ops } from '@jogada/contract'
import { Button, Group, Text } from '@mantine/core'
import { Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { approvalTexts } from '../../i18n/areas/approvals.ts'
import { ownSafetyTexts } from '../../i18n/areas/own-safety.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { RoleBadges } from './role-badges.tsx'

export type Person = CallReply<typeof ops.opsAccount.listStaff>[number]

/** What can be begun with somebody of the staff. */
type ActsOn = {
  readonly onRoles: (person: Person) => void
  readonly onReset: (person: Person) => void
  readonly onEndSessions: (person: Person) => void
  readonly onSwitch: (person: Person) => void
}

/** Everybody of the staff; whoever manages them can act on all but on themselves. */
export function StaffRows({ people, ...acts }: { readonly people: readonly Person[] } & ActsOn) {
  const { t } = useTexts()
  const texts = useArea(approvalTexts)
  const me = useMe()
  return (
    <Rows
      list="staff"
      rows={people}
      rowKey={(person) => person.staffId}
      columns={[
        {
          head: t.name,
          render: (person) => (
            <>
              {person.name}
              <Text size="xs" c="dimmed">
                {person.email}
              </Text>
            </>
          ),
        },
        {
          head: t.roles,
          render: (person) => (
            <Group gap={4}>
              <RoleBadges roles={person.roles} />
              {person.rolesUntil && (
                <Text size="xs" c="dimmed">
                  {texts.until} <Instant at={person.rolesUntil} />
                </Text>
              )}
            </Group>
          ),
        },
        { head: t.state, render: (person) => (person.isActive ? t.active : t.inactive) },
        { head: t.secondFactor, render: (person) => (person.hasSecondFactor ? '✓' : '–') },
        {
          head: t.lastAccess,
          render: (person) => (
            <>
              <Instant at={person.lastAccessAt} />
              <Text size="xs" c="dimmed">
                {person.lastAddress}
              </Text>
            </>
          ),
        },
        {
          render: (person) =>
            me.may('staff.manage') &&
            person.staffId !== me.staffId && <Acts person={person} {...acts} />,
        },
      ]}
    />
  )
}

function Acts(props: { readonly person: Person } & ActsOn) {
  const { person, onRoles, onReset, onEndSessions, onSwitch } = props
  const { t } = useTexts()
  const texts = useArea(approvalTexts)
  const safety = useArea(ownSafetyTexts)
  return (
    <Group gap="xs" justify="flex-end">
      <Button size="xs" variant="default" onClick={() => onRoles(person)}>
        {t.roles}
      </Button>
      {person.hasSecondFactor && (
        <Button size="xs" variant="default" onClick={() => onReset(person)}>
          {texts.resetFactor}
        </Button>
      )}
      {person.isActive && (
        <Button size="xs" variant="default" onClick={() => onEndSessions(person)}>
          {safety.endAll}
        </Button>
      )}
      <Button
        size="xs"
        variant="light"
        color={person.isActive ? 'red' : 'teal'}
        onClick={() => onSwitch(person)}
      >
        {person.isActive ? t.deactivate : t.activate}
      </Button>
    </Group>
  )
}
