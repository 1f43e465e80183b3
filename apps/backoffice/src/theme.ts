import { createTheme } from '@mantine/core'
import type { MantineColorsTuple } from '@mantine/core'

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

/** The design tokens of the player app as a theme of the back office. */
export const theme = createTheme({
  primaryColor: 'maracuja',
  primaryShade: 5,
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650' },
  colors: { dark, maracuja },
  components: { Badge: { defaultProps: { tt: 'none', fw: 600 } } },
})
