import type { HouseGame } from '@jogada/core/games/house-games'
import { MoneyText } from '@jogada/ui'
import { useNow, useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import type { OverlayProps } from '../overlays/overlay-props.ts'
import { Switch } from '../components/switch.tsx'
import { Surface } from '../overlays/surface.tsx'
import { hotkeysOf } from './hotkeys.ts'
import type { HotkeyAction } from './hotkeys.ts'
import { RulesLine } from './rules-parts.tsx'
import { SessionCurve } from './session-curve.tsx'
import { netOf, resetTally, useSessionTally } from './session-tally.ts'
import { chooseSetting, useGameSettings } from './settings.ts'
import { playCue } from './sound.ts'

/** How the session stands, sounds, motion, and the game's keys with what each does. */
export function GameToolsOverlay({ params: { game }, close }: OverlayProps<'gameTools'>) {
  const t = useTranslations('game')
  return (
    <Surface kind="sheet" title={t('tools')} close={close}>
      <div className="space-y-24 pb-8">
        <Session />
        <Choices />
        <Keys game={game} />
      </div>
    </Surface>
  )
}

function Session() {
  const t = useTranslations('game')
  const tally = useSessionTally()
  return (
    <section aria-label={t('session')} className="text-14 text-soft">
      <h3 className="text-16 font-[620] text-fg">{t('session')}</h3>
      <p className="mb-10 text-12 text-muted">{t('sessionLead')}</p>
      <dl className="space-y-6">
        <RulesLine name={t('elapsed')} value={<Elapsed sinceMs={tally.sinceMs} />} />
        <RulesLine name={t('rounds')} value={tally.rounds} />
        <RulesLine name={t('roundsWon')} value={tally.won} />
        <RulesLine name={t('roundsLost')} value={tally.lost} />
        <RulesLine name={t('staked')} value={<MoneyText amount={tally.staked} />} />
        <RulesLine name={t('returned')} value={<MoneyText amount={tally.returned} />} />
        <RulesLine name={t('net')} value={<MoneyText amount={netOf(tally)} sign="always" />} />
      </dl>
      <SessionCurve nets={tally.curve} />
      {tally.rounds > 0 && (
        <Button look="quiet" size="small" className="mt-12" onClick={resetTally}>
          {t('resetSession')}
        </Button>
      )}
    </section>
  )
}

const SECOND_MS = 1000

function Elapsed({ sinceMs }: { readonly sinceMs: number | null }) {
  const now = useNow({ updateInterval: SECOND_MS })
  const seconds =
    sinceMs === null ? 0 : Math.max(0, Math.floor((now.getTime() - sinceMs) / SECOND_MS))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

function Choices() {
  const t = useTranslations('game')
  const { sound, motion } = useGameSettings()
  const chooseSound = (wanted: boolean) => {
    chooseSetting({ sound: wanted })
    playCue('reveal')
  }
  return (
    <section className="space-y-4">
      <Switch title={t('sound')} lead={t('soundLead')} on={sound} choose={chooseSound} />
      <Switch
        title={t('motion')}
        lead={t('motionLead')}
        on={motion}
        choose={(wanted) => chooseSetting({ motion: wanted })}
      />
    </section>
  )
}

const DOES = {
  bet: 'keyBet',
  half: 'keyHalf',
  double: 'keyDouble',
  minimum: 'keyMinimum',
  special: 'keySpecial',
  cashOut: 'keyCashOut',
} as const satisfies Record<HotkeyAction, string>

function Keys({ game }: { readonly game: HouseGame }) {
  const t = useTranslations('game')
  const { keys } = useGameSettings()
  return (
    <section aria-label={t('keys')}>
      <Switch
        title={t('keys')}
        lead={t('keysLead')}
        on={keys}
        choose={(wanted) => chooseSetting({ keys: wanted })}
      />
      <dl className={`mt-8 grid grid-cols-2 gap-8 text-14 ${keys ? 'text-soft' : 'text-muted'}`}>
        {hotkeysOf(game).map(({ key, action }) => (
          <div key={key} className="flex min-w-0 items-center gap-8">
            <dt>
              <kbd className="grid h-28 min-w-28 place-items-center rounded-6 bg-pressed px-8 font-mono text-12 text-fg uppercase">
                {key === ' ' ? t('space') : key}
              </kbd>
            </dt>
            <dd className="min-w-0 text-12 leading-snug">{t(DOES[action])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
