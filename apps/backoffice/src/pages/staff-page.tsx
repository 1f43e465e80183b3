import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import {
  Alert,
  Badge,
  Button,
  Code,
  Group,
  Modal,
  MultiSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Rows } from '../components/rows.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Overtaken } from '../components/overtaken.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Instant } from '../components/shown.tsx'
import { approvalTexts } from '../i18n/areas/approvals.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { StaffAddresses } from './staff-addresses.tsx'

type Person = CallReply<typeof ops.opsAccount.listStaff>[number]

/** Who works here with which rights, since when and last seen when. */
export function StaffPage() {
  const { t } = useTexts()
  const me = useMe()
  const query = useCall(ops.opsAccount.listStaff, {})
  const [isAdding, setAdding] = useState(false)
  const [changing, setChanging] = useState<Person | null>(null)
  const [switching, setSwitching] = useState<Person | null>(null)
  const [resetting, setResetting] = useState<Person | null>(null)
  const texts = useArea(approvalTexts)
  const setActive = useChange(ops.opsAccount.setActive, () => setSwitching(null))
  const resetFactor = useChange(ops.opsAccount.resetFactor, () => setResetting(null))
  return (
    <Page
      title={t.staff}
      file={{ table: 'staff' }}
      actions={
        me.may('staff.manage') && <Button onClick={() => setAdding(true)}>{t.newStaff}</Button>
      }
    >
      <Loaded query={query}>
        {(people) => (
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
                  person.staffId !== me.staffId && (
                    <Group gap="xs" justify="flex-end">
                      <Button size="xs" variant="default" onClick={() => setChanging(person)}>
                        {t.roles}
                      </Button>
                      {person.hasSecondFactor && (
                        <Button size="xs" variant="default" onClick={() => setResetting(person)}>
                          {texts.resetFactor}
                        </Button>
                      )}
                      <Button
                        size="xs"
                        variant="light"
                        color={person.isActive ? 'red' : 'teal'}
                        onClick={() => setSwitching(person)}
                      >
                        {person.isActive ? t.deactivate : t.activate}
                      </Button>
                    </Group>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <StaffAddresses />
      {isAdding && <AddModal onClose={() => setAdding(false)} />}
      {changing && (
        <RolesModal
          person={query.data?.find(({ staffId }) => staffId === changing.staffId) ?? changing}
          onClose={() => setChanging(null)}
        />
      )}
      <ReasonModal
        title={`${texts.resetFactor}: ${resetting?.name ?? ''}`}
        lead={texts.resetLead}
        isOpen={resetting !== null}
        isBusy={resetFactor.isPending}
        onClose={() => setResetting(null)}
        onConfirm={(reason) =>
          resetFactor.mutate({ params: { staffId: resetting!.staffId }, body: { reason } })
        }
      />
      <ReasonModal
        title={switching?.isActive ? t.deactivate : t.activate}
        isOpen={switching !== null}
        isBusy={setActive.isPending}
        onClose={() => setSwitching(null)}
        onConfirm={(reason) =>
          setActive.mutate({
            params: { staffId: switching!.staffId },
            body: { isActive: !switching!.isActive, reason },
          })
        }
      />
    </Page>
  )
}

function RoleBadges({ roles }: { readonly roles: readonly ops.Role[] }) {
  const { t } = useTexts()
  return (
    <Group gap={4}>
      {roles.map((role) => (
        <Badge key={role} variant="light" tt="none">
          {word(t.roleNames, role)}
        </Badge>
      ))}
    </Group>
  )
}

function AddModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const create = useChange(ops.opsAccount.createStaff)
  return (
    <Modal opened onClose={onClose} title={t.newStaff} centered>
      {create.data ? (
        <Alert title={t.firstPassword}>
          <Code fz="md">{create.data.password}</Code>
        </Alert>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            create.mutate({ body: { email, name } })
          }}
        >
          <Stack>
            <TextInput
              label={t.email}
              type="email"
              required
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <TextInput
              label={t.name}
              required
              minLength={2}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" loading={create.isPending}>
              {t.confirm}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  )
}

const rolesText = ({ roles, lastingRoles }: Person) =>
  [roles, lastingRoles].map((some) => some.toSorted().join()).join(' ')

/** Gives roles; the choice begins with those that last, so that none of a while stays by itself. */
function RolesModal({
  person,
  onClose,
}: {
  readonly person: Person
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const texts = useArea(approvalTexts)
  // whose roles the choice was made from
  const [seen, setSeen] = useState(person)
  const [chosen, setChosen] = useState<ops.Role[]>([...person.lastingRoles])
  const isOvertaken = rolesText(seen) !== rolesText(person)
  const [hours, setHours] = useState('')
  const setRoles = useChange(ops.opsAccount.setRoles, onClose)
  return (
    <ReasonModal
      title={`${t.roles}: ${person.name}`}
      isOpen
      isReady={!isOvertaken}
      isBusy={setRoles.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        setRoles.mutate({
          params: { staffId: person.staffId },
          body: {
            roles: chosen,
            seen: [...seen.roles],
            reason,
            ...(hours === '' ? {} : { hours: Number(hours) }),
          },
        })
      }
    >
      {isOvertaken && (
        <Overtaken
          newest={<RoleBadges roles={person.roles} />}
          onDrop={() => {
            setSeen(person)
            setChosen([...person.lastingRoles])
          }}
          onKeep={() => setSeen(person)}
        />
      )}
      {seen.rolesUntil && (
        <Alert
          title={
            <>
              {texts.forAWhile} <Instant at={seen.rolesUntil} />
            </>
          }
        >
          <RoleBadges roles={seen.roles} />
          <Text size="sm">{texts.forAWhileLead}</Text>
        </Alert>
      )}
      <MultiSelect
        label={t.roles}
        value={chosen}
        onChange={(values) => setChosen(values)}
        data={ops.roles.map((value) => ({ value, label: word(t.roleNames, value) }))}
      />
      <TextInput
        label={texts.hours}
        description={texts.hoursHint}
        inputMode="numeric"
        pattern="[0-9]{1,3}"
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value.trim())}
      />
    </ReasonModal>
  )
}
