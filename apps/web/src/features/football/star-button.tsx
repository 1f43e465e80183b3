import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { isStarred, useSetStar, useStars } from './book-queries.ts'
import type { Starred } from './book-queries.ts'

export type StarButtonProps = Starred & { readonly name: string; readonly className?: string }

/** Stars a match, a competition or a team, or takes the star away. */
export function StarButton({ kind, id, name, className = '' }: StarButtonProps) {
  const t = useTranslations('sport')
  const stars = useStars()
  const setStar = useSetStar()
  const on = isStarred(stars, { kind, id })
  return (
    <IconButton
      label={on ? t('unstar', { name }) : t('star', { name })}
      aria-pressed={on}
      className={`min-h-[44px] min-w-[44px] ${on ? 'text-primary!' : 'text-muted'} ${className}`}
      onClick={() => setStar({ kind, id, on: !on })}
    >
      <Star className="size-18" fill={on ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  )
}
