import { useLocation } from '@tanstack/react-router'
import { Download, RefreshCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { useOverlays } from '../overlays/overlay-store.ts'
import { keep } from '../platform/storage.ts'
import { mayInterrupt } from './may-interrupt.ts'
import { followUpdates, takeUpdate, useUpdate } from './updates.ts'
import { useWayToInstall } from './use-way-to-install.ts'
import type { WayToInstall } from './use-way-to-install.ts'

const VISITS_BEFORE_OFFER = 2

const visits = keep('localStorage', 'jogada.visits')
const installRefused = keep('localStorage', 'jogada.installRefused')
const visitCounted = keep('sessionStorage', 'jogada.visitCounted')

/**
 * What the app itself has to say: a newer version, or that it can be installed. Never over a game.
 */
export function AppNotes() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const covered = useOverlays(({ stack }) => stack.length > 0)
  const waiting = useUpdate((state) => state.waiting)
  const way = useWayToInstall()
  const [offered, setOffered] = useState(() => isTimeToOffer())
  useEffect(() => void followUpdates(), [])
  if (covered || !mayInterrupt(path)) return null
  if (waiting) return <UpdateNote />
  const refuse = () => {
    installRefused.write('1')
    setOffered(false)
  }
  return way && offered ? <InstallNote way={way} refuse={refuse} /> : null
}

/** Counts this visit once a tab; true from the second on, unless the offer was refused before. */
function isTimeToOffer() {
  if (visitCounted.read() === null) {
    visitCounted.write('1')
    visits.write(String(Number(visits.read() ?? '0') + 1))
  }
  const isRefused = installRefused.read() !== null
  return !isRefused && Number(visits.read() ?? '0') >= VISITS_BEFORE_OFFER
}

function UpdateNote() {
  const t = useTranslations('shell')
  return (
    <Note icon={<RefreshCw className="size-20" aria-hidden="true" />} text={t('updateLead')}>
      <Button size="small" className="min-h-[44px]" onClick={takeUpdate}>
        {t('updateAction')}
      </Button>
    </Note>
  )
}

type InstallNoteProps = { readonly way: WayToInstall; readonly refuse: () => void }

function InstallNote({ way, refuse }: InstallNoteProps) {
  const t = useTranslations()
  return (
    <Note icon={<Download className="size-20" aria-hidden="true" />} text={t('shell.installLead')}>
      <Button size="small" className="min-h-[44px]" onClick={way.go}>
        {t(way.by === 'hand' ? 'shell.installGuideAction' : 'shell.installAction')}
      </Button>
      <IconButton label={t('common.close')} onClick={refuse}>
        <X className="size-18" aria-hidden="true" />
      </IconButton>
    </Note>
  )
}

type NoteProps = {
  readonly icon: ReactNode
  readonly text: string
  readonly children: ReactNode
}

function Note({ icon, text, children }: NoteProps) {
  return (
    <aside className="fixed inset-x-12 bottom-72 [body:has(.slip-bar)_&]:bottom-124 z-20 mx-auto flex max-w-400 animate-[rise_160ms_var(--ease-out-quint)] items-center gap-8 rounded-14 border border-line bg-raised py-8 pr-8 pl-14 text-14 desktop:bottom-16">
      <span className="text-interactive">{icon}</span>
      <output className="min-w-0 flex-1 leading-snug">{text}</output>
      {children}
    </aside>
  )
}
