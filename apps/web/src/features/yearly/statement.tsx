import type { YearStatement } from '@jogada/contract/yearly'
import { MoneyText } from '@jogada/ui'
import { useFormatter, useTranslations } from 'use-intl'

const CATEGORIES = ['sports', 'games', 'total'] as const
const SUMS = ['stakes', 'prizes', 'result'] as const
const PARTS = ['cash', 'held', 'withdrawing', 'total'] as const

/** What a year says: who issues it, for whom, the sums by category and the balances at its ends. */
export function Statement({ statement }: { readonly statement: YearStatement }) {
  const t = useTranslations('yearly')
  const { operator, brand, player } = statement
  const lines = [
    [t('operator'), operator.name],
    ['CNPJ', operator.cnpj],
    [t('brand'), brand],
    [t('player'), player.name],
    ['CPF', player.cpf],
  ] as const
  return (
    <>
      <dl className="mt-14 space-y-4 text-14">
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex justify-between gap-12">
                <dt className="text-muted">{name}</dt>
                <dd className="text-end">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {statement.soFar && (
        <p role="note" className="mt-14 rounded-10 bg-raised p-12 text-14 text-soft">
          {t('soFarNote')}
        </p>
      )}
      <Sums statement={statement} />
      <Balances statement={statement} />
      <p className="mt-14 text-12 text-muted">{t('facts')}</p>
    </>
  )
}

function Sums({ statement }: { readonly statement: YearStatement }) {
  const t = useTranslations('yearly')
  return (
    <div className="mt-14 overflow-x-auto rounded-14 border border-line p-14">
      <table className="w-full text-14">
        <thead>
          <tr className="text-12 text-muted">
            <th scope="col" className="pb-8 text-start font-[400]">
              {t('category')}
            </th>
            {SUMS.map((name) => (
              <th key={name} scope="col" className="pb-8 ps-12 text-end font-[400]">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map((category) => (
            <tr key={category} className={category === 'total' ? 'font-[620]' : ''}>
              <th scope="row" className="py-4 text-start font-[inherit]">
                {t(category)}
              </th>
              {SUMS.map((name) => (
                <td key={name} className="py-4 ps-12 text-end">
                  <MoneyText amount={statement[category][name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Balances({ statement: { before, after } }: { readonly statement: YearStatement }) {
  const t = useTranslations('yearly')
  const format = useFormatter()
  const shownDay = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="mt-14 grid gap-14 sm:grid-cols-2">
      {[before, after].map((balance) => (
        <section
          key={balance.day}
          aria-label={t('dayEnd', { day: shownDay(balance.day) })}
          className="rounded-14 border border-line p-14"
        >
          <h3 className="mb-8 text-14 font-[520]">
            {t('balances')}
            <span className="block text-12 text-muted">
              {t('dayEnd', { day: shownDay(balance.day) })}
            </span>
          </h3>
          <dl className="space-y-4 text-14">
            {PARTS.map((part) => (
              <div key={part} className="flex justify-between gap-12">
                <dt className="text-muted">{t(part)}</dt>
                <dd>
                  <MoneyText amount={balance[part]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
