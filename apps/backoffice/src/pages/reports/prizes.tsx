import { ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
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
          <Text size="sm" mb="md">
            {t.prizesLead
              .replace('{paid}', String(paid))
              .replace('{late}', String(breaches))
              .replace('{n}', String(withinMinutes))
              .replace('{slowest}', String(slowestMinutes ?? 0))}
          </Text>
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
                { head: t.minutes, kind: 'money', render: ({ minutes }) => minutes },
              ]}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
