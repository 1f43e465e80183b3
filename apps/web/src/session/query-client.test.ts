import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

test('[R203] what fails is not asked for again by itself', async () => {
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')))
  const observer = new QueryObserver(queryClient, { queryKey: ['away'], queryFn: ask })
  const failed = Promise.withResolvers<number>()
  const stop = observer.subscribe(({ failureCount, fetchStatus }) => {
    if (failureCount > 0 && fetchStatus === 'idle') failed.resolve(failureCount)
  })
  expect(await failed.promise).toBe(1)
  stop()
  const change = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')))
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: change })
  await expect(mutation.execute(undefined)).rejects.toThrow('away')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(change).toHaveBeenCalledTimes(1)
})
