import { DOUBLE_OUTCOMES } from '@jogada/core/games/double'
import { drawGameOf } from '@jogada/core/games/draws'
import type { DrawGame } from '@jogada/core/games/house-games'
import { LUCKY_COLOR_OUTCOMES } from '@jogada/core/games/lucky-color'
import type { draw, CallReply } from '@jogada/contract'
import type { DrawChannel } from '@jogada/contract/draw'
import { drawFacts } from '@jogada/core/fairness'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../components/skeleton.tsx'
import type { OverlayProps } from '../overlays/overlay-props.ts'
import { Surface } from '../overlays/surface.tsx'
import { DrawHandCheck } from './draw-hand-check.tsx'
import { drawProofQuery, drawRoundsQuery } from './draw-queries.ts'
import { roundCodeName } from './draw-words.ts'
import { useChainReaches } from './use-chain-reaches.ts'

type Proof = CallReply<typeof draw.drawProof>

/** How a shared round is proved: the chain, its link, and the sum itself, done on this device. */
export function DrawProofOverlay({ params, close }: OverlayProps<'drawProof'>) {
  const t = useTranslations('draws')
  const { channel } = params
  const { data: history } = useQuery(drawRoundsQuery(channel))
  const [chosen, choose] = useState(params.roundId)
  const roundId = chosen ?? history?.rounds[0]?.roundId
  return (
    <Surface kind="sheet" title={t('proofTitle')} close={close}>
      <div className="space-y-16 pb-8 text-14 leading-relaxed text-soft">
        <p>{t('proofLead')}</p>
        {roundId !== undefined && <ProofOf channel={channel} roundId={roundId} />}
        {roundId !== undefined && <HandCheckOf channel={channel} roundId={roundId} />}
        <section>
          <h3 className="mb-6 text-16 font-[620] text-fg">{t('history')}</h3>
          <ul>
            {history?.rounds.slice(0, 20).map((round) => (
              <li key={round.roundId}>
                <button
                  type="button"
                  aria-pressed={round.roundId === roundId}
                  onClick={() => choose(round.roundId)}
                  className="press flex min-h-[44px] w-full items-center justify-between gap-8 border-t border-line text-14 aria-pressed:text-interactive"
                >
                  <span className="tabular-nums">{round.roundId}</span>
                  <span>{roundCodeName(t, round.status)}</span>
                  <span className="figures w-28 text-right text-22 text-fg">
                    {round.outcome ?? '–'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-12 text-muted">{t('independent')}</p>
        </section>
      </div>
    </Surface>
  )
}

function ProofOf({
  channel,
  roundId,
}: {
  readonly channel: DrawChannel
  readonly roundId: string
}) {
  const t = useTranslations('draws')
  const { data: proof } = useQuery(drawProofQuery(channel, roundId))
  if (!proof) return <Skeleton className="h-200" />
  return (
    <section
      aria-label={t('round', { id: roundId })}
      className="space-y-12 rounded-14 bg-raised p-14"
    >
      <h3 className="text-16 font-[620] text-fg">{t('round', { id: roundId })}</h3>
      {proof.round.seed === null || proof.chain.salt === null ? (
        <p>{t('proofPending')}</p>
      ) : (
        <Steps proof={proof} seed={proof.round.seed} salt={proof.chain.salt} />
      )}
      <Fact name={t('terminating')}>{proof.chain.terminatingHash}</Fact>
      {proof.chain.salt !== null && <Fact name={t('salt')}>{proof.chain.salt}</Fact>}
      <p className="text-12 text-muted">
        {proof.chain.saltBlock === null
          ? t('saltConstant')
          : t('saltBlock', { block: String(proof.chain.saltBlock) })}
      </p>
    </section>
  )
}

const OUTCOMES: Readonly<Record<DrawGame, number>> = {
  double: DOUBLE_OUTCOMES,
  luckyColor: LUCKY_COLOR_OUTCOMES,
}

const outcomesOf = (channel: DrawChannel) => OUTCOMES[drawGameOf(channel)]

/** The sum once more, to be tried with any seed; it begins with the round that is shown. */
function HandCheckOf({
  channel,
  roundId,
}: {
  readonly channel: DrawChannel
  readonly roundId: string
}) {
  const { data: proof } = useQuery(drawProofQuery(channel, roundId))
  if (!proof) return null
  return (
    <DrawHandCheck
      key={`${roundId}${proof.round.seed}`}
      outcomes={outcomesOf(channel)}
      seed={proof.round.seed ?? ''}
      salt={proof.chain.salt ?? ''}
    />
  )
}

type StepsProps = { readonly proof: Proof; readonly seed: string; readonly salt: string }

function Steps({ proof: { round, chain, previousSeed }, seed, salt }: StepsProps) {
  const t = useTranslations('draws')
  const checking = useTranslations('game')
  const outcomes = outcomesOf(round.channel)
  const { position } = round
  const { terminatingHash } = chain
  const check = drawFacts({ seed, salt, outcomes, position, terminatingHash, previousSeed })
  const reaches = useChainReaches({ seed, position, terminatingHash })
  const isVoid = round.state === 'void'
  const isSame = round.outcome === null || check.outcome === round.outcome
  const holds = check.followsPrevious !== false && reaches !== false && isSame
  const Icon = holds ? CircleCheck : CircleX
  const said = (yes: boolean) => (yes ? t('yes') : t('no'))
  return (
    <>
      <output className="flex min-h-44 items-center gap-12">
        {holds && reaches === null ? (
          checking('checking')
        ) : (
          <>
            <Icon
              className={`size-36 shrink-0 ${holds ? 'text-win' : 'text-lose'}`}
              aria-hidden="true"
            />
            <span>
              <span className={`block text-18 font-[640] ${holds ? 'text-win' : 'text-lose'}`}>
                {holds ? t('proofHolds') : t('proofFails')}
              </span>
              <span className="block text-14 leading-snug">
                {holds ? t(isVoid ? 'proofVoidLead' : 'proofHoldsLead') : t('proofFailsLead')}
              </span>
            </span>
          </>
        )}
      </output>
      <Fact name={t('seed')}>{seed}</Fact>
      <Fact name={t('stepHash')}>{check.hash}</Fact>
      <Fact name={t('stepChain', { position: String(position) })}>
        {reaches === null ? '…' : said(reaches)}
      </Fact>
      {!isVoid && (
        <>
          <Fact name={t('stepHmac')}>{check.hmac}</Fact>
          <Fact name={t('stepOutcome', { outcomes: String(outcomes) })}>
            <span className="figures text-28 leading-none">{check.outcome}</span>
          </Fact>
        </>
      )}
    </>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <p className="text-12">{name}</p>
    <p className="mt-2 font-mono text-12 break-all text-fg">{children}</p>
  </div>
)
