import { useEffect, useRef } from 'react'

/** The id of the page's own part, beside navigation and search. */
export const CONTENT_ID = 'conteudo'

/** Moves the keyboard to the page's own part. */
export const focusContent = () => content()?.focus()

/**
 * Keeps the keyboard where the work is: on another page in its own part, and after a dialog where it
 * was opened. Where that leaves, the chosen row has the keyboard. What a dialog shows next keeps it in the dialog.
 */
export function useKeptFocus(path: string): void {
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current !== path) focusContent()
    seen.current = path
  }, [path])
  useEffect(() => {
    let last: HTMLElement | null = null
    let wasOpen = false
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role=dialog]')) last = target
    }
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
      if (dialog === undefined && isLost && last !== null) {
        if (!last.isConnected) nearest()?.focus({ preventScroll: true })
        else if (wasOpen) last.focus()
      }
      if (dialog !== undefined && isLost) dialog.focus()
      wasOpen = dialog !== undefined
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

const nearest = () => document.querySelector<HTMLElement>('.chosen') ?? content()

const content = () => document.getElementById(CONTENT_ID)
