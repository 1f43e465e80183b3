import type { ops } from '@jogada/contract'
import { Badge, Button, Group, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportButton } from '../../components/export-button.tsx'
import { Loaded } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { idIn, OfferModal } from './offer-modal.tsx'
import type { OfferKind, Opened } from './offer-modal.tsx'

/** A list of offers of a kind, each of which a form changes. */
export function OfferList<T extends { readonly version: string }>(
  props: OfferKind<T> & {
    readonly table: ops.exports.ExportTable
    readonly query: UseQueryResult<readonly T[]>
    readonly columns: readonly Column<T>[]
  },
) {
  const t = useArea(offerTexts)
  const me = useMe()
  const { query, idOf, columns } = props
  const [open, setOpen] = useState<Opened<T> | null>(null)
  const mayChange = me.may('offer.change')
  const start = (row: T | null) => setOpen({ row, values: props.valuesOf(row) })
  const standing = (id: string) => query.data?.find((row) => idOf(row) === id) ?? null
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
        <OfferModal
          kind={props}
          open={open}
          standing={standing(idIn(props, open))}
          onChange={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  )
}

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
