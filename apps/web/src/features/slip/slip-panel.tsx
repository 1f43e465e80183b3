import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { clearSlip } from '../../slip/slip-store.ts'
import { EmptySlip } from './empty-slip.tsx'
import { resumeBets } from './place-bet.ts'
import { forgetEnded, usePlacing } from './placing-store.ts'
import { Receipts } from './receipts.tsx'
import { SlipItemCard } from './slip-item-card.tsx'
import { StakePanel } from './stake-panel.tsx'
import { useSlipItems } from './use-slip-items.ts'

/** The bet slip: what was chosen at its present price, the stake, and what became of the bets. */
export function SlipPanel() {
  const loggedIn = useLoggedIn()
  const { items, limits } = useSlipItems()
  const receipts = usePlacing((placing) => placing.receipts)
  useEffect(() => {
    if (loggedIn) resumeBets(Date.now())
  }, [loggedIn])
  useEffect(() => forgetEnded, [])
  return (
    <>
      {receipts.length > 0 && <Receipts receipts={receipts} />}
      {items.length === 0 && receipts.length === 0 && <EmptySlip />}
      {items.length > 0 && (
        <>
          <SlipHead many={items.length > 1} />
          <ul className="space-y-8">
            {items.map((item) => (
              <SlipItemCard key={item.selection.outcomeId} item={item} />
            ))}
          </ul>
          <StakePanel items={items} limits={limits} />
        </>
      )}
    </>
  )
}

function SlipHead({ many }: { readonly many: boolean }) {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  const link = 'press h-40 min-h-[44px] text-14 text-interactive'
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
        {many && (
          <button type="button" className={`${link} ml-auto`} onClick={clearSlip}>
            {t('clear')}
          </button>
        )}
      </div>
      {many && <p className="mb-8 text-12 text-muted">{t('singles')}</p>}
    </>
  )
}
