import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Button, Code, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded } from '../components/page.tsx'
import { Overtaken } from '../components/overtaken.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { approvalTexts } from '../i18n/areas/approvals.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'

type View = CallReply<typeof ops.settings.staffAddresses>

/** From which addresses staff may work. */
export function StaffAddresses() {
  const t = useArea(approvalTexts)
  const query = useCall(ops.settings.staffAddresses, {})
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {t.addresses}
      </Title>
      <Text size="sm" c="dimmed">
        {t.addressesLead}
      </Text>
      <Loaded query={query}>{(view) => <Ranges view={view} />}</Loaded>
    </Stack>
  )
}

function Ranges({ view }: { readonly view: View }) {
  const t = useArea(approvalTexts)
  const me = useMe()
  return (
    <>
      {view.isOpen && <Alert color="orange">{t.opened}</Alert>}
      <List ranges={view.value.ranges} />
      {me.may('staff.manage') && <ChangeButton view={view} />}
    </>
  )
}

function List({ ranges }: { readonly ranges: readonly string[] }) {
  const t = useArea(approvalTexts)
  return (
    <Group gap="xs">
      {ranges.length === 0 ? <Text size="sm">{t.everywhere}</Text> : null}
      {ranges.map((range) => (
        <Code key={range}>{range}</Code>
      ))}
    </Group>
  )
}

function ChangeButton({ view: { value, version, yours } }: { readonly view: View }) {
  const t = useArea(approvalTexts)
  // what was typed, and the version that it was drawn from
  const [draft, setDraft] = useState<{ typed: string; version: number } | null>(null)
  const open = () => setDraft({ typed: value.ranges.join('\n'), version })
  const close = () => setDraft(null)
  const change = useChange(ops.settings.changeStaffAddresses, close)
  const ranges = [...new Set((draft?.typed ?? '').split(/[\s,;]+/).filter((one) => one !== ''))]
  const isOvertaken = draft !== null && draft.version !== version
  return (
    <Group>
      <Button size="xs" variant="default" onClick={open}>
        {t.changeAddresses}
      </Button>
      <ReasonModal
        title={t.changeAddresses}
        lead={`${t.yours.replace('{address}', yours)} ${t.otherSessions}`}
        isOpen={draft !== null}
        isReady={!isOvertaken}
        isBusy={change.isPending}
        onClose={close}
        onConfirm={(reason) =>
          draft && change.mutate({ body: { value: { ranges }, version: draft.version, reason } })
        }
      >
        {isOvertaken && (
          <Overtaken
            newest={<List ranges={value.ranges} />}
            onDrop={open}
            onKeep={() => setDraft({ ...draft, version })}
          />
        )}
        <Textarea
          label={t.ranges}
          description={t.rangesHint}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          autosize
          minRows={4}
          maxRows={12}
          spellCheck={false}
          value={draft?.typed ?? ''}
          onChange={(event) => draft && setDraft({ ...draft, typed: event.currentTarget.value })}
        />
      </ReasonModal>
    </Group>
  )
}
