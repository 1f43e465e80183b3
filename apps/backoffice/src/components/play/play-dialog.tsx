import { Modal } from '@mantine/core'
import { playTexts } from '../../i18n/areas/plays.ts'
import { useArea } from '../../i18n/use-area.ts'
import { BetStory } from './bet-story.tsx'
import { DrawStory } from './draw-story.tsx'
import { readPlay } from './read-play.ts'
import { RoundStory } from './round-story.tsx'

/** One bet or round of a player, step by step, over the page. */
export function PlayDialog(props: {
  readonly playerId: string
  readonly play: string
  readonly onClose: () => void
}) {
  const { playerId, play, onClose } = props
  const area = useArea(playTexts)
  const read = readPlay(play)
  if (!read) return null
  const { source, id } = read
  const title = source === 'casino' ? area.round : area.bet
  return (
    <Modal opened onClose={onClose} title={title.replace('{n}', id)} size={1080} centered>
      {source === 'sport' && <BetStory playerId={playerId} betId={id} />}
      {source === 'casino' && <RoundStory playerId={playerId} roundId={id} />}
      {source === 'draw' && <DrawStory playerId={playerId} betId={id} />}
    </Modal>
  )
}
