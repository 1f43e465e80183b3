import { game } from '@jogada/contract'
import { GameArt } from '@jogada/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { SectionHead } from '../../components/section-head.tsx'

const MILLION = 1_000_000

const diceRulesQuery = queryOptions({
  queryKey: ['dice', 'rules'],
  queryFn: ({ signal }) => request(game.diceRules, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

/** The house's own games, each with the return to player that its rules state. */
export function Originals() {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="originals-title" className="mt-28">
      <SectionHead id="originals-title" title={t('originals')} lead={t('originalsLead')} />
      <DiceTile />
    </section>
  )
}

function DiceTile() {
  const t = useTranslations('home')
  return (
    <Link
      to="/dice"
      className="press group relative isolate block h-150 overflow-hidden rounded-14 bg-card"
    >
      <GameArt
        hue={305}
        glyph="dice"
        shape="wide"
        seed="dice"
        className="absolute inset-0 -z-10 size-full transition-[scale] duration-(--reveal) ease-quint group-hover:scale-[1.03]"
      />
      <div className="flex h-full w-1/2 flex-col justify-end p-16">
        <p className="figures text-40 leading-none text-[#fff]">{t('diceTitle')}</p>
        <p className="mt-6 text-12 leading-snug text-[#f0e6f8]">{t('diceLead')}</p>
        <Rtp />
      </div>
    </Link>
  )
}

/** The theoretical return, which never varies by more than rounding over the targets. */
function Rtp() {
  const t = useTranslations('home')
  const format = useFormatter()
  const { data: rules } = useQuery(diceRulesQuery)
  const rtp =
    rules && format.number(rules.rtpMin / MILLION, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <p className="mt-8 h-18 text-12 font-[560] text-(--maracuja)">{rtp && t('rtp', { rtp })}</p>
  )
}
