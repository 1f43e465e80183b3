import { ops } from '@jogada/contract'
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded } from '../components/page.tsx'
import { Rows } from '../components/rows.tsx'
import { Instant } from '../components/shown.tsx'
import { ownSafetyTexts } from '../i18n/areas/own-safety.ts'
import { useArea } from '../i18n/use-area.ts'

/** Where the operator is signed in, this session marked, and the end of each other one. */
export function OwnSessions() {
  const t = useArea(ownSafetyTexts)
  const query = useCall(ops.opsAccount.mySessions, {})
  const endOne = useChange(ops.opsAccount.endMySession)
  const endOthers = useChange(ops.opsAccount.endMyOthers)
  const hasOthers = query.data?.some(({ isThis }) => !isThis) ?? false
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} fz={18}>
          {t.sessions}
        </Title>
        {hasOthers && (
          <Button
            size="xs"
            variant="light"
            color="red"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            {t.endOthers}
          </Button>
        )}
      </Group>
      <Text size="sm" maw={640}>
        {t.sessionsLead}
      </Text>
      <Loaded query={query}>
        {(rows) => (
          <Rows
            rows={rows}
            rowKey={({ sessionId }) => sessionId}
            columns={[
              {
                head: t.device,
                render: ({ userAgent, isThis }) => (
                  <>
                    {isThis && <Badge color="teal">{t.thisOne}</Badge>}
                    <Text size="xs" maw={420} truncate title={userAgent}>
                      {userAgent}
                    </Text>
                  </>
                ),
              },
              { head: t.address, kind: 'code', render: ({ address }) => address },
              { head: t.since, render: ({ openedAt }) => <Instant at={openedAt} /> },
              { head: t.seen, render: ({ seenAt }) => <Instant at={seenAt} /> },
              {
                kind: 'actions',
                render: ({ sessionId, isThis }) =>
                  !isThis && (
                    <Button
                      size="xs"
                      variant="default"
                      disabled={endOne.isPending}
                      onClick={() => endOne.mutate({ params: { sessionId } })}
                    >
                      {t.end}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </Stack>
  )
}
