import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LevelProgress } from '../../components/level-progress.tsx'
import { VipBadge } from '../../components/vip-badge.tsx'
import { limitsQuery } from '../../session/limits-query.ts'
import { useLoggedIn } from '../../session/session.ts'
import { levelsQuery, statusQuery } from '../../session/vip-query.ts'

/**
 * The player's level in the club and what the next one asks for; nothing for visitors, nor for who
 * takes a break: whoever pauses is not asked for more play.
 */
export function VipPeek() {
  const t = useTranslations('rewards')
  const enabled = useLoggedIn()
  const levels = useQuery({ ...levelsQuery, enabled })
  const status = useQuery({ ...statusQuery, enabled })
  const pause = useQuery({ ...limitsQuery, enabled }).data?.pause
  if (!enabled || !levels.data || !status.data || pause !== null) return null
  const { level } = status.data
  const next = levels.data[level + 1]
  return (
    <Link to="/vip" className="press mt-28 block rounded-14 bg-card p-16">
      <div className="flex items-center gap-12">
        <VipBadge level={level} className="size-44 shrink-0" />
        <div className="min-w-0 flex-1">
          <div className="block text-16 font-[620]">{t('level', { level: String(level) })}</div>
          <div className="block text-12 text-muted">
            {next ? t('nextLevel', { level: String(level + 1) }) : t('topLevel')}
          </div>
        </div>
        <ChevronRight className="size-18 shrink-0 text-muted" aria-hidden="true" />
      </div>
      {next && (
        <div className="mt-12 block">
          <LevelProgress status={status.data} next={next} />
        </div>
      )}
    </Link>
  )
}
