import { ops } from '@jogada/contract'
import { Switch } from '@mantine/core'
import { useCall, useChange } from '../../api/use-call.ts'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

/** Whether the report of each day comes by mail; in the language in which it is switched on. */
export function ReportMail() {
  const area = useArea(reportTexts)
  const { lang } = useTexts()
  const { data } = useCall(ops.reportMail.mine, {})
  const choose = useChange(ops.reportMail.choose)
  if (!data) return null
  return (
    <Switch
      label={area.byMail}
      description={area.byMailHint}
      checked={data.isWanted}
      disabled={choose.isPending}
      onChange={(event) =>
        choose.mutate({ body: { isWanted: event.currentTarget.checked, language: lang } })
      }
    />
  )
}
