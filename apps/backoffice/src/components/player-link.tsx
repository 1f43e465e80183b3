import { Link } from '@tanstack/react-router'

/** A player's number, leading to everything about that player. */
export const PlayerLink = ({ playerId }: { readonly playerId: string }) => (
  <Link to="/jogador/$playerId" params={{ playerId }}>
    #{playerId}
  </Link>
)
