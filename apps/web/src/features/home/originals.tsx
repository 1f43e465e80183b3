import type { HouseGame } from '@jogada/core/games/house-games'
import { GameArt } from '@jogada/ui'
import type { GameGlyph } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { SectionHead } from '../../components/section-head.tsx'
import { catalogueQuery } from '../../games/game-queries.ts'

const MILLION = 1_000_000

type TileCode = Exclude<HouseGame, 'dice'>

/** In the order in which they stand below dice. */
const TILES: Readonly<Record<TileCode, { readonly glyph: GameGlyph; readonly hue: number }>> = {
  mines: { glyph: 'gem', hue: 190 },
  limbo: { glyph: 'kite', hue: 265 },
  rowDouble: { glyph: 'tower', hue: 330 },
  double: { glyph: 'reel', hue: 20 },
  luckyColor: { glyph: 'wheel', hue: 150 },
}

const CODES = Object.keys(TILES) as readonly TileCode[]

/** The house's own games, each with the return to player that its rules state. */
export function Originals() {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="originals-title" className="mt-28">
      <SectionHead id="originals-title" title={t('originals')} lead={t('originalsLead')} />
      <DiceTile />
      <ul className="mt-8 grid grid-cols-2 gap-8">
        {CODES.map((code, index) => (
          <li key={code} className="last:odd:col-span-2">
            <Tile
              code={code}
              shape={index % 2 === 0 && index === CODES.length - 1 ? 'wide' : 'tile'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const LINK = 'press group relative isolate overflow-hidden rounded-14 bg-card'
const ART =
  'absolute inset-0 -z-10 size-full transition-[scale] duration-(--reveal) ease-quint group-hover:scale-[1.03]'

function DiceTile() {
  const t = useTranslations('home')
  return (
    <Link to="/dice" className={`${LINK} flex min-h-150 items-end`}>
      <GameArt hue={305} glyph="dice" shape="wide" seed="dice" className={ART} />
      <div className="w-1/2 p-16 max-[359px]:w-3/5">
        <p className="figures text-40 leading-none text-[#fff]">{t('diceTitle')}</p>
        <p className="mt-6 text-12 leading-snug text-[#f0e6f8]">{t('diceLead')}</p>
        <Rtp code="dice" />
      </div>
    </Link>
  )
}

type TileProps = { readonly code: TileCode; readonly shape: 'tile' | 'wide' }

function Tile({ code, shape }: TileProps) {
  const t = useTranslations('home')
  return (
    <Link to={`/${code}`} className={`${LINK} block h-132`}>
      <GameArt {...TILES[code]} shape={shape} seed={code} className={ART} />
      <div className="flex h-full flex-col justify-end bg-linear-to-t from-[#0e0a14f0] via-[#0e0a14a8] via-45% to-transparent to-85% p-12">
        <p className="figures text-28 leading-none text-[#fff]">{t(`${code}Title`)}</p>
        <Rtp code={code} />
      </div>
    </Link>
  )
}

/**
 * The theoretical return that the law wants on the tile: the lowest over everything that
 * can be played.
 */
function Rtp({ code }: { readonly code: HouseGame }) {
  const t = useTranslations('home')
  const format = useFormatter()
  const { data } = useQuery(catalogueQuery('', 'original'))
  const lowest = data?.games.find((game) => game.code === code)?.rtp
  const rtp =
    lowest && format.number(lowest / MILLION, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <p className="mt-4 min-h-18 text-12 leading-snug font-[560] text-(--maracuja)">
      {rtp && t('rtp', { rtp })}
    </p>
  )
}
