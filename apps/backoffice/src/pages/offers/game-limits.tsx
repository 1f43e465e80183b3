import type { ops } from '@jogada/contract'
import { Title } from '@mantine/core'
import { AmountField } from '../../components/amount-field.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { DocumentForm } from './document-form.tsx'

type Game = ops.switches.GameSwitch
const bounds = ['minStake', 'maxStake', 'maxPayout'] as const

/** What each game of the house takes and pays at the most. */
export function GameLimits() {
  const t = useArea(offerTexts)
  const { t: common } = useTexts()
  return (
    <>
      <Title order={2} fz={18}>
        {t.limits}
      </Title>
      <DocumentForm name="games" lead={t.limitsLead}>
        {({ limits }, change, isFixed) => {
          const columns: readonly Column<Game>[] = [
            { render: (game) => word(common.switchNames, game) },
            ...bounds.map((bound): Column<Game> => ({
              head: t[bound],
              render: (game) => (
                <AmountField
                  size="xs"
                  aria-label={`${word(common.switchNames, game)} ${t[bound]}`}
                  readOnly={isFixed}
                  value={limits[game][bound]}
                  onChange={(amount) =>
                    change({ limits: { ...limits, [game]: { ...limits[game], [bound]: amount } } })
                  }
                />
              ),
            })),
          ]
          return (
            <Rows rows={Object.keys(limits) as Game[]} rowKey={(game) => game} columns={columns} />
          )
        }}
      </DocumentForm>
    </>
  )
}
