import { smaller, subtract } from '@jogada/core'
import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import { Segments } from '../components/segments.tsx'
import { moneyOf } from '../components/typed-money.ts'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useIsOnline } from '../platform/online.ts'
import { useBalance } from '../session/player-queries.ts'
import { useLoggedIn } from '../session/session.ts'
import { AutobetFields } from './autobet-fields.tsx'
import { BetSums } from './bet-sums.tsx'
import { useHotkeys } from './hotkeys.ts'
import { isLost, isSpent, useFocusAt } from './kept-focus.ts'
import { useCalm } from './settings.ts'
import { playCue } from './sound.ts'
import { StakeField } from './stake-field.tsx'
import { stakeAfter } from './stake-steps.ts'
import type { StakeBounds, StakeStep } from './stake-steps.ts'
import { StakeTrouble } from './stake-trouble.tsx'
import type { StakeTroubleProps } from './stake-trouble.tsx'
import type { Autobet } from './use-autobet.ts'

/** What is wrong with the bet as it stands. `text` already names the limit. */
export type BetFault = { readonly text: string }

export type PanelAction = {
  readonly text: ReactNode
  readonly press: () => void
  readonly disabled?: boolean
  /** `take` pays out, `check` asks for a lost answer; neither is held back by a faulty stake. */
  readonly kind: 'bet' | 'take' | 'check'
}

export type BetPanelProps = {
  readonly stake: Money
  readonly setStake: (stake: Money) => void
  readonly least: Money
  readonly most: Money
  /** Whether stake and terms are fixed, as while a round is open. */
  readonly locked: boolean
  readonly fault: BetFault | null
  /** What a win would pay; null until the server has told the terms. */
  readonly win: Money | null
  readonly winLabel?: string
  readonly action: PanelAction
  readonly auto?: Autobet
  /** Whether operators have stopped the game: no round can be begun, an open one goes on. */
  readonly isStopped: boolean
  /** Stands in the place of the sums: why the round waits. */
  readonly note?: string | null
  /** As `note`, of less weight: what is asked for first. */
  readonly hint?: string | null
  /** The game's own key: a random move, also in an open round, or the other side. */
  readonly special?: () => void
  /** Stands in the place of the tabs while a round is open. */
  readonly midRound?: ReactNode
}

/** Stake, what it can win, and the one button, under the thumb. */
export function BetPanel(props: BetPanelProps) {
  const { stake, setStake, least, most, locked, auto } = props
  const t = useTranslations('game')
  const [asked, setAsked] = useState(false)
  const noteId = useId()
  const balance = useBalance()
  const bounds = { least, most, balance: balance ? moneyOf(balance.balance) : null }
  const running = auto?.run ?? null
  const isPlanning = auto?.mode === 'auto' && running === null
  const isOnline = useIsOnline()
  const begins = props.action.kind === 'bet' && running === null
  const isHeld = begins && (props.isStopped || !isOnline)
  const note = props.note ?? (begins && props.isStopped ? t('stopped') : props.hint)
  const trouble = useTrouble(props, { asked, bounds })
  const main = useMainAction(props, { isHeld, showFault: () => setAsked(true) })
  const fixed = locked || running !== null
  const button = useKeptFocus(main)
  const box = useTurnedTo(isPlanning ? 'plan' : running ? 'table' : null)
  usePanelKeys(props, main, { bounds, fixed })
  return (
    <div
      ref={box}
      data-planning={isPlanning || undefined}
      className={`bet-panel z-5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 rounded-14 bg-card p-10 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desktop:gap-x-14 ${isPlanning ? '' : 'sticky bottom-(--dock) shadow-[0_-0.08rem_0_var(--bg-page)]'}`}
    >
      <PanelHead midRound={props.midRound} auto={auto} fixed={fixed} />
      {auto?.mode === 'auto' && (
        <div className="min-w-0 desktop:col-span-2">
          <AutobetFields auto={auto} />
        </div>
      )}
      <div className="min-w-0 desktop:order-3">
        <StakeField
          stake={running ? running.stake : stake}
          setStake={setStake}
          bounds={bounds}
          disabled={fixed}
          errorId={trouble ? noteId : undefined}
          onEnter={() => !main.disabled && main.press()}
        />
      </div>
      <div className="bet-note grid min-h-28 content-center desktop:order-2">
        <output className="block text-12 leading-snug text-pending">{note}</output>
        {!note &&
          (trouble ? (
            <StakeTrouble id={noteId} {...trouble} setStake={setStake} />
          ) : (
            <BetSums win={props.win} label={props.winLabel ?? t('winPossible')} />
          ))}
      </div>
      <Button
        ref={button}
        className={`bet-button h-52! min-h-[48px] w-full desktop:order-4 desktop:h-48! desktop:px-8! desktop:leading-tight desktop:whitespace-normal ${main.kind === 'take' && !main.disabled ? 'bg-win! text-page!' : ''}`}
        disabled={main.disabled}
        onClick={main.press}
      >
        {main.text}
      </Button>
    </div>
  )
}

type Stand = { readonly asked: boolean; readonly bounds: StakeBounds }

/**
 * What is wrong with the stake of a round to come: what the terms do not accept, once something is
 * typed or asked for, or more than the player has.
 */
function useTrouble(
  { stake, least, most, locked, fault, auto, action }: BetPanelProps,
  { asked, bounds: { balance } }: Stand,
): Pick<StakeTroubleProps, 'text' | 'instead'> | null {
  const t = useTranslations()
  if (auto?.run) return null
  if (fault && (stake > 0n || asked)) {
    return {
      text: stake === 0n ? t('game.fillStake') : fault.text,
      instead: stake > most ? most : null,
    }
  }
  if (locked || action.kind !== 'bet' || balance === null || stake <= balance) return null
  return {
    text: t('slip.insufficient', {
      balance: formatReais(balance),
      missing: formatReais(subtract(stake, balance)),
    }),
    instead: balance >= least ? smaller(balance, most) : null,
  }
}

type PanelHeadProps = Pick<BetPanelProps, 'midRound'> & {
  readonly auto: Autobet | undefined
  readonly fixed: boolean
}

/** What stands above an open round, or the choice to play by hand or by itself. */
function PanelHead({ midRound, auto, fixed }: PanelHeadProps) {
  const t = useTranslations('game')
  if (!midRound && !auto?.isOffered) return null
  return (
    <div className="desktop:order-1">
      {midRound ??
        (auto?.isOffered && (
          <Segments
            label={t('mode')}
            value={auto.mode}
            disabled={fixed}
            onChange={auto.setMode}
            choices={[
              { id: 'manual', title: t('manual') },
              { id: 'auto', title: t('auto') },
            ]}
          />
        ))}
    </div>
  )
}

type OfStake = { readonly bounds: StakeBounds; readonly fixed: boolean }

/** The keys do what the panel's buttons do. */
function usePanelKeys(props: BetPanelProps, main: Main, { bounds, fixed }: OfStake) {
  const { stake, setStake, special, midRound } = props
  const step = (by: StakeStep) => () => {
    if (!fixed) setStake(stakeAfter(by, stake, bounds))
  }
  useHotkeys({
    bet: () => !main.disabled && main.press(),
    half: step('half'),
    double: step('double'),
    minimum: step('minimum'),
    ...(special && (midRound || !fixed) ? { special } : {}),
    ...(main.kind === 'take' && !main.disabled ? { cashOut: main.press } : {}),
  })
}

/** Brings the plan of automatic play into sight when it is opened, and the table when it runs. */
function useTurnedTo(part: 'plan' | 'table' | null) {
  const box = useRef<HTMLDivElement>(null)
  const behavior = useCalm() ? 'instant' : 'smooth'
  useEffect(() => {
    if (part === 'plan') box.current?.scrollIntoView?.({ block: 'nearest', behavior })
    if (part === 'table') scrollTo({ top: 0, behavior })
    // oxlint-disable-next-line react/exhaustive-deps -- a changed wish for motion scrolls nothing
  }, [part])
  return box
}

/** The focus comes back to the button when it can be pressed again, and after the end of a round. */
function useKeptFocus({ kind, disabled }: Main) {
  const button = useRef<HTMLButtonElement>(null)
  const isOver = kind !== 'take'
  useFocusAt(
    disabled ? null : kind,
    () => button.current,
    (held) => isLost(held) || (isOver && isSpent(held)),
  )
  return button
}

type Asked = { readonly isHeld: boolean; readonly showFault: () => void }

type Main = PanelAction & { readonly disabled: boolean }

/** What the button does now: log in, check, bet, take, start or stop. */
function useMainAction({ action, auto, fault }: BetPanelProps, { isHeld, showFault }: Asked): Main {
  const t = useTranslations('game')
  const loggedIn = useLoggedIn()
  if (!loggedIn) {
    const press = () => openOverlay({ id: 'auth', params: { tab: 'login' } })
    return { kind: 'check', text: t('login'), press, disabled: false }
  }
  const guarded = (act: () => void) => () => {
    playCue(fault ? 'error' : 'tap')
    if (fault) showFault()
    else act()
  }
  const disabled = isHeld || action.disabled === true
  const isAuto = auto?.mode === 'auto' && action.kind === 'bet'
  if (auto?.run) {
    const words = { done: String(auto.run.done), rounds: String(auto.run.plan.rounds) }
    const text = auto.stopping ? t('autoStopping') : t('autoStop', words)
    return { kind: 'bet', text, press: auto.stop, disabled: auto.stopping }
  }
  if (isAuto) {
    const text = t('autoStart', { rounds: auto.draft.rounds })
    const press = guarded(auto.start)
    return { kind: 'bet', text, press, disabled: disabled || auto.isManual || auto.fault !== null }
  }
  const press = action.kind === 'bet' ? guarded(action.press) : action.press
  return { ...action, press, disabled }
}
