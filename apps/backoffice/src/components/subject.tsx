import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'

type SubjectProps = {
  readonly subject: string
  /** The time of bets that came too late: the event opens with their giving back filled in. */
  readonly late?: { readonly from: string; readonly to: string } | undefined
}

/** What something is about, as `kind:id`; players and events, also of an outcome, are links to their pages. */
export function Subject({ subject, late }: SubjectProps) {
  const eventId = /^(?:event|outcome):([^/]+)/.exec(subject)?.[1]
  if (eventId) {
    return (
      <Link to="/mercados/$eventId" params={{ eventId }} search={late ?? {}}>
        {subject}
      </Link>
    )
  }
  const playerId = /^player:(\d+)$/.exec(subject)?.[1]
  if (!playerId) {
    return (
      <Text size="sm" className="code">
        {subject}
      </Text>
    )
  }
  return (
    <Link to="/jogador/$playerId" params={{ playerId }}>
      #{playerId}
    </Link>
  )
}
