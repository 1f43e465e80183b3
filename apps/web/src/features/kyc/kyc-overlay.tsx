import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { RequestFailure, wordsOf } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { replaceOverlay } from '../../overlays/overlay-store.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { useLicence } from '../../session/licence-query.ts'
import { cpfDigits } from './cpf-mask.ts'
import { KycFields } from './kyc-fields.tsx'
import type { TypedPerson } from './kyc-fields.tsx'
import { useKycRefusal } from './use-kyc-refusal.ts'
import { useUpdateKyc } from './use-update-kyc.ts'

/** A CPF that is none, and one that is another player's. */
const OF_CPF: readonly number[] = [2101, 2103]
/** A birth date that is none, and one of somebody who is too young. */
const OF_BIRTH: readonly number[] = [2108, 2109]

const wordsAmong = (statuses: readonly number[], error: Error | null) =>
  error instanceof RequestFailure && statuses.includes(error.status) ? wordsOf(error) : null

/**
 * Asks for name and CPF, and the birth date where the licence does; success leads on to what was
 * asked for before, the deposit as a rule.
 */
export function KycOverlay({ params, close }: OverlayProps<'editBank'>) {
  const t = useTranslations()
  const [person, setPerson] = useState<TypedPerson>({ name: '', cpf: '', birthDate: '' })
  const asksBirth = useLicence()?.birthDate === true
  const refusal = useKycRefusal()
  const kyc = useUpdateKyc({
    onDone: (message) => {
      showToast(message || t('common.done'))
      if (params.next) replaceOverlay(params.next)
      else close()
    },
  })
  const wrong = { cpf: wordsAmong(OF_CPF, kyc.error), birth: wordsAmong(OF_BIRTH, kyc.error) }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (kyc.isPending) return
    const said = { name: person.name.trim(), cardNo: cpfDigits(person.cpf) }
    kyc.mutate(asksBirth ? { ...said, birthDate: person.birthDate } : said)
  }
  return (
    <Surface kind="sheet" title={t('kyc.title')} close={close}>
      <form onSubmit={submit} className="space-y-14" noValidate>
        <p className="-mt-4 text-14 text-muted">{t('kyc.lead')}</p>
        {refusal && !kyc.error && (
          <output className="block rounded-10 bg-lose/12 p-12 text-14 leading-snug text-lose">
            {t('kyc.lastRefusal', { reason: refusal })}
          </output>
        )}
        <KycFields
          person={person}
          onChange={(part) => setPerson((now) => ({ ...now, ...part }))}
          asksBirth={asksBirth}
          wrong={wrong}
        />
        <p className="flex gap-10 rounded-10 bg-pending/12 p-12 text-14 leading-snug text-pending">
          <ShieldCheck className="size-20 shrink-0" aria-hidden="true" />
          {t('kyc.warning')}
        </p>
        {kyc.error && !wrong.cpf && !wrong.birth && (
          <p role="alert" className="text-14 text-lose">
            {wordsOf(kyc.error) || t('kyc.refused')}
          </p>
        )}
        <Button type="submit" className="w-full" disabled={kyc.isPending}>
          {t('kyc.confirm')}
        </Button>
      </form>
    </Surface>
  )
}
