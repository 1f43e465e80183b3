import { ops } from '@jogada/contract'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import type { Game } from './return-rows.tsx'

type ModalProps = {
  /** What it is about; closed without one. */
  readonly game: Game | null
  readonly onClose: () => void
}

/** Asks why a game is stopped or, when it is, released. */
export function SwitchModal({ game, onClose }: ModalProps) {
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  const stop = useChange(ops.switches.stop, onClose)
  const release = useChange(ops.switches.release, onClose)
  const change = game?.isStopped ? release : stop
  return (
    <ReasonModal
      title={game?.isStopped ? t.release : t.stop}
      lead={game ? word(common.switchNames, game.switchName) : ''}
      isOpen={game !== null}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        game && change.mutate({ params: { name: game.switchName }, body: { reason } })
      }
    />
  )
}

/** Asks why the open rounds of a stopped game are voided. */
export function VoidModal({ game, onClose }: ModalProps) {
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  const askVoid = useChange(ops.care.voidRounds, onClose)
  return (
    <ReasonModal
      title={t.voidOpen}
      lead={game ? word(common.switchNames, game.switchName) : ''}
      isOpen={game !== null}
      isBusy={askVoid.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        game && askVoid.mutate({ params: { name: game.switchName }, body: { reason } })
      }
    />
  )
}
