import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { overtakenTexts } from '../i18n/areas/overtaken.ts'
import { useArea } from '../i18n/use-area.ts'

/**
 * Says that somebody saved a newer version than the one a form was drawn from. Whoever has looked at it
 * goes on from it, or keeps what was typed and saves that over it knowingly.
 */
export function Overtaken(props: {
  readonly newest: ReactNode
  readonly onDrop: () => void
  readonly onKeep: () => void
}) {
  const t = useArea(overtakenTexts)
  const [isLooking, setLooking] = useState(false)
  return (
    <Alert color="orange" title={t.title}>
      <Stack gap="sm">
        <Text size="sm">{t.lead}</Text>
        {isLooking ? (
          <>
            <Card withBorder component="section" aria-label={t.newest}>
              {props.newest}
            </Card>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={props.onDrop}>
                {t.drop}
              </Button>
              <Button size="xs" variant="default" onClick={props.onKeep}>
                {t.keep}
              </Button>
            </Group>
          </>
        ) : (
          <Group>
            <Button size="xs" variant="default" onClick={() => setLooking(true)}>
              {t.look}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
