import type { CallReply, ops } from '@jogada/contract'
import { Badge, Text } from '@mantine/core'
import { Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { useTexts } from '../../i18n/use-texts.tsx'

type View = CallReply<typeof ops.players.view>

/** The sessions of a player, open and ended ones, with where they came from. */
export function Sessions({ sessions }: { readonly sessions: View['sessions'] }) {
  const { t } = useTexts()
  return (
    <Rows
      list="sessions"
      rows={sessions}
      rowKey={(session) => session.sessionId}
      columns={[
        {
          head: t.state,
          render: (session) => (
            <Badge color={session.isOpen ? 'teal' : 'gray'}>
              {session.isOpen ? t.open : t.ended}
            </Badge>
          ),
        },
        { head: t.at, render: (session) => <Instant at={session.openedAt} /> },
        { head: t.seen, render: (session) => <Instant at={session.seenAt} /> },
        { head: t.address, kind: 'code', render: (session) => session.address },
        {
          head: t.device,
          render: (session) => (
            <Text size="xs" maw={420} truncate title={session.userAgent}>
              {session.device} {session.userAgent}
            </Text>
          ),
        },
      ]}
    />
  )
}
