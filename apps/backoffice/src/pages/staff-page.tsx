import { ops } from '@jogada/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { StaffAddresses } from './staff-addresses.tsx'
import { AddModal } from './staff/add-modal.tsx'
import { EndSessions, ResetFactor, SwitchActive } from './staff/confirm-acts.tsx'
import { RolesModal } from './staff/roles-modal.tsx'
import { StaffRows } from './staff/staff-rows.tsx'
import type { Person } from './staff/staff-rows.tsx'

/** Who works here with which rights, since when and last seen when. */
export function StaffPage() {
  const { t } = useTexts()
  const me = useMe()
  const query = useCall(ops.opsAccount.listStaff, {})
  const [isAdding, setAdding] = useState(false)
  const [changing, setChanging] = useState<Person | null>(null)
  const [switching, setSwitching] = useState<Person | null>(null)
  const [resetting, setResetting] = useState<Person | null>(null)
  const [ending, setEnding] = useState<Person | null>(null)
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
          <StaffRows
            people={people}
            onRoles={setChanging}
            onReset={setResetting}
            onEndSessions={setEnding}
            onSwitch={setSwitching}
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
      <ResetFactor person={resetting} onClose={() => setResetting(null)} />
      <EndSessions person={ending} onClose={() => setEnding(null)} />
      <SwitchActive person={switching} onClose={() => setSwitching(null)} />
    </Page>
  )
}
