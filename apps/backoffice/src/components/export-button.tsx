import { ops } from '@jogada/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { takeFile } from '../api/take-file.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'

/** Takes a list away as it is filtered; not there for whoever may not. */
export function ExportButton(props: {
  readonly table: ops.exports.ExportTable
  readonly filter?: Readonly<Record<string, string | undefined>>
  readonly size?: string
}) {
  const { table, filter = {} } = props
  const t = useArea(listTexts)
  const me = useMe()
  const take = useMutation({
    mutationFn: () => takeFile(table, filter),
    onError: ({ message }) => notifications.show({ message, color: 'red', autoClose: 8000 }),
  })
  if (!me.may('table.export') || !me.may(ops.exports.exportTables[table])) return null
  return (
    <Button
      variant="default"
      size={props.size ?? 'xs'}
      title={t.exportHint}
      leftSection={<Download size={14} />}
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      {t.exportFile}
    </Button>
  )
}
