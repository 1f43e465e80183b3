import { limits } from '@jogada/contract'
import type { LimitEntry, LimitsView } from '@jogada/contract/limits'
import { formatMoney } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { MoneyInput } from '../../components/money-input.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { limitsQuery } from '../../session/limits-query.ts'

const MOST_MINUTES = 44_640

type Wanted = { readonly text: string | null; readonly key: string }

const send = ({ kind, window }: LimitEntry, { text, key }: Wanted): Promise<LimitsView> =>
  kind === 'time'
    ? request(
        limits.setTimeLimit,
        { body: { window, minutes: text === null ? null : Number(text) } },
        { idempotencyKey: key, failure: 'here' },
      )
    : request(
        limits.setMoneyLimit,
        { body: { kind, window, amount: text } },
        { idempotencyKey: key, failure: 'here' },
      )

/** One limit: what it is, what is used of it, what waits, and a way to change it. */
export function LimitRow({ entry }: { readonly entry: LimitEntry }) {
  const t = useTranslations('limits')
  const format = useFormatter()
  const [isOpen, setOpen] = useState(false)
  const show = (text: string) =>
    entry.kind === 'time' ? t('minutes', { minutes: text }) : formatReais(text)
  const { limit, used, waiting } = entry
  const share = limit === null ? 0 : Math.min(1, Number(used) / Math.max(Number(limit), 0.01))
  const name = t(`kinds.${entry.kind}`)
  const action = limit === null ? t('set') : t('change')
  return (
    <li className="py-12">
      <div className="flex items-center gap-12">
        <div className="min-w-0 flex-1">
          <p className="text-16 font-[540]">{name}</p>
          <p className="text-14 text-soft tabular-nums">
            {limit === null
              ? t('usedOnly', { used: show(used) })
              : t('usedOf', { used: show(used), limit: show(limit) })}
          </p>
        </div>
        <Button
          look="outline"
          size="small"
          className="min-h-[44px]"
          aria-expanded={isOpen}
          aria-label={`${action}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      {limit !== null && (
        <div aria-hidden="true" className="mt-8 h-4 overflow-hidden rounded-full bg-raised">
          <div
            className={`h-full ${share >= 0.8 ? 'bg-lose' : 'bg-primary'}`}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      {waiting && (
        <p className="mt-8 text-12 leading-snug text-muted">
          {t(waiting.limit === null ? 'waitingNone' : 'waiting', {
            limit: show(waiting.limit ?? '0'),
            from: format.dateTime(new Date(waiting.from), {
              dateStyle: 'short',
              timeStyle: 'short',
            }),
          })}
        </p>
      )}
      {isOpen && <LimitForm entry={entry} name={name} onDone={() => setOpen(false)} />}
    </li>
  )
}

type LimitFormProps = {
  readonly entry: LimitEntry
  readonly name: string
  readonly onDone: () => void
}

function LimitForm({ entry, name, onDone }: LimitFormProps) {
  const t = useTranslations('limits')
  const id = useId()
  const queryClient = useQueryClient()
  const [money, setMoney] = useState(() => moneyOf(entry.limit))
  const [minutes, setMinutes] = useState(entry.limit ?? '')
  const save = useMutation({
    mutationFn: (wanted: Wanted) => send(entry, wanted),
    onSuccess: (data) => {
      queryClient.setQueryData(limitsQuery.queryKey, data)
      onDone()
    },
  })
  const isTime = entry.kind === 'time'
  const isUsable = !isTime || (Number(minutes) >= 1 && Number(minutes) <= MOST_MINUTES)
  const submit = (text: string | null) => save.mutate({ text, key: randomUuid() })
  return (
    <form
      className="mt-12 space-y-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (isUsable) submit(isTime ? minutes : formatMoney(money))
      }}
    >
      {isTime ? (
        <div>
          <label htmlFor={id} className="mb-4 block text-12 text-muted">
            {t('inMinutes')}
          </label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
            className="figures h-48 min-h-[44px] w-full rounded-10 border border-line-strong bg-page px-12 text-22"
          />
        </div>
      ) : (
        <MoneyInput label={name} value={money} onChange={setMoney} />
      )}
      <div className="flex gap-8">
        <Button type="submit" className="flex-1" disabled={save.isPending || !isUsable}>
          {t('save')}
        </Button>
        {entry.limit !== null && (
          <Button look="outline" disabled={save.isPending} onClick={() => submit(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {save.error && (
        <p role="alert" className="text-14 text-lose">
          {wordsOf(save.error) || t('failed')}
        </p>
      )}
    </form>
  )
}
