import { game, play } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { useEffect, useState } from 'react'
import { RequestFailure } from '../../api/failure.ts'
import { isUnknown } from '../../api/is-unknown.ts'
import { request } from '../../api/request.ts'
import { tellServerSoon } from '../../realtime/socket.ts'
import { balanceQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { isForeign } from './game-frame-messages.ts'

type Launched = CallReply<typeof play.launch>

export type LaunchState =
  | { readonly step: 'opening' }
  | { readonly step: 'open'; readonly launched: Launched }
  | { readonly step: 'failed'; readonly message: string }
  /** There is no such game. */
  | { readonly step: 'unknown'; readonly message: string }

const opening: LaunchState = { step: 'opening' }

/**
 * Opens a game for as long as the page shows it. Leaving stops this opening at the server, says
 * `offGame`, and fetches the balance. To open it anew, mount it anew.
 */
export function useLaunch(code: string, demo: boolean): LaunchState {
  const [state, setState] = useState<LaunchState>(opening)

  useEffect(() => {
    let left = false
    let opened: string | undefined
    const leaveOpened = () => {
      if (opened !== undefined) leave(code, opened)
    }
    const show = (next: LaunchState) => {
      if (next.step === 'open') opened = next.launched.sessionToken
      // what was left before its answer came is known by its name only now
      if (left) leaveOpened()
      else setState(next)
    }
    launch(code, demo).then(show, (error: unknown) => {
      if (!left) setState({ step: 'failed', message: '' })
      if (!(error instanceof RequestFailure)) throw error
    })
    return () => {
      left = true
      leaveOpened()
    }
  }, [code, demo])

  return state
}

async function launch(code: string, demo: boolean): Promise<LaunchState> {
  try {
    const launched = await request(
      play.launch,
      { body: { gameCode: code, demo: demo ? 1 : 0, returnUrl: '/cassino' } },
      { failure: 'here' },
    )
    if (!isForeign(launched.url, location.origin)) {
      leave(code, launched.sessionToken)
      return { step: 'failed', message: '' }
    }
    return { step: 'open', launched }
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return { step: isUnknown(error) ? 'unknown' : 'failed', message: error.message }
  }
}

/**
 * Leaves one opening by its name, so that none that came after it is closed; a
 * demonstration has none.
 */
function leave(code: string, opening: string) {
  if (opening === '') return
  tellServerSoon('offGame', code, opening)
  request(game.stopGame, { query: { opening } }, { loading: false, failure: 'here' })
    .catch((error: unknown) => {
      if (!(error instanceof RequestFailure)) throw error
    })
    .finally(() => void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }))
}
