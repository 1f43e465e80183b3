import type { ops } from '@jogada/contract'
import { Badge, Group } from '@mantine/core'
import { useTexts, word } from '../../i18n/use-texts.tsx'

/** Roles by their names, side by side. */
export function RoleBadges({ roles }: { readonly roles: readonly ops.Role[] }) {
  const { t } = useTexts()
  return (
    <Group gap={4}>
      {roles.map((role) => (
        <Badge key={role} variant="light" tt="none">
          {word(t.roleNames, role)}
        </Badge>
      ))}
    </Group>
  )
}
