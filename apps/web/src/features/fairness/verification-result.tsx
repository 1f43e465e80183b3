import { Calculator, CircleCheck, CircleX, Copy, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { OUTSIDE_PROGRAMS, outsideVerifierUrl } from './outside-verifier.ts'
import type { RoundClaim, RoundVerification } from './verify-round.ts'

export type VerificationResultProps = {
  readonly claim: RoundClaim
  readonly verification: RoundVerification
}

/** The verdict and every step that leads to it. */
export function VerificationResult({ claim, verification }: VerificationResultProps) {
  const t = useTranslations()
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const json = JSON.stringify({ ...claim, ...verification }, null, 2)
  return (
    <section
      ref={top}
      aria-label={t('fairness.verify')}
      className="scroll-mt-18 space-y-14 rounded-14 bg-raised p-14"
    >
      <Verdict claim={claim} verification={verification} />
      <Steps claim={claim} verification={verification} />
      <div className="flex flex-wrap gap-8">
        <Button
          look="quiet"
          size="small"
          className="bg-pressed!"
          onClick={() => void copyText(json).then(() => showToast(t('common.copied')))}
        >
          <Copy className="size-16" aria-hidden="true" />
          {t('fairness.copyJson')}
        </Button>
        <a
          href={outsideVerifierUrl(claim)}
          target="_blank"
          rel="noreferrer noopener"
          className={buttonClasses('outline', 'small')}
        >
          <ExternalLink className="size-16" aria-hidden="true" />
          {t('fairness.outside')}
        </a>
      </div>
      <p className="text-12 text-muted">{t('fairness.outsideLead')}</p>
      <ul className="space-y-4 text-12">
        {OUTSIDE_PROGRAMS.map((url) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex min-h-[44px] items-center break-all text-interactive underline"
            >
              {url.replace('https://', '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Verdict({ claim, verification }: VerificationResultProps) {
  const t = useTranslations('fairness')
  const { holds, hashMatches, outcomeMatches, outcome } = verification
  const isCompared = hashMatches !== null || outcomeMatches !== null
  const Icon = !isCompared ? Calculator : holds ? CircleCheck : CircleX
  const tone = !isCompared ? 'text-soft' : holds ? 'text-win' : 'text-lose'
  return (
    <output className="flex items-center gap-12">
      <Icon className={`size-36 shrink-0 ${tone}`} aria-hidden="true" />
      <span className="min-w-0">
        <span className={`block text-18 font-[640] ${tone}`}>
          {t(!isCompared ? 'computed' : holds ? 'matches' : 'differs')}
        </span>
        <span className="block text-14 leading-snug text-soft">
          {holds && t(leadOf(verification))}
          {!holds && hashMatches === false && t('hashDiffers')}
          {!holds &&
            hashMatches !== false &&
            t('rollDiffers', {
              computed: outcome,
              shown: claim.shown ?? '',
            })}
        </span>
      </span>
    </output>
  )
}

/** What of a claim that holds was compared: only that is said to match. */
function leadOf({ hashMatches, outcomeMatches }: RoundVerification) {
  if (hashMatches === null) return outcomeMatches === null ? 'nothingCompared' : 'resultMatchesLead'
  return outcomeMatches === null ? 'sealMatchesLead' : 'matchesLead'
}

function Steps({ claim, verification }: VerificationResultProps) {
  const t = useTranslations('fairness')
  const { explanation, outcome } = verification
  const floats = explanation.blocks.flatMap((block) => block.floats)
  const first = floats[0]!
  return (
    <ol className="space-y-10 text-12 text-soft">
      <Step title={t('stepHash')}>{explanation.serverSeedHash}</Step>
      {explanation.blocks.map((block) => (
        <Step key={block.message} title={t('stepHmac', { message: block.message })}>
          {grouped(block.hmacHex)}
        </Step>
      ))}
      <Step title={t('stepBytes')}>{first.bytes.join('  ·  ')}</Step>
      <Step title={t('stepFloat')}>
        {first.terms.map((term) => term.toFixed(12)).join(' + ')} = {first.float}
      </Step>
      {floats.length > 1 && (
        <Step title={t('stepFloats', { count: floats.length })}>
          {floats.map(({ float }) => float.toFixed(10)).join('  ·  ')}
        </Step>
      )}
      <Step title={t(`step_${claim.game}`, { float: String(first.float) })}>
        <span
          className={`text-fg ${floats.length > 1 || claim.game === 'mines' ? 'text-16' : 'figures text-28 leading-none'}`}
        >
          {outcome}
        </span>
      </Step>
    </ol>
  )
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <p className="break-words">{title}</p>
      <p className="mt-2 font-mono break-all text-fg">{children}</p>
    </li>
  )
}

/** Hexadecimal in groups of four bytes, the unit that each number is made of. */
const grouped = (hex: string) => hex.replaceAll(/(.{8})(?=.)/g, '$1 ')
