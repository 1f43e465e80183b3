import { Button, Group } from '@mantine/core'
import { useTexts } from '../i18n/use-texts.tsx'

/** Approve and refuse, side by side; what is not given cannot be done. */
export function Decide(props: {
  readonly isBusy: boolean
  readonly isApproveOff?: boolean
  readonly isRefuseOff?: boolean
  readonly onApprove: (() => void) | false
  readonly onRefuse: () => void
}) {
  const { t } = useTexts()
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {props.onApprove && (
        <Button
          size="xs"
          loading={props.isBusy}
          disabled={props.isApproveOff ?? false}
          onClick={props.onApprove}
        >
          {t.approve}
        </Button>
      )}
      <Button
        size="xs"
        color="red"
        variant="light"
        disabled={props.isRefuseOff ?? false}
        onClick={props.onRefuse}
      >
        {t.refuse}
      </Button>
    </Group>
  )
}
