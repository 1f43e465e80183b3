import { ops } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCallOnce } from '../../api/use-call.ts'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { CampaignForecast } from './campaign-forecast.tsx'
import { CampaignTrial } from './campaign-trial.tsx'

type Draft = CallInput<typeof ops.offers.forecastCampaign>['body']

/** What is asked of a campaign as it is typed; what was answered of another draft is gone. */
export function CampaignLook({ id, draft }: { readonly id: string; readonly draft: Draft }) {
  const t = useArea(offerTexts)
  const me = useMe()
  const [playerId, setPlayerId] = useState('')
  const forecast = useCallOnce(ops.offers.forecastCampaign)
  const trial = useCallOnce(ops.offers.tryCampaign)
  const asked = { params: { id }, body: draft }
  const tried = { params: { id }, body: { ...draft, playerId } }
  const mayAsk = id !== ''
  const mayTry = mayAsk && playerId !== ''
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs">
        <Button
          variant="default"
          disabled={!mayAsk}
          loading={forecast.isPending}
          onClick={() => forecast.mutate(asked)}
        >
          {t.forecast}
        </Button>
        {me.may('player.view') && (
          <>
            <TextInput
              label={t.playerNumber}
              inputMode="numeric"
              maxLength={19}
              value={playerId}
              onChange={(event) => setPlayerId(event.currentTarget.value.replaceAll(/\D/g, ''))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // the form that it stands in would be sent
                event.preventDefault()
                if (mayTry) trial.mutate(tried)
              }}
            />
            <Button
              variant="default"
              disabled={!mayTry}
              loading={trial.isPending}
              onClick={() => trial.mutate(tried)}
            >
              {t.tryPlayer}
            </Button>
          </>
        )}
      </Group>
      {forecast.data && isSame(forecast.variables, asked) && (
        <CampaignForecast answer={forecast.data} window={draft.budgetWindow} />
      )}
      {trial.data && isSame(trial.variables, tried) && <CampaignTrial answer={trial.data} />}
    </Stack>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
