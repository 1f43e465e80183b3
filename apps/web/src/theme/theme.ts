import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

/** `system` is as the device has it. */
export const themes = ['dark', 'light', 'system'] as const
export type Theme = (typeof themes)[number]
export type Contrast = 'normal' | 'high'

type Appearance = { readonly theme: Theme; readonly contrast: Contrast }

/** What was chosen; the page itself puts it on the document, before anything is drawn. */
export const useTheme = create<Appearance>(() => ({
  theme: themes.find((one) => one === stored.theme.read()) ?? 'dark',
  contrast: stored.contrast.read() === 'high' ? 'high' : 'normal',
}))

/** Shows the product in this theme and keeps the choice for the next start. */
export function chooseTheme(theme: Theme) {
  stored.theme.write(theme)
  useTheme.setState({ theme })
  appear()
}

/** Draws every line and hint stronger, or as designed; the choice is kept. */
export function chooseContrast(contrast: Contrast) {
  stored.contrast.write(contrast)
  useTheme.setState({ contrast })
  appear()
}

/** The page hears by itself of what other tabs keep; of its own it is told. */
const appear = () => dispatchEvent(new StorageEvent('storage'))
