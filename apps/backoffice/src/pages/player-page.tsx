import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useCall } from '../api/use-call.ts'
import { Risk } from '../components/player/risk.tsx'
import { Tags } from '../components/player/tags.tsx'
import { Figures } from '../components/figures.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { OpenedPlay } from '../components/play/opened-play.tsx'
import { PlayerActions } from '../components/player-actions.tsx'
import { Reveal } from '../components/reveal.tsx'
import { Instant } from '../components/shown.tsx'
import { occurrenceTexts } from '../i18n/areas/occurrences.ts'
import { tagTexts } from '../i18n/areas/tags.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { AskedToClose } from '../components/player/asked-to-close.tsx'
import { PauseBadge } from './player/limits.tsx'
import { PlayerTabs } from './player/player-tabs.tsx'

type View = CallReply<typeof ops.players.view>

/** Everything about one player: who, money, play, sessions, notes. */
export function PlayerPage() {
  const { playerId } = useParams({ from: '/jogador/$playerId' })
  const query = useCall(ops.players.view, { params: { playerId } })
  return <Loaded query={query}>{(view) => <Player key={playerId} view={view} />}</Loaded>
}

function Player({ view }: { readonly view: View }) {
  const { t } = useTexts()
  const occurrences = useArea(occurrenceTexts)
  const { playerId } = view
  return (
    <Page
      title={
        <Group gap="sm">
          #{playerId} {view.name}
          {view.isTest && <Badge color="blue">{t.testAccount}</Badge>}
          {view.restriction && (
            <Badge color="red">{view.restriction.kind === 'closed' ? t.closed : t.suspended}</Badge>
          )}
          {view.pause && <PauseBadge pause={view.pause} />}
          {view.depositStop && (
            <Badge color="orange">
              {view.depositStop.kind === 'paused'
                ? occurrences.depositsPaused
                : occurrences.depositsSuspended}
            </Badge>
          )}
          <Badge color={view.kycAt ? 'teal' : 'gray'}>
            {view.kycAt ? t.verified : t.notVerified}
          </Badge>
          <Badge variant="outline">
            {t.level} {view.level}
          </Badge>
          <Risk playerId={playerId} />
          <Tags playerId={playerId} tags={view.tags} />
        </Group>
      }
      actions={<PlayerActions view={view} />}
    >
      {view.restriction && (
        <Text c="red">
          {view.restriction.reason === null ? t.reserved : `“${view.restriction.reason}”`}
        </Text>
      )}
      <AskedToClose view={view} />
      <Group gap="4px 20px">
        <Reveal playerId={playerId} field="email" label={t.email} masked={view.email} />
        <Reveal playerId={playerId} field="phone" label={t.phone} masked={view.phone} />
        {view.cpf && <Reveal playerId={playerId} field="cpf" label="CPF" masked={view.cpf} />}
        <Reveal playerId={playerId} field="name" label={t.name} masked={view.name} />
        <Text size="sm" c="dimmed">
          {t.registered} <Instant at={view.registeredAt} />
        </Text>
      </Group>
      <PlayerFigures view={view} />
      <PlayerTabs view={view} />
      <OpenedPlay playerId={playerId} />
    </Page>
  )
}

/** What the account holds now, and what it did in its life as the reports define it. */
function PlayerFigures({ view: { balances, lifetime } }: { readonly view: View }) {
  const { t } = useTexts()
  const area = useArea(tagTexts)
  const parts = [
    {
      title: area.now,
      cols: { base: 2, xs: 4 },
      figures: [
        [t.cash, balances.cash],
        [t.bonus, balances.bonus],
        [t.held, balances.held],
        [t.withdrawing, balances.withdrawing],
      ],
    },
    {
      title: area.life,
      cols: { base: 2, xs: 3, sm: 5 },
      figures: [
        [area.deposits, lifetime.deposits],
        [area.refunds, lifetime.refunds],
        [area.withdrawals, lifetime.withdrawals],
        [t.ggr, lifetime.ggr],
        ['NGR', lifetime.ngr],
      ],
    },
  ] as const
  return (
    <Stack gap="sm">
      {parts.map(({ title, cols, figures }) => (
        <Stack key={title} gap={4}>
          <Text size="xs" fw={650}>
            {title}
          </Text>
          <Figures figures={figures} cols={cols} />
        </Stack>
      ))}
    </Stack>
  )
}
