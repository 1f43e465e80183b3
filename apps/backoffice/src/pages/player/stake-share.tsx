import { ops } from '@jogada/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { NumberField } from '../../components/number-field.tsx'
import { Loaded } from '../../components/page.tsx'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Instant } from '../../components/shown.tsx'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'

/** What part of the sportsbook's limits the house leaves to a player. */
export function StakeShare({ playerId }: { readonly playerId: string }) {
  const t = useArea(stakeLimitTexts)
  const me = useMe()
  const query = useCall(ops.stakeLimits.share, { params: { playerId } })
  // what was typed, and the share that it was typed over
  const [draft, setDraft] = useState<{ percent: number; seen: number } | null>(null)
  const close = () => setDraft(null)
  const change = useChange(ops.stakeLimits.setShare, close)
  const percent = draft?.percent ?? Number.NaN
  const now = query.data?.percent
  const isOvertaken = draft !== null && now !== undefined && now !== draft.seen
  return (
    <Stack gap={4}>
      <Text fw={600}>{t.share}</Text>
      <Loaded query={query}>
        {(share) => (
          <Group gap="xs">
            <Text size="sm">
              {share.percent === 100
                ? t.shareWhole
                : t.shareOf.replace('{n}', String(share.percent))}
            </Text>
            {share.setBy && share.setAt && (
              <Text size="sm" c="dimmed">
                {t.shareSet.replace('{who}', share.setBy)} · <Instant at={share.setAt} />
              </Text>
            )}
            {me.may('trading.limit') && (
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => setDraft({ percent: share.percent, seen: share.percent })}
              >
                {t.changeShare}
              </Button>
            )}
          </Group>
        )}
      </Loaded>
      <ReasonModal
        title={t.changeShare}
        lead={t.shareLead}
        isOpen={draft !== null}
        isReady={percent >= 1 && percent <= 100 && !isOvertaken}
        isBusy={change.isPending}
        onClose={close}
        onConfirm={(reason) =>
          draft && change.mutate({ params: { playerId }, body: { ...draft, reason } })
        }
      >
        {isOvertaken && (
          <Overtaken
            newest={<Text size="sm">{now}%</Text>}
            onDrop={() => setDraft({ percent: now, seen: now })}
            onKeep={() => setDraft({ percent, seen: now })}
          />
        )}
        <NumberField
          label={t.percent}
          unit="%"
          min={1}
          max={100}
          value={percent}
          onChange={(percent) => draft && setDraft({ ...draft, percent })}
        />
      </ReasonModal>
    </Stack>
  )
}
