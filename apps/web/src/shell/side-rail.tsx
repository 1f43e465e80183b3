import { Link } from '@tanstack/react-router'
import { Menu, Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useSlip } from '../slip/slip-store.ts'
import { destinations } from './destinations.ts'

const ITEM =
  'press flex h-44 w-full items-center gap-12 rounded-10 px-12 text-14 text-soft hover:bg-raised hover:text-fg max-wide:justify-center max-wide:px-0'
const LABEL = 'max-wide:sr-only'

/** The ways through the product on a desktop: icons on a narrow one, with words on a wide one. */
export function SideRail() {
  const t = useTranslations('shell')
  const count = useSlip(({ selections }) => selections.length)
  return (
    <nav aria-label={t('main')} className="sticky top-72 w-170 shrink-0 self-start max-wide:w-48">
      <ul className="space-y-4">
        {destinations.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={ITEM}
              activeProps={{ className: 'bg-primary-soft text-primary! font-[560]' }}
            >
              <Icon className="size-20 shrink-0" aria-hidden="true" />
              <span className={LABEL}>{t(label)}</span>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={ITEM}
            aria-label={t('slipCount', { count })}
            onClick={() => openOverlay({ id: 'slip', params: {} })}
          >
            <Ticket className="size-20 shrink-0" aria-hidden="true" />
            <span className={LABEL}>{t('slip')}</span>
            {count > 0 && (
              <span className="figures ml-auto rounded-full bg-interactive px-8 text-14 text-page max-wide:ml-0">
                {count}
              </span>
            )}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={ITEM}
            onClick={() => openOverlay({ id: 'menu', params: {} })}
          >
            <Menu className="size-20 shrink-0" aria-hidden="true" />
            <span className={LABEL}>{t('menu')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
