import { ops } from '@jogada/contract'
import { Card, SimpleGrid, Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Nothing } from '../../components/nothing.tsx'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { Decimal, Instant, Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'

/** How long prizes of sports took, and those that took longer than the rule allows. */
export function Prizes({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useArea(reportTexts)
  const query = useCall(ops.books.prizes, { query: { from, to } })
  return (
    <Loaded query={query} isEmpty={({ paid }) => paid === 0}>
      {({ withinMinutes, paid, breaches, slowestMinutes, late }) => (
        <>
          <SimpleGrid cols={{ base: 1, xs: 3 }} mb="md">
            {(
              [
                [t.prizesPaid, String(paid)],
                [t.prizesLate.replace('{n}', String(withinMinutes)), String(breaches)],
                [t.prizesSlowest, slowestMinutes === null ? null : String(slowestMinutes)],
              ] as const
            ).map(([label, figure]) => (
              <Card key={label} withBorder padding="sm">
                <Text size="xs" c="dimmed">
                  {label}
                </Text>
                <Text fw={650}>
                  <Decimal of={figure} />
                </Text>
              </Card>
            ))}
          </SimpleGrid>
          {late.length === 0 && <Nothing>{t.prizesOnTime}</Nothing>}
          {late.length > 0 && (
            <Rows
              rows={late}
              rowKey={({ playerId, betId }) => `${playerId} ${betId}`}
              columns={[
                {
                  head: t.player,
                  render: ({ playerId }) => <PlayerLink playerId={playerId} />,
                },
                { head: t.bet, kind: 'code', render: ({ betId }) => betId },
                {
                  head: t.prize,
                  kind: 'money',
                  render: ({ payout }) => <Money amount={payout} />,
                },
                { head: t.ended, render: ({ endedAt }) => <Instant at={endedAt} /> },
                { head: t.paidAt, render: ({ paidAt }) => <Instant at={paidAt} /> },
                {
                  head: t.minutes,
                  kind: 'money',
                  render: ({ minutes }) => <Decimal of={String(minutes)} />,
                },
              ]}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
