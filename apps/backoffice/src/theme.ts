import {
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  virtualColor,
} from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple, VariantColorsResolver } from '@mantine/core'

/** The page's palette as Mantine counts it: 0 is text, 4 lines, 6 raised, 7 the page. */
const dark: MantineColorsTuple = [
  '#f6f2fa',
  '#e2d9ec',
  '#c3b8d0',
  '#9c90ac',
  '#3b314b',
  '#2e253c',
  '#211a2c',
  '#17111f',
  '#0e0a14',
  '#0a070f',
]

/** The greys of the light page: 0 is paper, 4 lines, 6 borders of fields, 9 text. */
const gray: MantineColorsTuple = [
  '#fbf8fd',
  '#f3edf8',
  '#ede4f3',
  '#e7ddf0',
  '#ddd2e6',
  '#b9abc7',
  '#8a7c9b',
  '#6a5c7c',
  '#4a3d5b',
  '#1a1224',
]

const maracuja: MantineColorsTuple = [
  '#fff8e1',
  '#ffefc0',
  '#ffe49a',
  '#ffda73',
  '#ffd154',
  '#ffc93c',
  '#f0b51d',
  '#cf9a12',
  '#a67b0b',
  '#7a5a05',
]

/** The main colour on paper, where maracujá would be too light to read. */
const acai: MantineColorsTuple = [
  '#f6f0fb',
  '#eadcf5',
  '#d5bbe9',
  '#b98edb',
  '#8a55b8',
  '#5b2a86',
  '#4a1f70',
  '#3f1960',
  '#341350',
  '#2a0e41',
]

/** What a badge, button or text of a colour says, as names of the design tokens on light paper. */
const onPaper = {
  red: ['--live', '--live-soft'],
  orange: ['--pending', '--pending-soft'],
  yellow: ['--pending', '--pending-soft'],
  teal: ['--win', '--win-soft'],
  blue: ['--info', '--info-soft'],
  gray: ['--fg-soft', '--bg-pressed'],
} as const

type Named = keyof typeof onPaper

const isNamed = (color: string | undefined): color is Named =>
  color !== undefined && Object.hasOwn(onPaper, color)

/** Text on a filled colour follows the scheme, which Mantine does for its main colour alone. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  return input.variant === 'filled' && isNamed(input.color)
    ? { ...resolved, color: `var(--mantine-color-${input.color}-contrast)` }
    : resolved
}

/** The head of a dialog is not the page's. */
const noBanner = { defaultProps: { role: 'presentation' } }

/** The design tokens of the player app as a theme of the back office. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 5,
  autoContrast: true,
  defaultRadius: 'md',
  respectReducedMotion: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650' },
  black: '#1a1224',
  colors: {
    dark,
    gray,
    maracuja,
    acai,
    brand: virtualColor({ name: 'brand', dark: 'maracuja', light: 'acai' }),
  },
  variantColorResolver,
  components: {
    Badge: { defaultProps: { tt: 'none', fw: 600, variant: 'light' } },
    ModalHeader: noBanner,
    DrawerHeader: noBanner,
  },
})

const namedVariables = (of: (name: Named) => Record<string, string>) =>
  Object.assign({}, ...(Object.keys(onPaper) as Named[]).map(of)) as Record<string, string>

/** Mantine's surfaces and states, taken from the tokens of whichever theme is shown. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  dark: namedVariables((name) => ({ [`--mantine-color-${name}-contrast`]: 'var(--ink0)' })),
  light: {
    '--mantine-color-text': 'var(--fg)',
    '--mantine-color-body': 'var(--bg-card)',
    '--mantine-color-bright': 'var(--fg)',
    '--mantine-color-dimmed': 'var(--fg-muted)',
    '--mantine-color-placeholder': 'var(--fg-muted)',
    '--mantine-color-default': 'var(--bg-card)',
    '--mantine-color-default-hover': 'var(--bg-raised)',
    '--mantine-color-default-color': 'var(--fg)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--bg-raised)',
    '--mantine-color-disabled-color': 'var(--fg-muted)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-error': 'var(--live)',
    '--mantine-color-success': 'var(--win)',
    '--mantine-color-anchor': 'var(--interactive)',
    ...namedVariables((name) => {
      const [strong, soft] = onPaper[name]
      return {
        [`--mantine-color-${name}-text`]: `var(${strong})`,
        [`--mantine-color-${name}-filled`]: `var(${strong})`,
        [`--mantine-color-${name}-filled-hover`]: `color-mix(in srgb, var(${strong}) 86%, black)`,
        [`--mantine-color-${name}-light`]: `var(${soft})`,
        [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(${strong}) 18%, transparent)`,
        [`--mantine-color-${name}-light-color`]: `var(${strong})`,
        [`--mantine-color-${name}-outline`]: `var(${strong})`,
        [`--mantine-color-${name}-contrast`]: 'var(--bg-card)',
      }
    }),
  },
})

/** What the operator chose to look at is kept in this browser; the system decides until then. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'jogada.ops.theme' })
