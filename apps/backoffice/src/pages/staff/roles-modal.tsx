import { ops } from '@jogada/contract'
import { Alert, MultiSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Instant } from '../../components/shown.tsx'
import { approvalTexts } from '../../i18n/areas/approvals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { RoleBadges } from './role-badges.tsx'
import type { Person } from './staff-rows.tsx'

type RolesProps = { readonly person: Person; readonly onClose: () => void }

const rolesText = ({ roles, lastingRoles }: Person) =>
  [roles, lastingRoles].map((some) => some.toSorted().join()).join(' ')

/** Gives roles; the choice begins with those that last, so that none of a while stays by itself. */
export function RolesModal({ person, onClose }: RolesProps) {
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
      <ForAWhile person={seen} />
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

/** The roles that somebody has for a while, and until when; nothing where all of them last. */
function ForAWhile({ person }: { readonly person: Person }) {
  const texts = useArea(approvalTexts)
  if (!person.rolesUntil) return null
  return (
    <Alert
      title={
        <>
          {texts.forAWhile} <Instant at={person.rolesUntil} />
        </>
      }
    >
      <RoleBadges roles={person.roles} />
      <Text size="sm">{texts.forAWhileLead}</Text>
    </Alert>
  )
}
