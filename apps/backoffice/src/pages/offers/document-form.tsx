import { ops } from '@jogada/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { VersionList } from './versions.tsx'

type Documents = Omit<ops.settings.Documents, 'staff'>
/** Those that stand on a page of their own form; where staff works has another. */
type Name = Exclude<ops.settings.SettingName, 'staff'>

const changes = {
  vip: ops.settings.changeVip,
  referral: ops.settings.changeReferral,
  games: ops.settings.changeGames,
  site: ops.settings.changeSite,
  withdrawals: ops.settings.changeWithdrawals,
  sports: ops.settings.changeSports,
  parts: ops.settings.changeParts,
} as const

const permissions: Readonly<Record<Name, ops.Permission>> = {
  vip: 'offer.change',
  referral: 'offer.change',
  games: 'game.set',
  site: 'site.change',
  withdrawals: 'withdrawal.set',
  sports: 'trading.limit',
  parts: 'switch.stop',
}

type Draft<N extends Name> = { readonly value: Documents[N]; readonly version: number }

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
  // what was typed, and the version that it was drawn from
  const [draft, setDraft] = useState<Draft<N> | null>(null)
  const [isAsking, setAsking] = useState(false)
  // the calls differ in nothing but the document that they carry
  const call = changes[name] as typeof ops.settings.changeVip
  const save = useChange(call, () => {
    setAsking(false)
    setDraft(null)
  })
  const mayChange = me.may(permissions[name])
  return (
    <Loaded query={query}>
      {({ documents, versions }) => {
        const version = versions[name][0]?.version ?? 0
        const change = (value: Documents[N]) =>
          setDraft((before) => ({ value, version: before?.version ?? version }))
        const isOvertaken = draft !== null && draft.version !== version
        const overtaken = isOvertaken && (
          <Overtaken
            newest={children(documents[name], () => {}, true)}
            onDrop={() => setDraft(null)}
            onKeep={() => setDraft({ ...draft, version })}
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
              isBusy={save.isPending}
              onClose={() => setAsking(false)}
              onConfirm={(reason) =>
                draft &&
                save.mutate({
                  body: { value: draft.value as Documents['vip'], version: draft.version, reason },
                })
              }
            >
              {overtaken}
            </ReasonModal>
          </Stack>
        )
      }}
    </Loaded>
  )
}
