import { useTranslations } from 'use-intl'
import { useSideName } from './use-side-name.ts'

type Named = { readonly home: string; readonly away: string }

/** Whether an event is a race, which has a name instead of two sides. */
export const isRace = ({ away }: Pick<Named, 'away'>) => away === ''

/** "Home x Away" in the player's language, or the name of a race. */
export function useEventName() {
  const t = useTranslations('sport')
  const team = useSideName()
  return ({ home, away }: Named): string =>
    isRace({ away }) ? team(home) : t('versus', { home: team(home), away: team(away) })
}
