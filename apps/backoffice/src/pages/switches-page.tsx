import { ops } from '@jogada/contract'
import { Badge, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Instant } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

const REFRESH_MS = 3000

type Name = ops.switches.SwitchName

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
          <Stack>
            {states.map(({ name, isStopped, reason, changedAt, changedBy }) => (
              <Card key={name} withBorder>
                <Group justify="space-between">
                  <Stack gap={2}>
                    <Group gap="xs">
                      <Text fw={600}>{word(t.switchNames, name)}</Text>
                      <Badge color={isStopped ? 'red' : 'teal'}>
                        {isStopped ? t.stopped : t.running}
                      </Badge>
                    </Group>
                    {changedAt && (
                      <Text size="sm" c="dimmed">
                        {t.since} <Instant at={changedAt} />
                        {changedBy && ` · ${changedBy}`} · “{reason}”
                      </Text>
                    )}
                  </Stack>
                  {!isStopped && me.may('switch.stop') && (
                    <Button color="red" onClick={() => setAsking({ name, what: 'stop' })}>
                      {t.stop}
                    </Button>
                  )}
                  {isStopped && me.may('switch.release') && (
                    <Button variant="default" onClick={() => setAsking({ name, what: 'release' })}>
                      {t.release}
                    </Button>
                  )}
                </Group>
              </Card>
            ))}
            {me.may('switch.stop') && (
              <StudioGame onStop={(name) => setAsking({ name, what: 'stop' })} />
            )}
          </Stack>
        )}
      </Loaded>
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
        <Group justify="space-between" align="end">
          <TextInput
            required
            label={t.studioGame}
            description={t.studioGameHint}
            pattern="[a-z0-9\-]+\.[a-z0-9\-]+"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" color="red">
            {t.stop}
          </Button>
        </Group>
      </form>
    </Card>
  )
}
