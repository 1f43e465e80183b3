import { create } from 'zustand'

const TOAST_MS = 1500

type Toast = { readonly key: number; readonly text: string } | null

/** The short message on screen, if any. */
export const useToast = create<{ readonly toast: Toast }>(() => ({ toast: null }))

let key = 0
let ending: ReturnType<typeof setTimeout> | undefined

/** Says something in passing, for 1.5 s unless told otherwise; a newer message takes its place. */
export function showToast(text: string, shownMs = TOAST_MS) {
  key += 1
  clearTimeout(ending)
  useToast.setState({ toast: { key, text } })
  ending = setTimeout(() => useToast.setState({ toast: null }), shownMs)
}
