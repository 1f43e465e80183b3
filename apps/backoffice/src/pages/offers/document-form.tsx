import { ops } from '@jogada/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { useDocumentDraft } from './use-document-draft.ts'
import type { Documents, Name } from './use-document-draft.ts'
import { VersionList } from './versions.tsx'

const permissions: Readonly<Record<Name, ops.Permission>> = {
  vip: 'offer.change',
  referral: 'offer.change',
  games: 'game.set',
  site: 'site.change',
  withdrawals: 'withdrawal.set',
  sports: 'trading.limit',
  parts: 'switch.stop',
}

/** A document that operators set: its fields, the reason, and every version there was. */
export function DocumentForm<N extends Name>(props: {
  readonly name: N
  readonly lead: string
  readonly children: (
    value: Documents[N],
    change: (value: Documents[N]) => void,
    isFixed: boolean,
  ) => ReactNode
  /** What stands below the fields while they differ from what is set. */
  readonly preview?: (draft: Documents[N]) => ReactNode
}) {
  const { name, lead, children } = props
  const t = useArea(offerTexts)
  const me = useMe()
  const query = useCall(ops.settings.all, {})
  const [isAsking, setAsking] = useState(false)
  const writing = useDocumentDraft(name, () => setAsking(false))
  const { draft } = writing
  const mayChange = me.may(permissions[name])
  return (
    <Loaded query={query}>
      {({ documents, versions }) => {
        const version = versions[name][0]?.version ?? 0
        const change = (value: Documents[N]) => writing.type(value, version)
        const isOvertaken = draft !== null && draft.version !== version
        const overtaken = isOvertaken && (
          <Overtaken
            newest={children(documents[name], () => {}, true)}
            onDrop={writing.drop}
            onKeep={() => writing.keepOver(version)}
          />
        )
        return (
          <Stack>
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
            {children(draft?.value ?? documents[name], change, !mayChange)}
            {draft !== null && props.preview?.(draft.value)}
            {!isAsking && overtaken}
            {mayChange && (
              <Group justify="flex-end">
                <Button disabled={draft === null || isOvertaken} onClick={() => setAsking(true)}>
                  {t.save}
                </Button>
              </Group>
            )}
            <VersionList versions={versions[name]} />
            <ReasonModal
              title={t.save}
              size="lg"
              isOpen={isAsking}
              isReady={draft !== null && !isOvertaken}
              isBusy={writing.isSaving}
              onClose={() => setAsking(false)}
              onConfirm={writing.save}
            >
              {overtaken}
            </ReasonModal>
          </Stack>
        )
      }}
    </Loaded>
  )
}
