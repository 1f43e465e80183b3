import type { CallReply, ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { playerMoneyTexts } from '../../i18n/areas/player-money.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { instantText } from '../shown.tsx'

type View = Pick<CallReply<typeof ops.players.view>, 'closing' | 'restriction'>

/** What a player's wish to close the account means for it now; null where there is none. */
export function useClosingText({ closing, restriction }: View): string | null {
  const { lang } = useTexts()
  const t = useArea(playerMoneyTexts)
  if (!closing) return null
  const asked = t.closingAsked.replace('{at}', instantText(closing.askedAt, lang))
  return restriction?.kind === 'suspended' ? `${asked} ${t.closingWaits}` : asked
}

/** The same on the player's page. */
export function AskedToClose({ view }: { readonly view: View }) {
  const text = useClosingText(view)
  return text && <Text c="orange">{text}</Text>
}
