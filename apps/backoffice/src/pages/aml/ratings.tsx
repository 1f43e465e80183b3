import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { KINDS, RateModal } from './rate-modal.tsx'
import type { Kind } from './rate-modal.tsx'
import { useRatingColumns } from './rating-columns.tsx'

type Party = CallReply<typeof ops.aml.parties>['parties'][number]

/** Whoever is rated, those whose review is due first. */
export function Ratings() {
  const t = useArea(amlTexts)
  const me = useMe()
  const [kind, setKind] = useState<Kind>()
  const [skip, setSkip] = useState(0)
  const [rating, setRating] = useState<Party | 'new' | null>(null)
  const [past, setPast] = useState<Party | null>(null)
  const query = useCall(ops.aml.parties, { query: { ...(kind ? { kind } : {}), skip } })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Select
          size="xs"
          clearable
          aria-label={t.kind}
          placeholder={t.everybody}
          value={kind ?? null}
          data={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(value) => {
            setSkip(0)
            setKind(KINDS.find((one) => one === value))
          }}
        />
        {me.may('aml.write') && (
          <Button size="xs" onClick={() => setRating('new')}>
            {t.newRating}
          </Button>
        )}
      </Group>
      <Loaded query={query} isEmpty={({ parties }) => parties.length === 0}>
        {({ parties, next }) => (
          <>
            <Parties parties={parties} onHistory={setPast} onRate={setRating} />
            <Pager
              first={skip > 0 && (() => setSkip(0))}
              next={next !== null && (() => setSkip(next))}
            />
          </>
        )}
      </Loaded>
      {rating !== null && (
        <RateModal
          key={rating === 'new' ? 'new' : rating.partyId}
          party={rating === 'new' ? null : rating}
          onClose={() => setRating(null)}
        />
      )}
      <Modal
        opened={past !== null}
        onClose={() => setPast(null)}
        title={t.history}
        size="xl"
        centered
      >
        {past && <History partyId={past.partyId} />}
      </Modal>
    </Stack>
  )
}

function Parties(props: {
  readonly parties: readonly Party[]
  readonly onHistory: (party: Party) => void
  readonly onRate: (party: Party) => void
}) {
  const { parties, onHistory, onRate } = props
  const t = useArea(amlTexts)
  const me = useMe()
  const columns = useRatingColumns()
  return (
    <Rows
      rows={parties}
      rowKey={({ partyId }) => partyId}
      minWidth={980}
      columns={[
        { head: t.kind, render: (one) => <Who party={one} /> },
        ...columns,
        {
          kind: 'actions',
          render: (one) => (
            <Group gap="xs" wrap="nowrap">
              <Button size="xs" variant="default" onClick={() => onHistory(one)}>
                {t.history}
              </Button>
              {me.may('aml.write') && (
                <Button size="xs" variant="default" onClick={() => onRate(one)}>
                  {t.rateAgain}
                </Button>
              )}
            </Group>
          ),
        },
      ]}
    />
  )
}

function Who({ party: { kind, playerId, name } }: { readonly party: Party }) {
  const t = useArea(amlTexts)
  return (
    <>
      {t.kinds[kind]} {playerId === null ? name : <PlayerLink playerId={playerId} />}
    </>
  )
}

function History({ partyId }: { readonly partyId: string }) {
  const query = useCall(ops.aml.history, { params: { partyId } })
  const columns = useRatingColumns()
  return (
    <Loaded query={query}>
      {(ratings) => (
        <Rows rows={ratings} rowKey={({ ratingId }) => ratingId} minWidth={760} columns={columns} />
      )}
    </Loaded>
  )
}
