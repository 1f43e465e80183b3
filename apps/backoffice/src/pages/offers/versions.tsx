import type { CallReply, ops } from '@jogada/contract'
import { Stack, Text } from '@mantine/core'
import { Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'

type Versions = CallReply<typeof ops.settings.all>['versions']['vip']

/** Every version of a document: since when, by whom, why. */
export function VersionList({ versions }: { readonly versions: Versions }) {
  const t = useArea(offerTexts)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.history}</Text>
      {versions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.own}
        </Text>
      ) : (
        <Rows
          rows={versions}
          rowKey={({ version }) => String(version)}
          columns={[
            { head: t.version, render: ({ version }) => version },
            { head: t.fromAt, render: ({ fromAt }) => <Instant at={fromAt} /> },
            { head: t.changedBy, render: ({ changedBy }) => changedBy },
            { head: t.approvedBy, render: ({ approvedBy }) => approvedBy },
            { head: t.reason, render: ({ reason }) => reason },
          ]}
        />
      )}
    </Stack>
  )
}
