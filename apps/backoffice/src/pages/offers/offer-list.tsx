import type { ops } from '@jogada/contract'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ExportButton } from '../../components/export-button.tsx'
import { Loaded } from '../../components/page.tsx'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { SpecFields } from '../../components/spec-form.tsx'
import type { Field, Values } from '../../components/spec-form.tsx'
import { isNoClock } from '../../components/wall-clock.ts'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { overtakenTexts } from '../../i18n/areas/overtaken.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'

/** What a change was drawn from, and why it is made. */
export type Drawn = { readonly version: string | null; readonly reason: string }

/** A list of offers, each of which a form changes; the form names the reason and previews. */
export function OfferList<T extends { readonly version: string }>(props: {
  readonly table: ops.exports.ExportTable
  readonly query: UseQueryResult<readonly T[]>
  readonly idOf: (row: T) => string
  readonly columns: readonly Column<T>[]
  readonly fieldsOf: (row: T | null, values: Values) => readonly Field[]
  readonly valuesOf: (row: T | null) => Values
  readonly preview?: (values: Values) => string
  /** What can be asked of the offer as it is typed. */
  readonly look?: (id: string, values: Values) => ReactNode
  readonly isBusy: boolean
  readonly save: (id: string, values: Values, drawn: Drawn, done: () => void) => void
}) {
  const t = useArea(offerTexts)
  const { taken } = useArea(overtakenTexts)
  const me = useMe()
  const { query, idOf, columns } = props
  const [open, setOpen] = useState<{ row: T | null; values: Values } | null>(null)
  const mayChange = me.may('offer.change')
  const start = (row: T | null) => setOpen({ row, values: props.valuesOf(row) })
  const idIn = ({ row, values }: { row: T | null; values: Values }) =>
    row ? idOf(row) : String(values.id ?? '')
  const standing = open && (query.data?.find((row) => idOf(row) === idIn(open)) ?? null)
  const isOvertaken = open !== null && standing?.version !== open.row?.version
  /** What somebody else made of an offer, field by field. */
  const changedFields = (before: T, after: T) => {
    const [was, is] = [props.valuesOf(before), props.valuesOf(after)]
    const changed = props.fieldsOf(after, is).filter(({ name }) => was[name] !== is[name])
    return changed.map((field) => ({ ...field, isFixed: true }))
  }
  const idField: Field = { name: 'id', label: t.id, kind: 'text' }
  const fields = open
    ? [...(open.row ? [] : [idField]), ...props.fieldsOf(open.row, open.values)]
    : []
  const edit: Column<T> = {
    kind: 'actions',
    render: (row) =>
      mayChange && (
        <Button size="compact-xs" variant="default" onClick={() => start(row)}>
          {t.edit}
        </Button>
      ),
  }
  return (
    <Stack>
      <Group justify="flex-end" gap="xs">
        <ExportButton table={props.table} />
        {mayChange && (
          <Button size="xs" onClick={() => start(null)}>
            {t.add}
          </Button>
        )}
      </Group>
      <Loaded query={query} isEmpty={(rows) => rows.length === 0}>
        {(rows) => <Rows rows={rows} rowKey={idOf} columns={[...columns, edit]} minWidth={820} />}
      </Loaded>
      {open && (
        <ReasonModal
          title={open.row ? idOf(open.row) : t.add}
          size="lg"
          isOpen
          isReady={!isOvertaken && !fields.some(isWrong(open.values))}
          isBusy={props.isBusy}
          onClose={() => setOpen(null)}
          onConfirm={(reason) => {
            const drawn = { version: open.row?.version ?? null, reason }
            props.save(idIn(open), open.values, drawn, () => setOpen(null))
          }}
        >
          {isOvertaken && standing && open.row && (
            <Overtaken
              newest={
                <SpecFields
                  fields={changedFields(open.row, standing)}
                  values={props.valuesOf(standing)}
                  onChange={() => {}}
                />
              }
              onDrop={() => start(standing)}
              onKeep={() => setOpen({ ...open, row: standing })}
            />
          )}
          {isOvertaken && !open.row && (
            <Text size="sm" c="orange" role="alert">
              {taken}
            </Text>
          )}
          <SpecFields
            fields={fields}
            values={open.values}
            onChange={(values) => setOpen({ ...open, values })}
          />
          {props.preview && <Text size="sm">{props.preview(open.values)}</Text>}
          {props.look?.(idIn(open), open.values)}
        </ReasonModal>
      )}
    </Stack>
  )
}

const isWrong =
  (values: Values) =>
  ({ kind, name }: Field) =>
    kind === 'instant' && isNoClock(values[name])

/** Whether something is shown to players. */
export function OnAir({ isOn }: { readonly isOn: boolean }) {
  const t = useArea(offerTexts)
  return (
    <Badge color={isOn ? 'teal' : 'gray'} variant="light" tt="none" miw="fit-content">
      {isOn ? t.on : t.off}
    </Badge>
  )
}

/** The choices of a field out of its words. */
export const choicesOf = (words: Readonly<Record<string, string>>, only?: readonly string[]) =>
  (only ?? Object.keys(words)).map((value) => ({ value, label: words[value] ?? value }))
