import type { ops } from '@jogada/contract'
import { playTexts } from '../../i18n/areas/plays.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Rows } from '../rows.tsx'
import { Instant, Money } from '../shown.tsx'
import { CommandLink } from './command-link.tsx'
import { Section } from './section.tsx'

/** The commands of the ledger that a round or draw is made of, the oldest first. */
export function GameCommands(props: {
  readonly playerId: string
  readonly commands: readonly ops.plays.PlayCommand[]
}) {
  const { playerId, commands } = props
  const { t } = useTexts()
  const area = useArea(playTexts)
  return (
    <Section title={area.commands}>
      <Rows
        rows={commands}
        rowKey={({ commandId }) => commandId}
        columns={[
          { head: t.at, render: ({ at }) => <Instant at={at} /> },
          // `mines_end` and `draw_double_stake` end on what was done
          { head: area.what, render: ({ kind }) => word(area.gameKinds, kind.split('_').at(-1)!) },
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
