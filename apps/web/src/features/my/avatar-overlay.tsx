import { user } from '@jogada/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Avatar } from '../../components/avatar.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { playerQuery, usePlayer } from '../../session/player-queries.ts'

const AVATARS = 36

/** The 36 drawn faces, one of which is the player's. */
export function AvatarOverlay({ close }: OverlayProps<'avatar'>) {
  const t = useTranslations('rewards')
  const player = usePlayer()
  const queryClient = useQueryClient()
  const choose = useMutation({
    mutationFn: (avatarIndex: number) => request(user.setHeader, { params: { avatarIndex } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: playerQuery.queryKey })
      close()
    },
  })
  return (
    <Surface kind="sheet" title={t('avatarTitle')} close={close}>
      <ul className="grid grid-cols-6 gap-8 max-[350px]:grid-cols-5">
        {Array.from({ length: AVATARS }, (_, header) => (
          <li key={header}>
            <button
              type="button"
              aria-label={t('avatarOf', { number: String(header + 1) })}
              aria-pressed={player?.header === header}
              disabled={choose.isPending}
              className="press grid min-h-[44px] min-w-[44px] place-items-center rounded-full p-2 aria-pressed:outline-3 aria-pressed:outline-primary"
              onClick={() => choose.mutate(header)}
            >
              <Avatar header={header} className="size-44" />
            </button>
          </li>
        ))}
      </ul>
    </Surface>
  )
}
