import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import {
  Badge,
  Button,
  Card,
  Group as Row,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Instant } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { Parts } from './parts.tsx'

const REFRESH_MS = 3000

type Name = ops.switches.SwitchName
type State = CallReply<typeof ops.switches.list>[number]

/** Stops a service at once; starting it again takes two people. */
export function SwitchesPage() {
  const { t } = useTexts()
  const me = useMe()
  const [asking, setAsking] = useState<{ name: Name; what: 'stop' | 'release' } | null>(null)
  const query = useCall(ops.switches.list, {}, { refreshMs: REFRESH_MS })
  const close = () => setAsking(null)
  const stop = useChange(ops.switches.stop, close)
  const release = useChange(ops.switches.release, close)
  return (
    <Page title={t.switches}>
      <Loaded query={query}>
        {(states) => (
          <Stack gap="xl">
            {groupsOf(states).map(({ group, members }) => (
              <section key={group} aria-label={t.switchGroups[group]}>
                <Title order={2} size="h4" mb="sm">
                  {t.switchGroups[group]}
                </Title>
                <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
                  {members.map((state) => (
                    <SwitchCard
                      key={state.name}
                      state={state}
                      ask={(what) => setAsking({ name: state.name, what })}
                    />
                  ))}
                </SimpleGrid>
              </section>
            ))}
            {me.may('switch.stop') && (
              <StudioGame onStop={(name) => setAsking({ name, what: 'stop' })} />
            )}
          </Stack>
        )}
      </Loaded>
      {me.may('setting.view') && <Parts />}
      <ReasonModal
        title={asking ? `${t[asking.what]}: ${word(t.switchNames, asking.name)}` : ''}
        {...(asking?.what === 'release' ? { lead: t.releaseLead } : { color: 'red' })}
        isOpen={asking !== null}
        isBusy={stop.isPending || release.isPending}
        onClose={close}
        onConfirm={(reason) => {
          const input = { params: { name: asking!.name }, body: { reason } }
          if (asking!.what === 'stop') stop.mutate(input)
          else release.mutate(input)
        }}
      />
    </Page>
  )
}

const GROUPS = ['services', 'games', 'automatic'] as const
type Group = (typeof GROUPS)[number]

const groupOf = (name: Name): Group => {
  if (name.startsWith('automatic')) return 'automatic'
  return name.includes(':') ? 'games' : 'services'
}

const groupsOf = (states: readonly State[]) =>
  GROUPS.map((group) => ({ group, members: states.filter(({ name }) => groupOf(name) === group) }))

function SwitchCard(props: {
  readonly state: State
  readonly ask: (what: 'stop' | 'release') => void
}) {
  const { name, isStopped, reason, changedAt, changedBy } = props.state
  const { t } = useTexts()
  const me = useMe()
  return (
    <Card withBorder padding="sm">
      <Row justify="space-between" wrap="nowrap" align="start">
        <Stack gap={4} align="start">
          <Text fw={600}>{word(t.switchNames, name)}</Text>
          <Badge color={isStopped ? 'red' : 'teal'}>{isStopped ? t.stopped : t.running}</Badge>
        </Stack>
        {!isStopped && me.may('switch.stop') && (
          <Button
            size="xs"
            color="red"
            variant="light"
            flex="none"
            onClick={() => props.ask('stop')}
          >
            {t.stop}
          </Button>
        )}
        {isStopped && me.may('switch.release') && (
          <Button size="xs" variant="default" flex="none" onClick={() => props.ask('release')}>
            {t.release}
          </Button>
        )}
      </Row>
      {changedAt && (
        <Text size="sm" c="dimmed" mt={4}>
          {t.since} <Instant at={changedAt} />
          {changedBy && ` · ${changedBy}`} · “{reason}”
        </Text>
      )}
    </Card>
  )
}

/** Names a game of a studio that is to be stopped; it has a card of its own from then on. */
function StudioGame({ onStop }: { readonly onStop: (name: Name) => void }) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  return (
    <Card withBorder>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onStop(`studio:${code.trim()}`)
        }}
      >
        <Row justify="space-between" align="end">
          <TextInput
            required
            label={t.studioGame}
            description={t.studioGameHint}
            pattern="[a-z0-9\-]+\.[a-z0-9\-]+"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" color="red" variant="light">
            {t.stop}
          </Button>
        </Row>
      </form>
    </Card>
  )
}
