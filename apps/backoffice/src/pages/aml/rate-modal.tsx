import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
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

export const KINDS: readonly Kind[] = ['player', 'employee', 'supplier']
const LEVELS: readonly Level[] = ['low', 'medium', 'high']
const SHORTEST_NAME = 2

/** Rates somebody new, or a party of the list once more. */
export function RateModal(props: { readonly party: Party | null; readonly onClose: () => void }) {
  const t = useArea(amlTexts)
  const { party, onClose } = props
  const [kind, setKind] = useState<Kind>(party?.kind ?? 'player')
  const [named, setNamed] = useState(party?.playerId ?? party?.name ?? '')
  const [level, setLevel] = useState<Level>(party?.level ?? 'low')
  const [isExposed, setExposed] = useState(party ? party.exposedSince !== null : false)
  const [exposedSince, setExposedSince] = useState(party?.exposedSince ?? '')
  const [reviewOn, setReviewOn] = useState('')
  const rate = useChange(ops.aml.rate, onClose)
  const ofPlayer = kind === 'player'
  const isNamed = ofPlayer ? /^\d+$/.test(named) : named.trim().length >= SHORTEST_NAME
  return (
    <WordsModal
      title={party ? t.rateAgain : t.newRating}
      label={t.reasons}
      isOpen
      isReady={isNamed && reviewOn !== '' && (!isExposed || exposedSince !== '')}
      isBusy={rate.isPending}
      onClose={onClose}
      onConfirm={(reasons) =>
        rate.mutate({
          body: {
            party: ofPlayer ? { kind, playerId: named } : { kind, name: named.trim() },
            level,
            reasons,
            exposedSince: isExposed ? exposedSince : null,
            reviewOn,
          },
        })
      }
    >
      <Select
        label={t.kind}
        allowDeselect={false}
        disabled={party !== null}
        value={kind}
        data={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(value) => value && setKind(value)}
      />
      <TextInput
        label={ofPlayer ? t.playerId : t.name}
        autoComplete="off"
        required
        disabled={party !== null}
        maxLength={120}
        value={named}
        onChange={(event) => setNamed(event.currentTarget.value)}
      />
      <Select
        label={t.level}
        allowDeselect={false}
        value={level}
        data={LEVELS.map((value) => ({ value, label: t.levels[value] }))}
        onChange={(value) => value && setLevel(value)}
      />
      <Checkbox
        label={t.exposed}
        checked={isExposed}
        onChange={(event) => setExposed(event.currentTarget.checked)}
      />
      {isExposed && (
        <TextInput
          type="date"
          max={LAST_DAY}
          label={t.exposedSince}
          required
          value={exposedSince}
          onChange={(event) => setExposedSince(event.currentTarget.value)}
        />
      )}
      <TextInput
        type="date"
        max={LAST_DAY}
        label={t.reviewOn}
        required
        value={reviewOn}
        onChange={(event) => setReviewOn(event.currentTarget.value)}
      />
    </WordsModal>
  )
}
