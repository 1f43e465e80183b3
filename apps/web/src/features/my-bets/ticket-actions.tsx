import type { Ticket } from '@jogada/contract/ticket'
import { add } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { Repeat2, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AskSupport } from '../../components/ask-support.tsx'
import { Button } from '../../components/button.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { sharePicture } from '../../platform/share-picture.ts'
import { useOddsText } from '../../sports/odds-format.ts'
import { useEventName } from '../../sports/use-event-name.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { useTicketName } from '../../sports/use-ticket-name.ts'
import { statusOf } from './bet-status.ts'
import { drawTicketCard } from './draw-ticket-card.ts'
import { isRepeatable, repeatTicket } from './repeat-ticket.ts'

/** What can be done with a bet: bet on the same again, show it to others, and ask about it. */
export function TicketActions({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations('bets')
  const share = useShare(ticket)
  const repeat = () => {
    repeatTicket(ticket)
    openOverlay({ id: 'slip', params: {} })
  }
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-8 [&>button]:min-h-[44px] [&>button]:flex-1">
        {isRepeatable(ticket) && (
          <Button look="quiet" size="small" onClick={repeat}>
            <Repeat2 className="size-16" aria-hidden="true" />
            {t('repeat')}
          </Button>
        )}
        {statusOf(ticket).tone !== 'bad' && (
          <Button look="quiet" size="small" onClick={() => void share()}>
            <Share2 className="size-16" aria-hidden="true" />
            {t('share')}
          </Button>
        )}
      </div>
      <AskSupport
        topic="bet"
        about={t('id', { id: ticket.betId }).slice(0, 80)}
        record={`sport:${ticket.betId}`}
      />
    </>
  )
}

/** Draws the bet in the player's words and prices and hands it to the system's sheet. */
function useShare(ticket: Ticket) {
  const t = useTranslations()
  const words = useMarketWords()
  const nameOf = useEventName()
  const odds = useOddsText()
  const ticketName = useTicketName()
  return async () => {
    const { betId, legs, stake, payout, potential, cashedOut } = ticket
    const name = ticketName(ticket)
    const end = payout === null ? t('bets.potential') : t('bets.returned')
    const picture = await drawTicketCard({
      name,
      status: t(`bets.status.${statusOf(ticket).key}`),
      legs: legs.map((leg) => ({
        backed: words.outcome({ ...leg, marketKey: leg.market }),
        market: words.market(leg.market, leg.sport, leg.specifiers),
        match: nameOf(leg),
        odds: odds(leg.odds),
      })),
      sums: [
        [t('bets.stake'), formatReais(stake)],
        // what sales paid is part of what the whole stake returns
        [end, formatReais(add(moneyOf(payout ?? potential), moneyOf(cashedOut)))],
      ],
      id: t('bets.id', { id: betId }),
      adults: t('rewards.cardAdults'),
    })
    await sharePicture({ picture, name: `jogada-${betId}.png`, title: name })
  }
}
