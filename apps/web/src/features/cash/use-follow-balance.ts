import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../session/query-client.ts'
import { useBalance } from '../../session/player-queries.ts'

/** Has what a page shows of the money fetched again each time that the balance moves. */
export function useFollowBalance(queryKey: QueryKey) {
  const version = useBalance()?.version
  const seen = useRef(version)
  useEffect(() => {
    const before = seen.current
    seen.current = version
    if (before === undefined || before === version) return
    void queryClient.invalidateQueries({ queryKey })
  }, [version, queryKey])
}
