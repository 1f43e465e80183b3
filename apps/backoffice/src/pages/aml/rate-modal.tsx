import { ops } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { LAST_DAY } from '../../components/wall-clock.ts'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
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

export const KINDS: readonly Kind[] = ['player', 'employee', 'supplier']
const LEVELS: readonly Level[] = ['low', 'medium', 'high']
const SHORTEST_NAME = 2

/** Rates somebody new, or a party of the list once more. */
export function RateModal(props: { readonly party: Party | null; readonly onClose: () => void }) {
  const t = useArea(amlTexts)
  const { party, onClose } = props
  const [typed, setTyped] = useState(() => startOf(party))
  const rate = useChange(ops.aml.rate, onClose)
  return (
    <WordsModal
      title={party ? t.rateAgain : t.newRating}
      label={t.reasons}
      isOpen
      isReady={isWhole(typed)}
      isBusy={rate.isPending}
      onClose={onClose}
      onConfirm={(reasons) => rate.mutate({ body: ratingOf(typed, reasons) })}
    >
      <RatingFields
        typed={typed}
        isNew={party === null}
        onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
      />
    </WordsModal>
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

function ratingOf(typed: Typed, reasons: string): CallInput<typeof ops.aml.rate>['body'] {
  const { kind, named, level, isExposed, exposedSince, reviewOn } = typed
  return {
    party: kind === 'player' ? { kind, playerId: named } : { kind, name: named.trim() },
    level,
    reasons,
    exposedSince: isExposed ? exposedSince : null,
    reviewOn,
  }
}
