import type { CallReply, ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { playTexts } from '../../i18n/areas/plays.ts'
import { recordTexts } from '../../i18n/areas/records.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Rows } from '../rows.tsx'
import { Instant, Money, reaisText } from '../shown.tsx'
import { CommandLink } from './command-link.tsx'
import { Section } from './section.tsx'

type Story = CallReply<typeof ops.plays.bet>
type Step = Story['history'][number]

/** Every command that a bet went through, from its stake to its last settlement. */
export function BetHistory(props: {
  readonly playerId: string
  readonly history: readonly Step[]
}) {
  const { playerId, history } = props
  const { t } = useTexts()
  const area = useArea(playTexts)
  return (
    <Section title={area.history}>
      <Rows
        rows={history}
        rowKey={({ commandId }) => commandId}
        minWidth={760}
        columns={[
          { head: t.at, render: ({ at }) => <Instant at={at} /> },
          { head: area.what, render: (step) => <What step={step} /> },
          { head: t.payout, kind: 'money', render: ({ payout }) => <Money amount={payout} /> },
          { head: t.cash, kind: 'money', render: ({ cash }) => <Money amount={cash} /> },
          { head: t.held, kind: 'money', render: ({ held }) => <Money amount={held} /> },
          {
            head: t.command,
            kind: 'code',
            render: ({ commandId }) => <CommandLink playerId={playerId} commandId={commandId} />,
          },
        ]}
      />
    </Section>
  )
}

function What({ step: { kind, result, reason, debt, bonus } }: { readonly step: Step }) {
  const { lang } = useTexts()
  const area = useArea(playTexts)
  const records = useArea(recordTexts)
  const reais = (amount: string) => reaisText(amount.replace('-', ''), lang)
  const more = [
    reason && word(area.reasons, reason),
    debt && (debt.startsWith('-') ? area.collected : area.owed).replace('{amount}', reais(debt)),
    bonus && area.fromBonus.replace('{amount}', reais(bonus)),
  ]
  return (
    <>
      {word(area.kinds, kind)}
      {result !== null && `: ${word(records.playStatuses, String(result))}`}
      <Text size="xs" c="dimmed">
        {more.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

/** Every attempt to sell the bet. */
export function BetSales({ sales }: { readonly sales: Story['sales'] }) {
  const area = useArea(playTexts)
  if (sales.length === 0) return null
  return (
    <Section title={area.sales}>
      <Rows
        rows={sales}
        rowKey={({ cashOutId }) => cashOutId}
        columns={[
          { head: area.asked, render: ({ askedAt }) => <Instant at={askedAt} /> },
          { head: area.part, kind: 'money', render: ({ percent }) => `${percent} %` },
          { head: area.offer, kind: 'money', render: ({ offer }) => <Money amount={offer} /> },
          {
            head: area.outcome,
            render: ({ status, reason }) =>
              [
                word(area.saleStates, String(status)),
                reason === null ? '' : word(area.reasons, reason),
              ]
                .filter(Boolean)
                .join(' · '),
          },
          { head: area.paid, kind: 'money', render: ({ paid }) => <Money amount={paid} /> },
        ]}
      />
    </Section>
  )
}
