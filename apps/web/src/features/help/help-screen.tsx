import type { HelpFacts } from '@jogada/contract/help'
import { SPORTS } from '@jogada/core/sports/sport'
import { fill } from '@jogada/messages/fill'
import { helpArticles, helpRules, helpSections } from '@jogada/messages/help/help-texts'
import type { HelpArticle, HelpTexts } from '@jogada/messages/help/help-texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { PageCard, PageFailed } from '../../components/page-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { gamesWithRules, rulesOf } from '../../games/game-rules.ts'
import { useGameTitle } from '../../games/use-game-title.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { HelpAnswer } from './help-answer.tsx'
import { useHelpFacts, useHelpTexts } from '../../help/help-queries.ts'
import { applies } from '../../help/help-values.ts'
import { findHelp } from '../../help/find-help.ts'
import { AREA } from './new-ticket.tsx'
import { useHelpValues } from './use-help-values.ts'

type HelpScreenProps = {
  /** The question that a link opens. */
  readonly named?: string | undefined
  /** What the player's own case may be, before everything else. */
  readonly above?: ReactNode
  /** The player's own case, which stands with the answer about it. */
  readonly own?: Readonly<Partial<Record<HelpArticle, ReactNode>>>
}

/** Questions with answers to search in, and the rules; then the way to a person. */
export function HelpScreen({ named, above, own = {} }: HelpScreenProps) {
  const t = useTranslations('help')
  const facts = useHelpFacts()
  const texts = useHelpTexts()
  const retry = () => void Promise.all([facts.refetch(), texts.refetch()])
  return (
    <PageCard title={t('helpTitle')}>
      {above}
      {facts.data && texts.data ? (
        <Help facts={facts.data} texts={texts.data} named={named} own={own} />
      ) : facts.isError || texts.isError ? (
        <PageFailed retry={retry} />
      ) : (
        <Skeleton className="h-276" />
      )}
      {texts.data && <SportRules title={texts.data.sportRules} />}
      <GameRules />
      <Link to="/suporte" className={`${buttonClasses()} mt-20 w-full`}>
        {t('talk')}
      </Link>
    </PageCard>
  )
}

type HelpProps = {
  readonly facts: HelpFacts
  readonly texts: HelpTexts
  readonly named: string | undefined
  readonly own: Readonly<Partial<Record<HelpArticle, ReactNode>>>
}

function Help({ facts, texts, named, own }: HelpProps) {
  const t = useTranslations('help')
  const values = useHelpValues(facts)
  const [wanted, setWanted] = useState('')
  const words = wanted.trim()
  const found = findHelp({
    words,
    texts,
    applies: (article) => applies(article, facts),
    answerOf: (article) => fill(texts.articles[article][1], values),
  })
  const answer = (article: HelpArticle) => (
    <HelpAnswer
      // a search opens none; a link opens the one that it names
      key={`${article} ${named === article}`}
      article={article}
      texts={texts}
      values={values}
      isNamed={named === article}
      own={own[article]}
    />
  )
  return (
    <>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        className={`${AREA} h-48`}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {words === '' ? (
        helpSections.map((section) => (
          <section key={section} className="mt-20">
            <SectionHead id={`help-${section}`} title={texts.sections[section]} />
            <ul className="space-y-6">
              {helpArticles[section].filter((article) => applies(article, facts)).map(answer)}
            </ul>
          </section>
        ))
      ) : (
        <Found count={found.length}>{found.map(answer)}</Found>
      )}
      <Rules facts={facts} texts={texts} values={values} />
    </>
  )
}

type FoundProps = { readonly count: number; readonly children: ReactNode }

/** What answers the words that were typed, best first. */
function Found({ count, children }: FoundProps) {
  const t = useTranslations('help')
  return (
    <>
      <output className="visually-hidden">{t('found', { count })}</output>
      {count === 0 ? (
        <p className="mt-12 text-14 text-muted">{t('nothingFound')}</p>
      ) : (
        <ul aria-label={t('helpTitle')} className="mt-20 space-y-6">
          {children}
        </ul>
      )}
    </>
  )
}

type RulesProps = {
  readonly facts: HelpFacts
  readonly texts: HelpTexts
  readonly values: Readonly<Record<string, string>>
}

/** The rules and clauses, and the documents that a player agrees to. */
function Rules({ facts, texts, values }: RulesProps) {
  const t = useTranslations('help')
  const care = useTranslations('care')
  return (
    <section aria-labelledby="rules-title" className="mt-28">
      <SectionHead id="rules-title" title={t('rulesTitle')} />
      <ol aria-labelledby="rules-title" className="list-decimal space-y-8 pl-18 text-14 text-soft">
        {helpRules
          .filter((one) => applies(one, facts))
          .map((one) => (
            <li key={one}>{fill(texts.rules[one], values)}</li>
          ))}
      </ol>
      <Button
        look="outline"
        className="mt-16 w-full"
        onClick={() => openOverlay({ id: 'consent', params: {} })}
      >
        {care('documents')}
      </Button>
    </section>
  )
}

/** The rules that bets of each sport are settled by. */
function SportRules({ title }: { readonly title: string }) {
  const t = useTranslations('sport.name')
  return (
    <section aria-labelledby="sport-rules-title" className="mt-28">
      <SectionHead id="sport-rules-title" title={title} />
      <ul aria-labelledby="sport-rules-title" className="grid grid-cols-2 gap-8">
        {SPORTS.map((sport) => (
          <li key={sport} className="min-w-0">
            <Button
              look="quiet"
              className="w-full min-w-0"
              onClick={() => openOverlay({ id: 'sportRules', params: { sport } })}
            >
              <span className="truncate">{t(sport)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rules, pay table and return of each game of the house. */
function GameRules() {
  const t = useTranslations()
  const titleOf = useGameTitle()
  return (
    <section aria-labelledby="game-rules-title" className="mt-28">
      <SectionHead id="game-rules-title" title={`${t('game.rules')} · ${t('shell.games')}`} />
      <ul aria-labelledby="game-rules-title" className="grid grid-cols-2 gap-8">
        {gamesWithRules.map((code) => (
          <li key={code}>
            <Button look="quiet" className="w-full" onClick={rulesOf(code)}>
              {titleOf({ code, title: code })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
