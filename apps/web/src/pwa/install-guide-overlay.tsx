import { PlusSquare, Share, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../overlays/overlay-props.ts'
import { Surface } from '../overlays/surface.tsx'

const STEPS = [
  { text: 'installGuideShare', Icon: Share },
  { text: 'installGuideAdd', Icon: PlusSquare },
  { text: 'installGuideDone', Icon: Smartphone },
] as const

/** How the app comes to the home screen where the browser does not offer it: iPhone and iPad. */
export function InstallGuideOverlay({ close }: OverlayProps<'installGuide'>) {
  const t = useTranslations('shell')
  return (
    <Surface kind="sheet" title={t('installGuideTitle')} close={close}>
      <ol className="space-y-12 pb-8">
        {STEPS.map(({ text, Icon }, index) => (
          <li key={text} className="flex items-center gap-12 rounded-10 bg-raised p-14">
            <span className="figures w-18 shrink-0 text-center text-22 text-primary">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 text-14 leading-snug">{t(text)}</span>
            <Icon className="size-24 shrink-0 text-interactive" aria-hidden="true" />
          </li>
        ))}
      </ol>
    </Surface>
  )
}
