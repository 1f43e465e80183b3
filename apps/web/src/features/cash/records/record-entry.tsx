import type { NamedRecord } from '@jogada/contract/wallet'
import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Copy } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AskSupport } from '../../../components/ask-support.tsx'
import type { Matter } from '../../../components/ask-support.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useGameTitle } from '../../../games/use-game-title.ts'
import { showToast } from '../../../overlays/toast.ts'
import { copyText } from '../../../platform/copy-text.ts'
import { recordQuery } from '../wallet-queries.ts'

const TONES = { '00': 'text-pending', '01': 'text-muted line-through', '10': '' } as const

/** One record; its facts are fetched when it is opened. */
export function RecordEntry({ record }: { readonly record: NamedRecord }) {
  const t = useTranslations('wallet')
  const format = useFormatter()
  const title = useTitle(record)
  const [open, setOpen] = useState(false)
  const isGain =
    record.status === '10' && !record.amount.startsWith('-') && record.amount !== '0.00'
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-14 bg-raised"
    >
      <summary className="flex min-h-64 cursor-pointer list-none items-center gap-10 px-14 py-10 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-16 font-[560]">{title}</span>
          <Side record={record} />
          <time dateTime={record.at} className="block truncate text-12 text-muted">
            {format.dateTime(new Date(record.at), WHEN)}
          </time>
        </span>
        <span className="shrink-0 text-right">
          <MoneyText
            amount={record.amount}
            sign={isGain ? 'always' : 'auto'}
            className={`block text-18 leading-tight ${isGain ? 'text-win' : TONES[record.status]}`}
          />
          {record.balance !== null && (
            <span className="block text-12 text-muted">
              {t('balanceAfter', { amount: formatReais(record.balance) })}
            </span>
          )}
        </span>
        <ChevronDown
          className="size-16 shrink-0 text-muted transition-[rotate] group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {open && <Facts record={record} />}
    </details>
  )
}

/** What a record is called: the house's game by its name, anything else by its type. */
function useTitle({ game, type }: NamedRecord) {
  const t = useTranslations('wallet')
  const titleOf = useGameTitle()
  const title = t(`types.t${type}`)
  return game === null ? title : titleOf({ code: game, title })
}

const WHEN = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** What happened, and how far it came. */
function Side({ record: { status, movement } }: { readonly record: NamedRecord }) {
  const t = useTranslations('wallet')
  const words = [movement, status === '10' ? null : t(`statuses.s${status}`)].filter(Boolean)
  if (words.length === 0) return null
  return (
    <span className={`block truncate text-12 ${status === '00' ? 'text-pending' : 'text-soft'}`}>
      {words.join(' · ')}
    </span>
  )
}

const MONEY_FACTS: readonly string[] = ['fee', 'net']
const WORDS: readonly string[] = ['counterpart', 'destination']

/** The desk's topic for each type of record. */
const TOPICS: Readonly<Record<string, Matter['topic']>> = {
  10: 'deposit',
  11: 'withdrawal',
  30: 'bet',
  31: 'game',
}

function Facts({ record }: { readonly record: NamedRecord }) {
  const { recordId, type } = record
  const t = useTranslations('wallet')
  const title = useTitle(record)
  const { data, isError } = useQuery(recordQuery(recordId))
  return (
    <div className="border-t border-line px-14 py-12">
      <dl className="space-y-4 text-14">
        <Fact name={t('recordId')} value={recordId} copied />
        {!data && !isError && <Skeleton className="h-40" />}
        {isError && <p className="text-12 text-lose">{t('loadFailed')}</p>}
        {data?.facts.map(({ name, value }) =>
          name === 'reason' ? (
            <Sentence key={name} name={t(`facts.${name}`)} value={value} />
          ) : (
            <Fact
              key={name}
              name={t(`facts.${name}`)}
              value={MONEY_FACTS.includes(name) ? formatReais(value) : value}
              copied={!MONEY_FACTS.includes(name) && !WORDS.includes(name)}
            />
          ),
        )}
      </dl>
      <AskSupport
        topic={TOPICS[type] ?? 'other'}
        about={t('aboutRecord', { type: title, id: recordId })}
        record={recordId}
      />
    </div>
  )
}

/** A fact that is told in a sentence, which needs the whole width. */
function Sentence({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="py-6">
      <dt className="text-soft">{name}</dt>
      <dd className="mt-2 leading-snug">{value}</dd>
    </div>
  )
}

type FactProps = { readonly name: string; readonly value: string; readonly copied: boolean }

function Fact({ name, value, copied }: FactProps) {
  const t = useTranslations()
  const copy = async () => {
    await copyText(value)
    showToast(t('common.copied'))
  }
  return (
    <div className="flex min-h-32 items-center justify-between gap-12">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="flex min-w-0 items-center text-right">
        <span className={copied ? 'truncate text-12' : ''}>{value}</span>
        {copied && (
          <IconButton
            label={t('wallet.copy', { name })}
            onClick={() => void copy()}
            className="-my-8 -mr-12"
          >
            <Copy className="size-14" aria-hidden="true" />
          </IconButton>
        )}
      </dd>
    </div>
  )
}
