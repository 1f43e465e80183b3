import { Logo } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { Contrast, MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { chooseContrast, chooseTheme, useTheme } from '../../theme/theme.ts'
import { AdultsMark } from '../../components/adults-mark.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Ways } from './ways.tsx'
import { Surface } from '../../overlays/surface.tsx'
import { destinations } from '../../shell/destinations.ts'
import { LanguageChoice } from './language-choice.tsx'
import { MenuLinks } from './menu-links.tsx'
import { RewardCards } from './reward-cards.tsx'

/** The menu from the left: the product's places, language and appearance. */
export function MenuOverlay({ close }: OverlayProps<'menu'>) {
  const t = useTranslations('shell')
  return (
    <Surface kind="left" title={t('menu')} close={close} head={<Logo />}>
      <ul className="space-y-4">
        {destinations.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="press flex h-48 items-center gap-12 rounded-10 px-12 text-16 hover:bg-raised"
              activeProps={{ className: 'bg-raised font-[560]' }}
            >
              <Icon className="size-20 text-interactive" aria-hidden="true" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      <Ways />
      <RewardCards />
      <MenuLinks />
      <LanguageChoice />
      <ThemeChoice />
      <div className="mt-28 border-t border-line pt-18">
        <AdultsMark>{t('footerPlay')}</AdultsMark>
      </div>
    </Surface>
  )
}

function ThemeChoice() {
  const t = useTranslations('shell')
  const { theme, contrast } = useTheme()
  const isHigh = contrast === 'high'
  const choices = [
    { id: 'dark', name: t('themeDark'), Icon: Moon },
    { id: 'light', name: t('themeLight'), Icon: Sun },
    { id: 'system', name: t('themeSystem'), Icon: MonitorSmartphone },
  ] as const
  return (
    <fieldset className="mt-20">
      <legend className="mb-8 text-12 text-muted">{t('theme')}</legend>
      <div className="flex flex-wrap gap-8">
        {choices.map(({ id, name, Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === theme}
            className="press flex h-44 items-center gap-8 rounded-full bg-raised px-16 text-14 text-soft aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
            onClick={() => chooseTheme(id)}
          >
            <Icon className="size-16" aria-hidden="true" />
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isHigh}
          className="press flex h-44 items-center gap-8 rounded-full bg-raised px-16 text-14 text-soft aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
          onClick={() => chooseContrast(isHigh ? 'normal' : 'high')}
        >
          <Contrast className="size-16" aria-hidden="true" />
          {t('contrast')}
        </button>
      </div>
    </fieldset>
  )
}
