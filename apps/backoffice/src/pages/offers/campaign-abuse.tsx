import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Group, Modal, Stack, Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { instantText, Money } from '../../components/shown.tsx'
import { campaignAbuseTexts } from '../../i18n/areas/campaign-abuse.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'

type Answer = CallReply<typeof ops.offers.campaignAbuse>
type Suspect = Answer['players'][number]

/** Who of the takers of a campaign shows a sign of abuse, with what each of them did. */
export function CampaignAbuse(props: {
  readonly campaignId: string
  readonly onClose: () => void
}) {
  const { campaignId, onClose } = props
  const t = useArea(campaignAbuseTexts)
  const query = useCall(ops.offers.campaignAbuse, { params: { id: campaignId } })
  return (
    <Modal opened size="xl" title={`${t.title}: ${campaignId}`} onClose={onClose}>
      <Loaded query={query}>{(answer) => <Suspects answer={answer} />}</Loaded>
    </Modal>
  )
}

function Suspects({ answer }: { readonly answer: Answer }) {
  const { from, looked, isWhole, suspect, players } = answer
  const t = useArea(campaignAbuseTexts)
  const { lang } = useTexts()
  return (
    <Stack gap="sm">
      <Text size="sm">
        {t.lead
          .replace('{from}', instantText(from, lang))
          .replace('{looked}', String(looked))
          .replace('{suspect}', String(suspect))}{' '}
        {!isWhole && t.part}
      </Text>
      {players.length > 0 && (
        <Rows
          rows={players}
          rowKey={({ playerId }) => playerId}
          minWidth={760}
          columns={[
            { head: t.player, render: ({ playerId }) => <PlayerLink playerId={playerId} /> },
            { head: t.bonuses, kind: 'money', render: ({ bonuses }) => bonuses },
            { head: t.granted, kind: 'money', render: (row) => <Money amount={row.granted} /> },
            { head: t.becameCash, kind: 'money', render: (row) => <Money amount={row.released} /> },
            { head: t.takenOut, kind: 'money', render: (row) => <Money amount={row.takenOut} /> },
            { head: t.signs, render: (row) => <Signs row={row} /> },
            { head: t.sharedWith, render: (row) => <Shared row={row} /> },
          ]}
        />
      )}
      <Text size="xs" c="dimmed">
        {t.note}
      </Text>
    </Stack>
  )
}

function Signs({ row }: { readonly row: Suspect }) {
  const t = useArea(campaignAbuseTexts)
  return (
    <Group gap={6}>
      {row.signs.map((sign) => (
        <Badge key={sign} color="yellow" variant="light" tt="none" miw="fit-content">
          {word(t.signNames, sign)}
        </Badge>
      ))}
    </Group>
  )
}

function Shared({ row: { shared, sharedWith } }: { readonly row: Suspect }) {
  const more = shared - sharedWith.length
  return (
    <Group gap={6}>
      {sharedWith.map((playerId) => (
        <PlayerLink key={playerId} playerId={playerId} />
      ))}
      {more > 0 && `+${more}`}
    </Group>
  )
}
