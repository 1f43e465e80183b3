import { care } from '@jogada/contract'
import type { SelfTestEntry } from '@jogada/contract/care'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'

const KEY = ['player', 'self-tests']
const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
const ANSWERS = ['a0', 'a1', 'a2', 'a3'] as const

type Answer = 0 | 1 | 2 | 3

/** Nine questions one after another, then the result with what can be done; nobody else sees it. */
export function SelfTest() {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null)
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      request(care.selfTests, {}, { loading: false, failure: 'here', signal }),
  })
  const take = useMutation({
    mutationFn: (given: readonly Answer[]) =>
      request(care.takeSelfTest, { body: { answers: [...given] } }, { failure: 'here' }),
    onSuccess: (result) => {
      queryClient.setQueryData<readonly SelfTestEntry[]>(KEY, (known = []) => [result, ...known])
      setAnswers(null)
    },
  })
  const answer = (given: Answer) => {
    const next = [...(answers ?? []), given]
    setAnswers(next)
    if (next.length === QUESTIONS.length) take.mutate(next)
  }
  const last = data?.[0]
  return (
    <section aria-labelledby="self-test">
      <h2 id="self-test" className="text-18 font-[620]">
        {t('care.test')}
      </h2>
      <p className="mt-4 text-14 leading-snug text-soft">{t('care.testLead')}</p>
      {answers === null ? (
        <>
          {last && <Result result={last} />}
          <Button look="outline" className="mt-12 w-full" onClick={() => setAnswers([])}>
            {t(last ? 'care.testAgain' : 'care.testStart')}
          </Button>
        </>
      ) : (
        answers.length < QUESTIONS.length && <Question place={answers.length} onAnswer={answer} />
      )}
      {take.error && (
        <div role="alert" className="mt-12 text-14 text-lose">
          <p>{wordsOf(take.error) || t('limits.failed')}</p>
          <Button look="outline" className="mt-8" onClick={() => take.mutate(answers ?? [])}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <p className="mt-8 text-12 text-muted">{t('care.testSource')}</p>
    </section>
  )
}

type QuestionProps = { readonly place: number; readonly onAnswer: (answer: Answer) => void }

function Question({ place, onAnswer }: QuestionProps) {
  const t = useTranslations('care')
  return (
    <fieldset className="mt-12 rounded-14 bg-raised p-14">
      <legend className="visually-hidden">
        {t('step', { step: String(place + 1), all: String(QUESTIONS.length) })}
      </legend>
      <p aria-hidden="true" className="text-12 text-muted">
        {t('step', { step: String(place + 1), all: String(QUESTIONS.length) })}
      </p>
      <p aria-live="polite" className="mt-4 min-h-44 text-16 leading-snug">
        {t(`questions.${QUESTIONS[place]!}`)}
      </p>
      <div className="mt-12 grid grid-cols-2 gap-8">
        {ANSWERS.map((id, value) => (
          <Button
            key={`${place} ${id}`}
            look="outline"
            className="h-auto! min-h-48 px-8! py-6 leading-tight whitespace-normal!"
            onClick={() => onAnswer(value as Answer)}
          >
            {t(`answers.${id}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function Result({ result }: { readonly result: SelfTestEntry }) {
  const t = useTranslations('care')
  const format = useFormatter()
  return (
    <output className="mt-12 block rounded-14 bg-raised p-14 text-14 leading-snug">
      <span className="figures text-28">{result.score}</span>
      <span className="text-muted">
        {' '}
        / 27 · {format.dateTime(new Date(result.at), { dateStyle: 'short' })}
      </span>
      <span className="mt-4 block">{t(`levels.${result.level}`)}</span>
      {result.level !== 'none' && (
        <a
          href="#limits-own"
          className="mt-4 flex min-h-44 items-center text-interactive underline underline-offset-4"
        >
          {t('toLimits')}
        </a>
      )}
    </output>
  )
}
