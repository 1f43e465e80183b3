import { ops } from '@jogada/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { NumberField } from '../../components/number-field.tsx'
import { Loaded } from '../../components/page.tsx'
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
  const [typed, setTyped] = useState<number | null>(null)
  const close = () => setTyped(null)
  const change = useChange(ops.stakeLimits.setShare, close)
  const percent = typed ?? Number.NaN
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
              <Button size="compact-xs" variant="default" onClick={() => setTyped(share.percent)}>
                {t.changeShare}
              </Button>
            )}
          </Group>
        )}
      </Loaded>
      <ReasonModal
        title={t.changeShare}
        lead={t.shareLead}
        isOpen={typed !== null}
        isReady={percent >= 1 && percent <= 100}
        isBusy={change.isPending}
        onClose={close}
        onConfirm={(reason) => change.mutate({ params: { playerId }, body: { percent, reason } })}
      >
        <NumberField
          label={t.percent}
          unit="%"
          min={1}
          max={100}
          value={percent}
          onChange={setTyped}
        />
      </ReasonModal>
    </Stack>
  )
}
