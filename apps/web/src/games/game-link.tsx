import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GameCard } from './game-queries.ts'

export type GameLinkProps = {
  readonly game: Pick<GameCard, 'code' | 'page'>
  readonly className: string
  readonly children: ReactNode
}

/** Leads to a game of the house, or to the room in which another studio's game opens. */
export function GameLink({ game, className, children }: GameLinkProps) {
  if (game.page !== null) {
    return (
      <Link to={game.page} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <Link to="/play" search={{ game: game.code }} className={className}>
      {children}
    </Link>
  )
}
