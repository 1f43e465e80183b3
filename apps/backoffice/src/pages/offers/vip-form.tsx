import type { ops } from '@jogada/contract'
import { TextInput } from '@mantine/core'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DocumentForm } from './document-form.tsx'

type Level = ops.settings.Documents['vip']['levels'][number]
type Row = Level & { readonly level: number }

const amounts = ['deposited', 'played', 'playedAlone', 'award'] as const
const numbers = ['withdrawalsPerDay', 'withdrawalFeePerMille', 'rebateParts'] as const
const order = [
  'deposited',
  'played',
  'playedAlone',
  'award',
  'withdrawalsPerDay',
  'withdrawalFeePerMille',
  'rebateParts',
] as const

const isAmount = (name: (typeof order)[number]) => amounts.some((one) => one === name)

/** The VIP table, a row for each level, as players read it too. */
export function VipForm() {
  const t = useArea(offerTexts)
  return (
    <DocumentForm name="vip" lead={t.vipLead}>
      {({ levels }, change, isFixed) => {
        const set = (level: number, name: keyof Level, value: string) =>
          change({
            levels: levels.map((one, index) =>
              index === level
                ? { ...one, [name]: numbers.some((it) => it === name) ? Number(value) : value }
                : one,
            ),
          })
        const columns: readonly Column<Row>[] = [
          { head: t.level, render: ({ level }) => <b>{level}</b> },
          ...order.map((name): Column<Row> => ({
            head: t[name],
            render: (row) =>
              row[name] === null ? (
                '–'
              ) : (
                <TextInput
                  size="xs"
                  miw={isAmount(name) ? 110 : 70}
                  aria-label={`${t.level} ${row.level} ${t[name]}`}
                  inputMode="decimal"
                  readOnly={isFixed}
                  value={String(row[name])}
                  onChange={(event) => set(row.level, name, event.currentTarget.value)}
                />
              ),
          })),
        ]
        return (
          <Rows
            rows={levels.map((one, level): Row => ({ ...one, level }))}
            rowKey={({ level }) => String(level)}
            minWidth={860}
            columns={columns}
          />
        )
      }}
    </DocumentForm>
  )
}
