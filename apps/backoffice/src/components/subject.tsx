import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** What something is about, as `kind:id`; a player is a link to the player’s page. */
export function Subject({ subject }: { readonly subject: string }) {
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
