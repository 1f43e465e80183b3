import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

export type Theme = 'dark' | 'light'
export type Contrast = 'normal' | 'high'

type Appearance = { readonly theme: Theme; readonly contrast: Contrast }

export const useTheme = create<Appearance>(() => ({
  theme: stored.theme.read() === 'light' ? 'light' : 'dark',
  contrast: stored.contrast.read() === 'high' ? 'high' : 'normal',
}))

/** Shows the product in this theme and keeps the choice for the next start. */
export function chooseTheme(theme: Theme) {
  stored.theme.write(theme)
  useTheme.setState({ theme })
  applyTheme()
}

/** Draws every line and hint stronger, or as designed; the choice is kept. */
export function chooseContrast(contrast: Contrast) {
  stored.contrast.write(contrast)
  useTheme.setState({ contrast })
  applyTheme()
}

/** Puts the chosen appearance on the document. */
export function applyTheme() {
  Object.assign(document.documentElement.dataset, useTheme.getState())
}
