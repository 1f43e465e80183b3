import { Button, Checkbox, Popover, Stack, Text } from '@mantine/core'
import { Columns3 } from 'lucide-react'
import { use, useState } from 'react'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { MeContext } from '../me.ts'
import type { Column } from './rows.tsx'

const KEY = 'jogada.ops.columns'

/** The heads of columns that somebody can do without: those that are called something. */
const headsOf = (columns: readonly Column<never>[]): readonly string[] => [
  ...new Set(columns.flatMap(({ head }) => (typeof head === 'string' ? [head] : []))),
]

/**
 * What of a list's columns is shown to this operator in this browser, and how to choose it; a list
 * without a name shows all. Heads are kept, so that a column that is new or called otherwise is there.
 */
export function useColumns<T>(list: string | undefined, columns: readonly Column<T>[]) {
  const me = use(MeContext)
  const place = list && `${KEY}.${me?.staffId ?? ''}.${list}`
  const [kept, setKept] = useState<Kept | null>(null)
  const all = place === undefined ? [] : kept?.place === place ? kept.hidden : readHidden(place)
  const heads = headsOf(columns)
  const known = heads.filter((head) => all.includes(head))
  // nobody is left with an empty table when columns are called otherwise
  const hidden = known.length < heads.length ? known : []
  return {
    shown: columns.filter(({ head }) => typeof head !== 'string' || !hidden.includes(head)),
    heads,
    hidden,
    hide: (next: readonly string[]) => {
      if (!place) return
      if (next.length === 0) localStorage.removeItem(place)
      else localStorage.setItem(place, JSON.stringify(next))
      setKept({ place, hidden: next })
    },
  }
}

type Kept = { readonly place: string; readonly hidden: readonly string[] }

function readHidden(place: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((head) => typeof head === 'string') : []
  } catch {
    return []
  }
}

/** Lets columns be hidden and shown; Escape gives the keyboard back to its button. */
export function ColumnChooser(props: {
  readonly heads: readonly string[]
  readonly hidden: readonly string[]
  readonly onHide: (hidden: readonly string[]) => void
}) {
  const { heads, hidden, onHide } = props
  const t = useArea(listTexts)
  const [isOpen, setOpen] = useState(false)
  const left = heads.length - hidden.length
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<Columns3 size={14} aria-hidden="true" />}
          onClick={() => setOpen((now) => !now)}
        >
          {hidden.length === 0
            ? t.columns
            : t.columnsOf.replace('{n}', String(left)).replace('{m}', String(heads.length))}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" maw={280}>
        <Stack gap={6}>
          {heads.map((head) => {
            const isHidden = hidden.includes(head)
            return (
              <Checkbox
                key={head}
                size="xs"
                label={head}
                checked={!isHidden}
                // one must stay
                disabled={!isHidden && left === 1}
                onChange={() =>
                  onHide(isHidden ? hidden.filter((one) => one !== head) : [...hidden, head])
                }
              />
            )
          })}
          <Text size="xs" c="dimmed">
            {t.columnsLead}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            disabled={hidden.length === 0}
            onClick={() => onHide([])}
          >
            {t.allColumns}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
