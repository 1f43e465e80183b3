import { Copy, Share2 } from 'lucide-react'
import { renderSVG } from 'uqr'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { inviteLink } from './referral-queries.ts'

/** Code, link and QR of an invitation, to copy or to share. */
export function InviteCard({ yqm }: { readonly yqm: string }) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const link = inviteLink(yqm)
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
  const copy = async (text: string) => {
    await copyText(text)
    showToast(common('copied'))
  }
  const share = async () => {
    if (!('share' in navigator)) return copy(link)
    // a player who closes the system's sheet has not failed at anything
    await navigator.share({ title: 'Jogada', text: t('shareText'), url: link }).catch(() => {})
  }
  return (
    <div className="rounded-14 bg-raised p-16">
      <div className="flex items-center gap-16">
        <img
          src={qr}
          alt={t('qrLabel')}
          width={112}
          height={112}
          className="size-112 shrink-0 rounded-10 bg-[#fff]"
        />
        <div className="min-w-0 flex-1">
          <p className="text-12 text-muted">{t('yourCode')}</p>
          <p className="figures text-28 tracking-wide">{yqm}</p>
          <p className="mt-4 text-12 break-all text-soft">{link}</p>
        </div>
      </div>
      <div className="mt-14 grid grid-cols-2 gap-8">
        <Button look="outline" className="min-w-0 px-8! text-14!" onClick={() => void copy(link)}>
          <Copy className="size-18" aria-hidden="true" />
          {t('copyLink')}
        </Button>
        <Button className="min-w-0 px-8! text-14!" onClick={() => void share()}>
          <Share2 className="size-18" aria-hidden="true" />
          {t('share')}
        </Button>
      </div>
    </div>
  )
}
