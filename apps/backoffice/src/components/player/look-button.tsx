import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCallOnce } from '../../api/use-call.ts'
import { lookTexts } from '../../i18n/areas/look.ts'
import { useArea } from '../../i18n/use-area.ts'
import { ReasonModal } from '../reason-modal.tsx'

type Look = CallReply<typeof ops.look.open>

/** Opens the app as the player sees it, for a while and with a reason. */
export function LookButton({ playerId }: { readonly playerId: string }) {
  const t = useArea(lookTexts)
  const [isAsking, setIsAsking] = useState(false)
  const [look, setLook] = useState<Look | null>(null)
  const open = useCallOnce(ops.look.open, (opened) => {
    setIsAsking(false)
    setLook(opened)
  })
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
        {t.look}
      </Button>
      <ReasonModal
        title={t.look}
        lead={t.lead}
        isOpen={isAsking}
        isBusy={open.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) => open.mutate({ params: { playerId }, body: { reason } })}
      />
      {look && <LookFrame playerId={playerId} look={look} onEnd={() => setLook(null)} />}
    </>
  )
}

const SECOND_MS = 1000

const timeText = (leftMs: number) => {
  const seconds = Math.ceil(leftMs / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function LookFrame({
  playerId,
  look,
  onEnd,
}: {
  readonly playerId: string
  readonly look: Look
  readonly onEnd: () => void
}) {
  const t = useArea(lookTexts)
  const end = useCallOnce(ops.look.end)
  const leftMs = useLeftMs(look.endsAt, onEnd)
  const close = () => {
    end.mutate({ params: { lookId: look.lookId } })
    onEnd()
  }
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      onClose={close}
      title={t.frame}
      classNames={{ body: 'look', header: 'look-title' }}
    >
      <header className="look-banner">
        <strong>{t.banner.replace('{id}', playerId)}</strong>
        <span>{t.left.replace('{time}', timeText(leftMs))}</span>
        <Button size="xs" color="dark" onClick={close} data-autofocus>
          {t.end}
        </Button>
      </header>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own app, and calls as itself */}
      <iframe className="look-app" title={t.frame} src="/" data-look={look.token} />
    </Modal>
  )
}

/** How long it still lasts; says so when it is over. */
function useLeftMs(endsAt: string, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const leftMs = Math.max(0, Date.parse(endsAt) - now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => {
    if (leftMs === 0) onOver()
  }, [leftMs, onOver])
  return leftMs
}
