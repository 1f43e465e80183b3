import { Link } from '@tanstack/react-router'
import { useMe } from '../../me.ts'
import { readPlay } from './read-play.ts'

/** A bet or round by its name, leading to all that is known of it for whoever may look at players. */
export function PlayLink(props: {
  readonly playerId: string
  readonly play: string
  readonly name?: string
}) {
  const { playerId, play, name = play } = props
  const me = useMe()
  if (!me.may('player.view') || !readPlay(play)) return <>{name}</>
  return (
    <Link to="/jogador/$playerId" params={{ playerId }} search={{ play }}>
      {name}
    </Link>
  )
}
