import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { usePlayer } from '../../session/player-queries.ts'
import { useLoggedIn } from '../../session/session.ts'
import promenade from './promenade.svg'
import front from './promenade-front.svg'
import sea from './promenade-sea.svg'

// the scene is night in every theme, and so are the buttons on it
const LIT = 'bg-(--maracuja)! text-(--ink0)!'
const NIGHT = 'bg-(--ink0)/85! text-[#fff]!'

/** The seafront at night with what the product promises; the same box as in the page's own HTML. */
export function Hero() {
  const t = useTranslations('home')
  const loggedIn = useLoggedIn()
  const isBarred = usePlayer()?.barred
  return (
    <section aria-labelledby="headline" className="hero">
      <img src={promenade} alt="" width={360} height={220} className="hero-art" />
      <img src={sea} alt="" width={360} height={220} className="hero-art hero-sea" />
      <img src={front} alt="" width={360} height={220} className="hero-art" />
      <div className="hero-words">
        <h1 id="headline">{t('headline')}</h1>
        <p>{t('lead')}</p>
        <div className="mt-16 flex gap-8 max-[359px]:*:px-10!">
          {!isBarred && (
            <Button
              size="small"
              className={LIT}
              onClick={() =>
                openOverlay(
                  loggedIn
                    ? { id: 'cash', params: { tab: 'deposit' } }
                    : { id: 'auth', params: { tab: 'register' } },
                )
              }
            >
              {t(loggedIn ? 'heroDeposit' : 'heroAction')}
            </Button>
          )}
          <Link to="/footballPage" className={`${buttonClasses('quiet', 'small')} ${NIGHT}`}>
            {t('heroSports')}
          </Link>
        </div>
      </div>
    </section>
  )
}
