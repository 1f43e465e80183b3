import { Button, Checkbox, Group, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { ColumnChooser, useColumns } from './column-chooser.tsx'
import { Nothing } from './nothing.tsx'
import type { Selection } from './selection.tsx'

/** One column: its head, how its cells are set, and what stands in them. */
export type Column<T> = {
  readonly head?: ReactNode
  readonly kind?: 'money' | 'code' | 'day' | 'actions'
  readonly render: (row: T) => ReactNode
}

/**
 * The table of every list: scrolls sideways when narrow, and marks the row the keys are on. Of a list
 * with a name each operator chooses the columns.
 */
export function Rows<T>(props: {
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string
  readonly columns: readonly Column<T>[]
  readonly minWidth?: number
  readonly chosen?: T | undefined
  readonly selection?: Selection<T> | undefined
  /** What the list is called where the choice of its columns is kept. */
  readonly list?: string
}) {
  const { rows, rowKey, chosen, selection, list } = props
  const { shown: columns, heads, hidden, hide } = useColumns(list, props.columns)
  if (rows.length === 0) return <Nothing />
  const table = (
    <Table.ScrollContainer
      minWidth={((props.minWidth ?? 560) * columns.length) / props.columns.length}
      // the keyboard scrolls it too
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table verticalSpacing={6} highlightOnHover>
        <Table.Thead>
          <HeadRow rows={rows} columns={columns} selection={selection} />
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <BodyRow
              key={rowKey(row)}
              row={row}
              name={rowKey(row)}
              isChosen={chosen === undefined ? undefined : row === chosen}
              columns={columns}
              selection={selection}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
  if (!list) return table
  return (
    <div>
      <Group justify="flex-end">
        <ColumnChooser heads={heads} hidden={hidden} onHide={hide} />
      </Group>
      {table}
    </div>
  )
}

function HeadRow<T>(props: {
  readonly rows: readonly T[]
  readonly columns: readonly Column<T>[]
  readonly selection: Selection<T> | undefined
}) {
  const { rows, columns, selection } = props
  const t = useArea(listTexts)
  return (
    <Table.Tr>
      {selection && (
        <Table.Th w={36}>
          <Checkbox
            size="xs"
            aria-label={t.selectAll}
            checked={selection.isAllChosen}
            indeterminate={selection.rows.length > 0 && !selection.isAllChosen}
            disabled={!rows.some(selection.canChoose)}
            onChange={selection.toggleAll}
          />
        </Table.Th>
      )}
      {columns.map(({ head, kind }, place) => (
        <Table.Th key={place} className={kind === 'money' || kind === 'day' ? kind : undefined}>
          {head ?? <span className="unseen">{t.actions}</span>}
        </Table.Th>
      ))}
    </Table.Tr>
  )
}

function BodyRow<T>(props: {
  readonly row: T
  readonly name: string
  /** Whether the keys are on it; undefined where they move over no rows. */
  readonly isChosen: boolean | undefined
  readonly columns: readonly Column<T>[]
  readonly selection: Selection<T> | undefined
}) {
  const { row, name, isChosen, columns, selection } = props
  const t = useArea(listTexts)
  return (
    <Table.Tr
      className={isChosen ? 'chosen' : undefined}
      tabIndex={isChosen ? -1 : undefined}
      aria-selected={isChosen}
    >
      {selection && (
        <Table.Td>
          <Checkbox
            size="xs"
            aria-label={`${t.select} ${name}`}
            checked={selection.has(row)}
            disabled={!selection.canChoose(row)}
            onChange={() => selection.toggle(row)}
          />
        </Table.Td>
      )}
      {columns.map(({ kind, render }, place) => (
        <Table.Td key={place} className={kind}>
          {render(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

/** Below a list: which keys work, back to its start, and on to the rows after these. */
export function Pager(props: {
  readonly keys?: string
  readonly nextLabel?: string
  readonly first?: (() => void) | false | '' | undefined
  readonly next?: (() => void) | false | null | undefined
  readonly children?: ReactNode
}) {
  const { t } = useTexts()
  const { keys, first, next, children } = props
  if (!keys && !first && !next && !children) return null
  return (
    <Group justify="space-between">
      <Text size="xs" c="dimmed">
        {keys}
      </Text>
      <Group>
        {children}
        {first && (
          <Button size="xs" variant="default" onClick={first}>
            {t.first}
          </Button>
        )}
        {next && (
          <Button size="xs" variant="default" onClick={next}>
            {props.nextLabel ?? t.more}
          </Button>
        )}
      </Group>
    </Group>
  )
}
