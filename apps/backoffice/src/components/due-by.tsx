import { Text } from '@mantine/core'
import { Instant } from './shown.tsx'

type DueByProps = {
  readonly by: string | null
  /** Whether it still waits: what is done is never late. */
  readonly isWaiting: boolean
  /** What began then, in a word. */
  readonly begun: string
  readonly since: string
}

/** By when something has to be decided, red when that is over, and since when it waits. */
export function DueBy({ by, isWaiting, begun, since }: DueByProps) {
  const isLate = isWaiting && isOver(by)
  return (
    <>
      <Text size="sm" component="span" c={isLate ? 'red' : 'bright'}>
        <Instant at={by} />
      </Text>
      <Text size="xs" c="dimmed">
        {begun} <Instant at={since} />
      </Text>
    </>
  )
}

const isOver = (by: string | null) => by !== null && Date.parse(by) < Date.now()
