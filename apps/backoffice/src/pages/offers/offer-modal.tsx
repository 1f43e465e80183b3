import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { SpecFields } from '../../components/spec-form.tsx'
import type { Field, Values } from '../../components/spec-form.tsx'
import { isNoClock } from '../../components/wall-clock.ts'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { overtakenTexts } from '../../i18n/areas/overtaken.ts'
import { useArea } from '../../i18n/use-area.ts'

/** What a change was drawn from, and why it is made. */
type Drawn = { readonly version: string | null; readonly reason: string }

type Versioned = { readonly version: string }

/** Offers of a kind: what their form asks for, what it says meanwhile, and how they are saved. */
export type OfferKind<T extends Versioned> = {
  readonly idOf: (row: T) => string
  readonly fieldsOf: (row: T | null, values: Values) => readonly Field[]
  readonly valuesOf: (row: T | null) => Values
  readonly preview?: (values: Values) => string
  /** What can be asked of the offer as it is typed. */
  readonly look?: (id: string, values: Values) => ReactNode
  readonly isBusy: boolean
  readonly save: (id: string, values: Values, drawn: Drawn, done: () => void) => void
}

/** An offer that is changed, or none where a new one is made, and what was typed of it. */
export type Opened<T> = { readonly row: T | null; readonly values: Values }

/** The form that changes an offer; it names the reason and previews. */
export function OfferModal<T extends Versioned>(props: {
  readonly kind: OfferKind<T>
  readonly open: Opened<T>
  /** The offer that has the code of the open one now. */
  readonly standing: T | null
  readonly onChange: (open: Opened<T>) => void
  readonly onClose: () => void
}) {
  const { kind, open, standing, onChange, onClose } = props
  const t = useArea(offerTexts)
  const { taken } = useArea(overtakenTexts)
  const id = idIn(kind, open)
  const isOvertaken = standing?.version !== open.row?.version
  const idField: Field = { name: 'id', label: t.id, kind: 'text' }
  const fields = [...(open.row ? [] : [idField]), ...kind.fieldsOf(open.row, open.values)]
  return (
    <ReasonModal
      title={open.row ? id : t.add}
      size="lg"
      isOpen
      isReady={!isOvertaken && !fields.some(isWrong(open.values))}
      isBusy={kind.isBusy}
      onClose={onClose}
      onConfirm={(reason) =>
        kind.save(id, open.values, { version: open.row?.version ?? null, reason }, onClose)
      }
    >
      {isOvertaken && standing && open.row && (
        <Overtaken
          newest={
            <SpecFields
              fields={changedFields(kind, open.row, standing)}
              values={kind.valuesOf(standing)}
              onChange={() => {}}
            />
          }
          onDrop={() => onChange({ row: standing, values: kind.valuesOf(standing) })}
          onKeep={() => onChange({ ...open, row: standing })}
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
        onChange={(values) => onChange({ ...open, values })}
      />
      {kind.preview && <Text size="sm">{kind.preview(open.values)}</Text>}
      {kind.look?.(id, open.values)}
    </ReasonModal>
  )
}

/** The code of an open offer; that of a new one as it is typed. */
export const idIn = <T extends Versioned>(
  { idOf }: OfferKind<T>,
  { row, values }: Opened<T>,
): string => (row ? idOf(row) : String(values.id ?? ''))

/** What somebody else made of an offer, field by field. */
function changedFields<T extends Versioned>(
  { fieldsOf, valuesOf }: OfferKind<T>,
  before: T,
  after: T,
): readonly Field[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const changed = fieldsOf(after, is).filter(({ name }) => was[name] !== is[name])
  return changed.map((field) => ({ ...field, isFixed: true }))
}

const isWrong =
  (values: Values) =>
  ({ kind, name }: Field) =>
    kind === 'instant' && isNoClock(values[name])
