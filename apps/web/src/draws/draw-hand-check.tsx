import { drawHmac, outcomeOfHmac } from '@jogada/core/fairness'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import { showToast } from '../overlays/toast.ts'
import { copyText } from '../platform/copy-text.ts'

const HEX = /^[0-9a-f]{64}$/

/** Programs of others that compute the same draws, to run without any site. */
const OUTSIDE_PROGRAMS = ['https://github.com/flyingwr/blaze-games-finder'] as const

export type DrawHandCheckProps = {
  /** How many equally likely outcomes the game has. */
  readonly outcomes: number
  readonly seed: string
  readonly salt: string
}

/**
 * A draw computed from a seed and a salt that anybody may type: on this device, asking nobody, and
 * with the way to compute it elsewhere.
 */
export function DrawHandCheck(given: DrawHandCheckProps) {
  const t = useTranslations()
  const [seed, setSeed] = useState(given.seed)
  const [salt, setSalt] = useState(given.salt)
  const { outcomes } = given
  const hmac = HEX.test(seed) && salt.length > 0 ? drawHmac(seed, salt) : null
  const check = hmac === null ? null : { hmac, outcome: outcomeOfHmac(hmac, outcomes) }
  const copy = () =>
    void copyText(JSON.stringify({ seed, salt, outcomes, ...check }, null, 2)).then(() =>
      showToast(t('common.copied')),
    )
  return (
    <section className="space-y-10 rounded-14 bg-raised p-14">
      <h3 className="text-16 font-[620] text-fg">{t('fairness.tabVerify')}</h3>
      <p>{t('fairness.verifyLead')}</p>
      <Hex label={t('draws.seed')} value={seed} set={setSeed} />
      <Hex label={t('draws.salt')} value={salt} set={setSalt} />
      <output className="block">
        {check ? (
          <>
            <span className="block text-12">{t('draws.stepHmac')}</span>
            <span className="block font-mono text-12 break-all text-fg">{check.hmac}</span>
            <span className="mt-6 block text-12">
              {t('draws.stepOutcome', { outcomes: String(outcomes) })}
            </span>
            <span className="figures block text-28 text-fg">{check.outcome}</span>
          </>
        ) : (
          <span className="text-lose">{t('fairness.fillAll')}</span>
        )}
      </output>
      <Button look="outline" size="small" className="min-h-[44px]" disabled={!check} onClick={copy}>
        <Copy className="size-16" aria-hidden="true" />
        {t('fairness.copyJson')}
      </Button>
      <ul>
        {OUTSIDE_PROGRAMS.map((address) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-[44px] items-center text-14 break-all text-interactive underline"
            >
              {address.replace('https://', '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type HexProps = {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
}

function Hex({ label, value, set }: HexProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-4 block text-12">
        {label}
      </label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set(event.target.value.trim().toLowerCase())}
        className="h-44 min-h-[44px] w-full min-w-0 rounded-10 border border-line-strong bg-page px-10 font-mono text-12 text-fg focus:border-primary focus:outline-none"
      />
    </div>
  )
}
