import type { HouseGame } from '@jogada/core/games/house-games'
import { ScrollText, ShieldCheck, SlidersHorizontal } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatReais } from '@jogada/ui'
import { useOnePress } from '../components/one-press.ts'
import { openOverlay } from '../overlays/overlay-store.ts'
import { tellServer } from '../realtime/socket.ts'
import { RealityCheck } from './reality-check.tsx'
import { useRealityWatch } from './reality.ts'
import { netOf, useSessionTally } from './session-tally.ts'
import { useCalm } from './settings.ts'
import './game.css'

export type GameFrameProps = {
  readonly code: HouseGame
  readonly title: string
  readonly openRules: () => void
  readonly openProof: () => void
  /** The last results over the table. */
  readonly strip?: ReactNode
  /** The table: what happens in the game, and what is bet on. */
  readonly children: ReactNode
  /** The bet panel. */
  readonly panel: ReactNode
  /** What may be read under the panel. */
  readonly after?: ReactNode
  /** The last result in a sentence, said to screen readers once. */
  readonly said: string | null
}

/** Games that are played at night in every theme. */
const NIGHT_SCENES: ReadonlySet<HouseGame> = new Set(['limbo', 'rowDouble'])

/**
 * The frame of every house game: head, last results, table, bet panel. Tells the server when its
 * player leaves, keeps all motion still where that is wanted, and lets a held key act once.
 */
export function GameFrame(props: GameFrameProps) {
  const { code, title, strip, children, panel, after, said } = props
  const id = useId()
  const calm = useCalm()
  useEffect(() => () => tellServer('offGame', code), [code])
  useOnePress()
  useRealityWatch()
  return (
    <section
      aria-labelledby={id}
      data-calm={calm || undefined}
      data-game={code}
      className="game-frame flex min-h-[calc(100dvh-0.72rem-0.76rem-env(safe-area-inset-bottom))] flex-col gap-8 desktop:min-h-[calc(100dvh-1rem)]"
    >
      <div
        data-night={NIGHT_SCENES.has(code) || undefined}
        className={`game-table game-${code} relative isolate flex min-h-[55dvh] flex-1 flex-col gap-8 overflow-hidden rounded-14 p-14`}
      >
        <Head id={id} {...props} title={title} />
        {strip}
        {children}
        <output className="visually-hidden">{said}</output>
      </div>
      {panel}
      {after && (
        <div className="space-y-8 rounded-14 bg-card p-14 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
          {after}
        </div>
      )}
      <RealityCheck />
    </section>
  )
}

type HeadProps = Pick<GameFrameProps, 'code' | 'title' | 'openRules' | 'openProof'> & {
  readonly id: string
}

function Head({ id, code, title, openRules, openProof }: HeadProps) {
  const t = useTranslations('game')
  const openTools = () => openOverlay({ id: 'gameTools', params: { game: code } })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8">
      <h1 id={id} className="figures min-w-0 flex-1 truncate text-28 leading-tight uppercase">
        {title}
      </h1>
      <div className="-mr-6 flex shrink-0 gap-2">
        <HeadButton onClick={openRules}>
          <ScrollText className="size-16" aria-hidden="true" />
          <span className="max-[359px]:sr-only">{t('rules')}</span>
        </HeadButton>
        <HeadButton onClick={openProof}>
          <ShieldCheck className="size-16 text-win" aria-hidden="true" />
          <span className="max-[359px]:sr-only">{t('proof')}</span>
        </HeadButton>
        <HeadButton label={t('tools')} onClick={openTools}>
          <SlidersHorizontal className="size-18" aria-hidden="true" />
        </HeadButton>
      </div>
      <div className="-mt-8 basis-full">
        <SessionLine open={openTools} />
      </div>
    </div>
  )
}

/** How the session stands, always in sight and without judgement. */
function SessionLine({ open }: { readonly open: () => void }) {
  const t = useTranslations('game')
  const tally = useSessionTally()
  const net = formatReais(netOf(tally), { sign: 'always' })
  return (
    <button
      type="button"
      onClick={open}
      className="relative block max-w-full truncate text-12 leading-snug text-soft after:absolute after:inset-x-0 after:-inset-y-12"
    >
      {tally.rounds === 0 ? t('sessionStart') : t('sessionLine', { rounds: tally.rounds, net })}
    </button>
  )
}

type HeadButtonProps = {
  readonly onClick: () => void
  readonly children: ReactNode
  readonly label?: string
}

function HeadButton({ onClick, children, label }: HeadButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="press flex h-36 min-h-[44px] min-w-[44px] items-center justify-center gap-6 rounded-full px-8 text-14 text-soft hover:bg-raised hover:text-fg"
    >
      {children}
    </button>
  )
}
