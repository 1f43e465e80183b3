import { support } from '@jogada/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'

const RATINGS = [1, 2, 3, 4, 5] as const

/** Asks how the help was, once somebody answered; the rating can be given anew. */
export function TicketRating(props: { readonly ticketId: string; readonly rating: number | null }) {
  const { ticketId } = props
  const t = useTranslations('help')
  const name = useId()
  const queryClient = useQueryClient()
  const rate = useMutation({
    mutationFn: (rating: number) =>
      request(support.rateTicket, { params: { ticketId }, body: { rating } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['player', 'ticket', ticketId] }),
  })
  const rating = rate.isPending ? rate.variables : props.rating
  return (
    <fieldset className="mt-14 rounded-14 bg-raised p-12">
      <legend className="float-left mb-4 w-full text-14 text-soft">{t('rate')}</legend>
      <div className="clear-both -ml-10 flex">
        {RATINGS.map((value) => (
          <label key={value} className="relative grid size-44 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              aria-label={t('rateAs', { n: String(value) })}
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={rating === value}
              onChange={() => rate.mutate(value)}
            />
            <Star
              aria-hidden
              className={`size-24 rounded-6 peer-focus-visible:outline-2 ${
                rating !== null && value <= rating ? 'fill-current text-pending' : 'text-muted'
              }`}
            />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="text-12 text-muted">
        {props.rating !== null && t('rated')}
      </p>
    </fieldset>
  )
}
