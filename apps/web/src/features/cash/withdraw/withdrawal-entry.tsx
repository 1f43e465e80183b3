import { MoneyText } from '@jogada/ui'
import { ChevronDown, Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../components/icon-button.tsx'
import { showToast } from '../../../overlays/toast.ts'
import { copyText } from '../../../platform/copy-text.ts'
import { TYPE_TEXT } from './destination-row.tsx'
import { isOver, returnedOf } from './timeline.ts'
import type { Withdrawal, WithdrawalState } from './timeline.ts'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'

/** The state of a withdrawal, or how much of it came back after it was paid. */
type Shown = WithdrawalState | 'returned' | 'returned_part'

/** One withdrawal: amount and state, with its steps and sums; open while it is under way. */
export function WithdrawalEntry({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cash')
  return (
    <details open={!isOver(withdrawal.state)} className="group rounded-14 bg-raised">
      <summary className="flex min-h-64 cursor-pointer list-none items-center gap-12 px-14 py-10 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <MoneyText amount={withdrawal.amount} className="block text-22 leading-tight" />
          <span className="block truncate text-12 text-muted">
            {t(TYPE_TEXT[withdrawal.type])} {withdrawal.destination}
          </span>
        </span>
        <StatePill withdrawal={withdrawal} />
        <ChevronDown
          className="size-18 shrink-0 text-muted transition-[rotate] group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="border-t border-line px-14 py-14">
        <WithdrawalTimeline withdrawal={withdrawal} />
        <Sums withdrawal={withdrawal} />
      </div>
    </details>
  )
}

const PILLS: Record<Shown, string> = {
  requested: 'bg-pending/14 text-pending',
  in_review: 'bg-pending/14 text-pending',
  approved: 'bg-info/14 text-info',
  sent: 'bg-info/14 text-info',
  paid: 'bg-win/14 text-win',
  refused: 'bg-lose/14 text-lose',
  returned: 'bg-pending/14 text-pending',
  returned_part: 'bg-pending/14 text-pending',
}

const BACK = { whole: 'returned', part: 'returned_part' } as const

function StatePill({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cash.state')
  const { much } = returnedOf(withdrawal)
  const state = much === 'nothing' ? withdrawal.state : BACK[much]
  return (
    <span className={`rounded-full px-12 py-4 text-12 font-[560] ${PILLS[state]}`}>{t(state)}</span>
  )
}

const HAS_LEFT: readonly WithdrawalState[] = ['sent', 'paid']

/** What was asked for and, unless it came back whole, what of it leaves or has left. */
function Sums({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cash')
  const isBack = withdrawal.state === 'refused'
  const left = [
    [t('listFee'), withdrawal.fee],
    [t(HAS_LEFT.includes(withdrawal.state) ? 'listNet' : 'net'), withdrawal.net],
  ] as const
  const returned = returnedOf(withdrawal)
  const sums = [
    [t('listAmount'), withdrawal.amount] as const,
    ...(isBack ? [] : left),
    ...(returned.much === 'nothing' ? [] : [[t('listReturned'), returned.amount] as const]),
  ]
  return (
    <dl className="mt-14 space-y-2 border-t border-line pt-12 text-14">
      {sums.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-12">
          <dt className="text-soft">{name}</dt>
          <dd>
            <MoneyText amount={amount} className="text-18" />
          </dd>
        </div>
      ))}
      {withdrawal.usdt && !isBack && (
        <div className="flex items-baseline justify-between gap-12">
          <dt className="text-soft">{t('usdtSent')}</dt>
          <dd className="figures text-18">{withdrawal.usdt.replace('.', ',')} USDT</dd>
        </div>
      )}
      {withdrawal.endToEndId && (
        <CopiedId name={t('endToEnd')} label={t('copyEndToEnd')} id={withdrawal.endToEndId} />
      )}
      {withdrawal.transactionHash && (
        <CopiedId name={t('hash')} label={t('copyHash')} id={withdrawal.transactionHash} />
      )}
    </dl>
  )
}

type CopiedIdProps = { readonly name: string; readonly label: string; readonly id: string }

function CopiedId({ name, label, id }: CopiedIdProps) {
  const t = useTranslations()
  const copy = async () => {
    await copyText(id)
    showToast(t('common.copied'))
  }
  return (
    <div className="flex items-center justify-between gap-12">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="flex min-w-0 items-center text-12">
        <span className="truncate">{id}</span>
        <IconButton label={label} onClick={() => void copy()} className="-my-8">
          <Copy className="size-14" aria-hidden="true" />
        </IconButton>
      </dd>
    </div>
  )
}
