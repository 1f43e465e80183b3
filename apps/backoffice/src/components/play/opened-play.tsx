import { useNavigate, useSearch } from '@tanstack/react-router'
import { PlayDialog } from './play-dialog.tsx'

const PAGE = '/jogador/$playerId'

/** Opens bets and rounds of a player over the player's page; the address keeps which one. */
export function useOpenPlay(playerId: string) {
  const { play, ...search } = useSearch({ from: PAGE })
  const navigate = useNavigate()
  const go = (next: typeof search & { readonly play?: string }) =>
    void navigate({ to: PAGE, params: { playerId }, search: next, replace: true })
  return {
    play,
    open: (next: string) => go({ ...search, play: next }),
    close: () => go(search),
  }
}

/** The bet or round that the address of a player's page names. */
export function OpenedPlay({ playerId }: { readonly playerId: string }) {
  const { play, close } = useOpenPlay(playerId)
  if (play === undefined) return null
  return <PlayDialog key={play} playerId={playerId} play={play} onClose={close} />
}
