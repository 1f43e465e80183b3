import { ops } from '@jogada/contract'
import { Button, Group, Stack } from '@mantine/core'
import { AmountField } from '../../components/amount-field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useCallOnce } from '../../api/use-call.ts'
import { DocumentForm } from './document-form.tsx'
import { VipPreview } from './vip-preview.tsx'

type Level = ops.settings.Documents['vip']['levels'][number]
type Row = Level & { readonly level: number }

/** The columns that are amounts, and those that are numbers: how many parts of one are kept. */
const columnsOf = {
  deposited: 'amount',
  played: 'amount',
  playedAlone: 'amount',
  award: 'amount',
  withdrawalsPerDay: { parts: 1, unit: '' },
  withdrawalFeePerMille: { parts: 10, unit: '%' },
  rebateParts: { parts: 1000, unit: '%' },
} as const satisfies Record<keyof Level, 'amount' | { parts: number; unit: string }>

const order = Object.keys(columnsOf) as (keyof Level)[]

const previewOf = (draft: ops.settings.Documents['vip']) => <Preview draft={draft} />

/** The VIP table, a row for each level, as players read it too. */
export function VipForm() {
  const t = useArea(offerTexts)
  return (
    <DocumentForm name="vip" lead={t.vipLead} preview={previewOf}>
      {({ levels }, change, isFixed) => {
        const set = (level: number, name: keyof Level, value: string | number) =>
          change({
            levels: levels.map((one, index) => (index === level ? { ...one, [name]: value } : one)),
          })
        const columns: readonly Column<Row>[] = [
          { head: t.level, render: ({ level }) => <b>{level}</b> },
          ...order.map((name): Column<Row> => ({
            head: t[name],
            render: (row) => (
              <Cell
                label={`${t.level} ${row.level} ${t[name]}`}
                name={name}
                value={row[name]}
                isFixed={isFixed}
                onChange={(value) => set(row.level, name, value)}
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

function Cell(props: {
  readonly label: string
  readonly name: keyof Level
  /** Null where the level asks for nothing of the kind. */
  readonly value: string | number | null
  readonly isFixed: boolean
  readonly onChange: (value: string | number) => void
}) {
  const { label, name, value, isFixed, onChange } = props
  const column = columnsOf[name]
  const common = { size: 'xs', 'aria-label': label, readOnly: isFixed, onChange } as const
  if (value === null) return '–'
  return column === 'amount' ? (
    <AmountField {...common} miw={124} value={String(value)} />
  ) : (
    <NumberField {...common} {...column} miw={84} value={Number(value)} />
  )
}

/** Asks whom the table as it is typed would move; what was seen of another table is gone. */
function Preview({ draft }: { readonly draft: ops.settings.Documents['vip'] }) {
  const t = useArea(offerTexts)
  const look = useCallOnce(ops.settings.previewVip)
  const isOfDraft = look.variables?.body.value === draft
  return (
    <Stack>
      <Group>
        <Button
          variant="default"
          loading={look.isPending}
          onClick={() => look.mutate({ body: { value: draft } })}
        >
          {t.previewTable}
        </Button>
      </Group>
      {look.data && isOfDraft && <VipPreview preview={look.data} />}
    </Stack>
  )
}
