import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

export type Theme = 'dark' | 'light'

const kept = (): Theme => (stored.theme.read() === 'light' ? 'light' : 'dark')

export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: kept() }))

/** Shows the product in this theme and keeps the choice for the next start. */
export function chooseTheme(theme: Theme) {
  stored.theme.write(theme)
  useTheme.setState({ theme })
  applyTheme()
}

/** Puts the chosen theme on the document. */
export function applyTheme() {
  document.documentElement.dataset['theme'] = useTheme.getState().theme
}
