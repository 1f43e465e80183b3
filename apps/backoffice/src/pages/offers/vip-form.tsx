import { ops } from '@jogada/contract'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useCallOnce } from '../../api/use-call.ts'
import { DocumentForm } from './document-form.tsx'
import { VipPreview } from './vip-preview.tsx'

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

const previewOf = (draft: ops.settings.Documents['vip']) => <Preview draft={draft} />

/** The VIP table, a row for each level, as players read it too. */
export function VipForm() {
  const t = useArea(offerTexts)
  return (
    <DocumentForm name="vip" lead={t.vipLead} preview={previewOf}>
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
