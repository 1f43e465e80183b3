import { SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { appearanceTexts } from '../i18n/areas/appearance.ts'
import { useArea } from '../i18n/use-area.ts'

const SCHEMES = ['auto', 'light', 'dark'] as const
const ICONS = { auto: Monitor, light: Sun, dark: Moon }

/** Lets the design tokens follow the theme that Mantine shows. */
export function TokensOfTheme() {
  const shown = useComputedColorScheme('dark', { getInitialValueInEffect: false })
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shown
  }, [shown])
  return null
}

/** The system's theme, the light or the dark one. */
export function Appearance() {
  const t = useArea(appearanceTexts)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t.theme}
      value={colorScheme}
      onChange={setColorScheme}
      data={SCHEMES.map((value) => {
        const Icon = ICONS[value]
        return {
          value,
          label: (
            <span className="scheme" title={t.themes[value]}>
              <Icon size={14} aria-hidden="true" />
              <span className="unseen">{t.themes[value]}</span>
            </span>
          ),
        }
      })}
    />
  )
}
