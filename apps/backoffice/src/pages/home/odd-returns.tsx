import { ops } from '@jogada/contract'
import { Card, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { signedText } from '../../components/shown.tsx'
import { homeTexts } from '../../i18n/areas/home.ts'
import { useArea } from '../../i18n/use-area.ts'
import { gameName, useTexts } from '../../i18n/use-texts.tsx'

const REFRESH_MS = 60_000

/** Games that give back more or less than chance explains; each leads to the monitor. */
export function OddReturns() {
  const t = useArea(homeTexts)
  const { t: common, lang } = useTexts()
  const query = useCall(ops.overview.oddReturns, {}, { refreshMs: REFRESH_MS })
  const percent = (hundredths: number) => signedText((hundredths / 100).toFixed(2), lang)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.returns}</Text>
      <Loaded query={query}>
        {(games) => (
          <Card withBorder padding={0}>
            {games.length === 0 && (
              <Text size="sm" c="dimmed" p="sm">
                {t.noReturns}
              </Text>
            )}
            {games.map((one) => (
              <Link key={one.game} to="/jogos" className="queue">
                <div className="queue-words">
                  <Text fw={600}>{gameName(common, one.game)}</Text>
                  <Text size="xs" c="dimmed">
                    {t.band
                      .replace('{from}', percent(one.bandFrom))
                      .replace('{to}', percent(one.bandTo))}{' '}
                    · {t.deviations.replace('{n}', signedText(one.sigma.toFixed(2), lang))}
                  </Text>
                </div>
                <span className="sum">{percent(one.actual)} %</span>
              </Link>
            ))}
          </Card>
        )}
      </Loaded>
    </Stack>
  )
}
