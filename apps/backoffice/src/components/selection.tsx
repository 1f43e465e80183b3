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
  /** Chooses these and no others, by their keys. */
  readonly only: (keys: readonly string[]) => void
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
    only: (chosen) => setKeys(new Set(chosen)),
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

/** Whether it was looked at and refused: a server that fails or wants no more calls decided nothing. */
const isDecided = (error: unknown): error is Refused =>
  error instanceof Refused && error.http < 500 && ![401, 429].includes(error.http)

/** What came of calls that were made one after the other, and what cut them off. */
type Made<I> = {
  readonly count: number
  readonly refused: readonly string[]
  readonly cut: Error | null
  /** What was not decided, beginning with what the cut left in doubt. */
  readonly left: readonly I[]
}

/**
 * Makes a call for each of several things, one after the other: each is decided, refused and traced
 * by itself. Tells how many were done, and why the others were not. `done` comes when all are decided;
 * where something cut the calls off, as a lost connection or a fault of the server does, `keep` gets what
 * is left to be done.
 */
export function useEach<const C extends CallDefinition>(
  definition: C,
  done: () => void,
  keep: (left: readonly CallInput<C>[]) => void,
) {
  const t = useArea(listTexts)
  const queries = useQueryClient()
  return useMutation<Made<CallInput<C>>, Error, readonly CallInput<C>[]>({
    async mutationFn(inputs) {
      const refused: string[] = []
      for (const [at, input] of inputs.entries()) {
        try {
          await request(definition, input)
        } catch (error) {
          if (!isDecided(error)) {
            const left = inputs.slice(at)
            return { count: at - refused.length, refused, cut: error as Error, left }
          }
          refused.push(error.message)
        }
      }
      return { count: inputs.length - refused.length, refused, cut: null, left: [] }
    },
    onSuccess({ count, refused, cut, left }) {
      const why = [...new Set([...refused, ...(cut ? [cut.message] : [])])].join(' · ')
      const partly = refused.length === 0 ? t.bulkDone : t.bulkPartly
      notifications.show({
        color: cut ? 'red' : refused.length === 0 ? 'teal' : 'yellow',
        autoClose: why === '' ? 4000 : false,
        message: (cut ? t.bulkCut : partly)
          .replace('{n}', String(count))
          .replace('{m}', String(refused.length))
          .replace('{left}', String(left.length))
          .replace('{why}', why),
      })
      void queries.invalidateQueries()
      if (cut) keep(left)
      else done()
    },
  })
}
