import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../components/icon-button.tsx'
import { OfflineNote } from '../components/offline-note.tsx'
import { IsTopOverlay } from './top-overlay.ts'

/** From where a surface comes, and so how it lies. */
export type SurfaceKind = 'sheet' | 'left' | 'top' | 'dialog' | 'full'

const POPUPS: Record<SurfaceKind, string> = {
  sheet:
    'inset-x-0 bottom-0 mx-auto max-h-[92dvh] max-w-480 rounded-t-14 data-[starting-style]:translate-y-full data-[ending-style]:translate-y-full desktop:top-1/2 desktop:bottom-auto desktop:-translate-y-1/2 desktop:max-w-400 desktop:rounded-14 desktop:data-[starting-style]:opacity-0 desktop:data-[ending-style]:opacity-0 desktop:data-[starting-style]:-translate-y-[46%] desktop:data-[ending-style]:-translate-y-[46%]',
  left: 'inset-y-0 left-0 w-[86vw] max-w-320 rounded-r-14 data-[starting-style]:-translate-x-full data-[ending-style]:-translate-x-full',
  top: 'inset-x-0 top-0 mx-auto max-h-[92dvh] max-w-480 rounded-b-14 data-[starting-style]:-translate-y-full data-[ending-style]:-translate-y-full',
  dialog:
    'top-1/2 left-1/2 w-[calc(100vw-0.48rem)] max-w-320 -translate-1/2 rounded-14 data-[starting-style]:scale-95 data-[starting-style]:opacity-0 data-[ending-style]:scale-95 data-[ending-style]:opacity-0',
  full: 'inset-0 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0',
}

export type SurfaceProps = {
  readonly kind: SurfaceKind
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
  /** Keeps the title for screen readers only, where the surface has a heading of its own. */
  readonly titleHidden?: boolean
  /** Stands across from the close button instead of the title. */
  readonly head?: ReactNode
  /** What the surface is opened for, such as a field to type in; the surface itself otherwise. */
  readonly firstFocus?: RefObject<HTMLElement | null>
}

/**
 * The ground of every overlay: a labelled modal surface that keeps the focus inside, closes by
 * Escape, its button or a press outside, and gives the focus back.
 */
export function Surface({
  kind,
  title,
  close,
  children,
  titleHidden,
  head,
  firstFocus,
}: SurfaceProps) {
  const t = useTranslations('common')
  const isTop = use(IsTopOverlay)
  const popup = useFocusOnRise(isTop)
  // overlays opened together enter the page in the order in which their code arrived
  const layer = isTop ? 'z-31' : 'z-30'
  return (
    <Dialog.Root
      open
      modal={isTop}
      disablePointerDismissal={!isTop}
      onOpenChange={(open, change) => {
        if (open) return
        if (isTop) return close()
        // the overlay above must hear it, wherever the focus lies
        change.cancel()
        change.allowPropagation()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className={`fixed inset-0 ${layer} bg-scrim transition-opacity duration-(--sheet) data-[ending-style]:opacity-0 data-[starting-style]:opacity-0`}
        />
        <Dialog.Popup
          ref={popup}
          initialFocus={isTop && (firstFocus ?? popup)}
          className={`fixed ${layer} flex flex-col overflow-hidden bg-card text-fg outline-none transition-[translate,scale,opacity] duration-(--sheet) ease-quint ${POPUPS[kind]}`}
        >
          <div className="flex min-h-56 shrink-0 items-center justify-between gap-12 pr-6 pl-18">
            <Dialog.Title
              className={titleHidden || head ? 'visually-hidden' : 'text-18 font-[640]'}
            >
              {title}
            </Dialog.Title>
            {head}
            <IconButton label={t('close')} onClick={close} className="ml-auto">
              <X className="size-20" aria-hidden="true" />
            </IconButton>
          </div>
          {isTop && <OfflineNote className="mx-18 mb-12 shrink-0" />}
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll by the arrow keys
            tabIndex={0}
            className="min-h-0 flex-1 [--dock:0rem] outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--focus) overflow-y-auto overscroll-contain px-18 pb-[max(0.2rem,env(safe-area-inset-bottom))]"
          >
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Brings the focus into a surface that became the upper one, unless it came back there by itself.
 */
function useFocusOnRise(isTop: boolean) {
  const popup = useRef<HTMLDivElement>(null)
  const wasTop = useRef(isTop)
  useEffect(() => {
    const rises = isTop && !wasTop.current
    wasTop.current = isTop
    if (!rises) return undefined
    const frame = requestAnimationFrame(() => {
      if (!popup.current?.contains(document.activeElement)) popup.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isTop])
  return popup
}
