import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { useLoggedIn } from '../../session/session.ts'
import { emptyForm, formOf } from './claim-form.ts'
import type { ClaimForm } from './claim-form.ts'
import { RoundReceipt } from './round-receipt.tsx'
import { seedsQuery } from './seed-queries.ts'
import { SeedsPanel } from './seeds-panel.tsx'
import { VerifyPanel } from './verify-panel.tsx'

/** How a round is proved: the seals before the bet, the receipt after it, and the sum itself. */
export function FairnessOverlay({ params: { round }, close }: OverlayProps<'fairness'>) {
  const t = useTranslations('fairness')
  const enabled = useLoggedIn()
  const { data: seeds } = useQuery({ ...seedsQuery, enabled })
  const [tab, setTab] = useState<'seeds' | 'verify'>('seeds')
  const revealed = revealedSeed(round, seeds?.previous)
  const [form, setForm] = useState<ClaimForm>(() => (round ? formOf(round) : emptyForm))
  const verify = (filled: ClaimForm) => {
    setForm(filled)
    setTab('verify')
  }
  const open = (next: 'seeds' | 'verify') => {
    // a pair that was revealed while the receipt stood open proves its round at once
    const isOwn = form.serverSeed === '' && form.serverSeedHash === round?.serverSeedHash
    if (next === 'verify' && isOwn && revealed) setForm({ ...form, serverSeed: revealed })
    setTab(next)
  }
  return (
    <Surface kind="sheet" title={t('title')} close={close}>
      <TabsView
        label={t('title')}
        value={tab}
        onChange={open}
        tabs={[
          {
            id: 'seeds',
            title: t('tabSeeds'),
            panel: (
              <div className="space-y-20">
                {round && (
                  <RoundReceipt
                    round={round}
                    revealed={revealed}
                    verify={() => verify(formOf({ ...round, serverSeed: revealed }))}
                  />
                )}
                <SeedsPanel verify={verify} />
              </div>
            ),
          },
          {
            id: 'verify',
            title: t('tabVerify'),
            panel: <VerifyPanel form={form} setForm={setForm} />,
          },
        ]}
      />
    </Surface>
  )
}

type Revealed = { readonly serverSeed: string; readonly serverSeedHash: string }

/** The server seed of a round, once known: told with the round or by a rotation since. */
function revealedSeed(
  round: { readonly serverSeed: string | null; readonly serverSeedHash: string } | undefined,
  previous: Revealed | null | undefined,
): string | null {
  if (!round) return null
  if (round.serverSeed) return round.serverSeed
  return previous?.serverSeedHash === round.serverSeedHash ? previous.serverSeed : null
}
