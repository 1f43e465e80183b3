import { ops } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Overtaken } from '../../components/overtaken.tsx'
import { Rows } from '../../components/rows.tsx'
import { LAST_DAY } from '../../components/wall-clock.ts'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useRatingColumns } from './rating-columns.tsx'
import { WordsModal } from './words-modal.tsx'

type Party = CallReply<typeof ops.aml.parties>['parties'][number]
export type Kind = Party['kind']
type Level = Party['level']

/** A rating as it is typed; whoever is rated by number or by name. */
type Typed = {
  readonly kind: Kind
  readonly named: string
  readonly level: Level
  readonly isExposed: boolean
  readonly exposedSince: string
  readonly reviewOn: string
}

type Who = Pick<Typed, 'kind' | 'named'>

export const KINDS: readonly Kind[] = ['player', 'employee', 'supplier']
const LEVELS: readonly Level[] = ['low', 'medium', 'high']
const SHORTEST_NAME = 2

/** Rates somebody new, or a party of the list once more. */
export function RateModal(props: { readonly party: Party | null; readonly onClose: () => void }) {
  const t = useArea(amlTexts)
  const { party, onClose } = props
  const [typed, setTyped] = useState(() => startOf(party))
  // the rating that the form was drawn from, and whoever may have a newer one
  const [seen, setSeen] = useState(party?.ratingId ?? null)
  const [asked, setAsked] = useState<Who | null>(party && typed)
  const standing = useStanding(asked)
  const isOvertaken = standing !== undefined && BigInt(standing.ratingId) > BigInt(seen ?? 0)
  const rate = useChange(ops.aml.rate, onClose)
  const change = (some: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...some }))
    if (some.kind === undefined && some.named === undefined) return
    setSeen(null)
    setAsked(null)
  }
  return (
    <WordsModal
      title={party ? t.rateAgain : t.newRating}
      label={t.reasons}
      isOpen
      isReady={isWhole(typed) && !isOvertaken}
      isBusy={rate.isPending}
      onClose={onClose}
      onConfirm={(reasons) =>
        rate.mutate(
          { body: { ...ratingOf(typed, reasons), seen } },
          { onError: () => setAsked(typed) },
        )
      }
    >
      {isOvertaken && (
        <Overtaken
          newest={<Standing rating={standing} />}
          onDrop={() => {
            setSeen(standing.ratingId)
            setTyped(startOf(standing))
          }}
          onKeep={() => setSeen(standing.ratingId)}
        />
      )}
      <RatingFields typed={typed} isNew={party === null} onChange={change} />
    </WordsModal>
  )
}

/** Somebody with the rating that stands; undefined where there is none, or it is not known yet. */
function useStanding(who: Who | null): Party | undefined {
  const query = who?.kind === 'player' ? { playerId: who.named } : { name: who?.named.trim() ?? '' }
  const { data } = useCall(
    ops.aml.parties,
    { query: { ...(who && { kind: who.kind }), ...query } },
    { enabled: who !== null },
  )
  return data?.parties[0]
}

function Standing({ rating }: { readonly rating: Party }) {
  const columns = useRatingColumns()
  return (
    <Rows rows={[rating]} rowKey={({ ratingId }) => ratingId} minWidth={760} columns={columns} />
  )
}

function RatingFields(props: {
  readonly typed: Typed
  readonly isNew: boolean
  readonly onChange: (change: Partial<Typed>) => void
}) {
  const { typed, isNew, onChange } = props
  const t = useArea(amlTexts)
  return (
    <>
      <Select
        label={t.kind}
        allowDeselect={false}
        disabled={!isNew}
        value={typed.kind}
        data={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(kind) => kind && onChange({ kind })}
      />
      <TextInput
        label={typed.kind === 'player' ? t.playerId : t.name}
        autoComplete="off"
        required
        disabled={!isNew}
        maxLength={120}
        value={typed.named}
        onChange={(event) => onChange({ named: event.currentTarget.value })}
      />
      <Select
        label={t.level}
        allowDeselect={false}
        value={typed.level}
        data={LEVELS.map((value) => ({ value, label: t.levels[value] }))}
        onChange={(level) => level && onChange({ level })}
      />
      <Checkbox
        label={t.exposed}
        checked={typed.isExposed}
        onChange={(event) => onChange({ isExposed: event.currentTarget.checked })}
      />
      {typed.isExposed && (
        <TextInput
          type="date"
          max={LAST_DAY}
          label={t.exposedSince}
          required
          value={typed.exposedSince}
          onChange={(event) => onChange({ exposedSince: event.currentTarget.value })}
        />
      )}
      <TextInput
        type="date"
        max={LAST_DAY}
        label={t.reviewOn}
        required
        value={typed.reviewOn}
        onChange={(event) => onChange({ reviewOn: event.currentTarget.value })}
      />
    </>
  )
}

const startOf = (party: Party | null): Typed => ({
  kind: party?.kind ?? 'player',
  named: party?.playerId ?? party?.name ?? '',
  level: party?.level ?? 'low',
  isExposed: party ? party.exposedSince !== null : false,
  exposedSince: party?.exposedSince ?? '',
  reviewOn: '',
})

function isWhole({ kind, named, isExposed, exposedSince, reviewOn }: Typed): boolean {
  const isNamed = kind === 'player' ? /^\d+$/.test(named) : named.trim().length >= SHORTEST_NAME
  return isNamed && reviewOn !== '' && (!isExposed || exposedSince !== '')
}

function ratingOf(
  typed: Typed,
  reasons: string,
): Omit<CallInput<typeof ops.aml.rate>['body'], 'seen'> {
  const { kind, named, level, isExposed, exposedSince, reviewOn } = typed
  return {
    party: kind === 'player' ? { kind, playerId: named } : { kind, name: named.trim() },
    level,
    reasons,
    exposedSince: isExposed ? exposedSince : null,
    reviewOn,
  }
}
