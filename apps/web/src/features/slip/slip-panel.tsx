import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Segments } from '../../components/segments.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { usePartClosed } from '../../session/player-queries.ts'
import { useLoggedIn } from '../../session/session.ts'
import { clearSlip } from '../../slip/slip-changes.ts'
import { TOGETHER, isOwn, isSent, keepSlip, useSlip } from '../../slip/slip-store.ts'
import { EmptySlip } from './empty-slip.tsx'
import { placeQuickBet } from './place-bet.ts'
import { forgetEnded, usePlacing } from './placing-store.ts'
import { QuickBetSwitch } from './quick-bet-switch.tsx'
import { Receipts } from './receipts.tsx'
import { resumeBets } from './resume-bets.ts'
import { SlipItemCard } from './slip-item-card.tsx'
import { modesFor } from './slip-shape.ts'
import { StakePanel } from './stake-panel.tsx'
import { SystemPicker } from './system-picker.tsx'
import { useSlipItems } from './use-slip-items.ts'

/** The bet slip: what was chosen at its present price, the stake, and what became of the bets. */
export function SlipPanel() {
  const loggedIn = useLoggedIn()
  const slip = useSlipItems()
  const receipts = usePlacing((placing) => placing.receipts)
  const { items, shape, clashes } = slip
  useEffect(() => {
    if (loggedIn) resumeBets(Date.now())
  }, [loggedIn])
  useEffect(() => forgetEnded, [])
  useEffect(placeQuickBet, [])
  return (
    <>
      {receipts.length > 0 && <Receipts receipts={receipts} />}
      {items.length === 0 && receipts.length === 0 && <EmptySlip />}
      {items.length === 0 && <QuickBetSwitch />}
      {items.length > 0 && (
        <>
          <SlipHead count={items.length} kind={shape.kind} />
          {shape.kind === 'system' && <SystemPicker legs={items.length} shape={shape} />}
          <ul className="space-y-6">
            {items.map((item) => (
              <SlipItemCard
                key={item.selection.outcomeId}
                item={item}
                shape={shape}
                clash={clashes.get(item.selection.outcomeId)}
              />
            ))}
          </ul>
          <QuickBetSwitch />
          <StakePanel slip={slip} />
        </>
      )}
    </>
  )
}

type SlipHeadProps = {
  readonly count: number
  readonly kind: 'single' | 'parlay' | 'system'
}

function SlipHead({ count, kind }: SlipHeadProps) {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  const isFixed = useSlip((slip) => isSent(slip, slip.selections[0]?.outcomeId ?? ''))
  const isTogether = useSlip(({ attempts: { [TOGETHER]: sent } }) => Boolean(sent && isOwn(sent)))
  const link = 'press h-40 min-h-[44px] shrink-0 text-14 text-interactive'
  const isClosed = usePartClosed('systems')
  const modes = modesFor(count).filter((id) => id !== 'system' || !isClosed || kind === id)
  return (
    <>
      <div className="-mt-8 flex items-center justify-between gap-12">
        {loggedIn && (
          <button
            type="button"
            className={link}
            onClick={() => openOverlay({ id: 'bets', params: {} })}
          >
            {t('myBets')}
          </button>
        )}
        {count > 1 && (
          <button type="button" className={`${link} ml-auto`} onClick={clearSlip}>
            {t('clear')}
          </button>
        )}
      </div>
      {modes.length > 1 && (
        <div className="mb-10">
          <Segments
            label={t('modes')}
            value={kind}
            disabled={isFixed || isTogether}
            onChange={(mode) => keepSlip({ mode })}
            choices={modes.map((id) => ({ id, title: t(`mode.${id}`) }))}
          />
        </div>
      )}
    </>
  )
}
