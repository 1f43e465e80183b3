import type { CallDefinition, CallInput } from '@jogada/contract'
import { Button, Group, Paper, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Refused, request } from '../api/request.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'

/** More than these are not decided with one click. */
export const MOST_AT_ONCE = 25

/** Rows of a list that were chosen for something that is done to each of them. */
export type Selection<T> = {
  readonly rows: readonly T[]
  readonly has: (row: T) => boolean
  /** Whether a row can be chosen at all. */
  readonly canChoose: (row: T) => boolean
  readonly isAllChosen: boolean
  readonly toggle: (row: T) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Chosen rows by key; what has left the list is no longer chosen. */
export function useSelection<T>(
  all: readonly T[],
  keyOf: (row: T) => string,
  canChoose: (row: T) => boolean = () => true,
): Selection<T> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const choosable = all.filter(canChoose)
  const rows = choosable.filter((row) => keys.has(keyOf(row)))
  return {
    rows,
    has: (row) => canChoose(row) && keys.has(keyOf(row)),
    canChoose,
    isAllChosen: rows.length > 0 && rows.length === choosable.length,
    toggle(row) {
      if (!canChoose(row)) return
      const next = new Set(keys)
      if (!next.delete(keyOf(row))) next.add(keyOf(row))
      setKeys(next)
    },
    toggleAll: () => setKeys(new Set(rows.length === choosable.length ? [] : choosable.map(keyOf))),
    clear: () => setKeys(new Set()),
  }
}

/** What can be done to the chosen rows, above their list. */
export function SelectionBar<T>(props: {
  readonly selection: Selection<T>
  readonly children: ReactNode
}) {
  const { selection, children } = props
  const t = useArea(listTexts)
  const count = selection.rows.length
  if (count === 0) return null
  return (
    <Paper withBorder p="xs" className="selection">
      <Group justify="space-between">
        <Text size="sm" aria-live="polite">
          {t.selected.replace('{n}', String(count))}
          {count > MOST_AT_ONCE && ` · ${t.most.replace('{n}', String(MOST_AT_ONCE))}`}
        </Text>
        <Group gap="xs">
          {count <= MOST_AT_ONCE && children}
          <Button size="xs" variant="subtle" onClick={selection.clear}>
            {t.clear}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}

/**
 * Makes a call for each of several things, one after the other: each is decided, refused and traced
 * by itself. Tells how many were done, and why the others were not.
 */
export function useEach<const C extends CallDefinition>(definition: C, done: () => void) {
  const t = useArea(listTexts)
  const queries = useQueryClient()
  return useMutation<void, Error, readonly CallInput<C>[]>({
    async mutationFn(inputs) {
      const refused: string[] = []
      for (const input of inputs) {
        try {
          await request(definition, input)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refused.push(error.message)
        }
      }
      const count = String(inputs.length - refused.length)
      const why = [...new Set(refused)].join(' · ')
      notifications.show({
        color: refused.length === 0 ? 'teal' : 'yellow',
        autoClose: refused.length === 0 ? 4000 : false,
        message: (refused.length === 0 ? t.bulkDone : t.bulkPartly)
          .replace('{n}', count)
          .replace('{m}', String(refused.length))
          .replace('{why}', why),
      })
    },
    onError: ({ message }) => notifications.show({ message, color: 'red', autoClose: false }),
    onSettled() {
      void queries.invalidateQueries()
      done()
    },
  })
}
