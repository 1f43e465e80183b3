import { afterEach, expect, test } from 'vitest'
import { detailQuery } from '../features/football/book-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { someEvent } from '../test/event.ts'
import { startServer } from '../test/server.ts'
import { sportEventQuery } from './event-query.ts'

afterEach(() => queryClient.clear())

const at = (version: number) => ({ ...someEvent(), version })

test.each([
  ['event', sportEventQuery('e1')],
  ['detail', detailQuery('e1')],
])(
  'news of the %s that came while it was asked for is not undone by an older answer',
  async (_name, query) => {
    const { queryKey } = query
    const held = () => queryClient.getQueryData<{ version: number }>(queryKey)?.version
    const ask = async (answer: number, news?: number) => {
      const say = () => {
        if (news !== undefined) queryClient.setQueryData(queryKey, at(news))
        return { data: at(answer) }
      }
      startServer({ e1: say, detail: say })
      await queryClient.fetchQuery({ ...query, staleTime: 0 } as never)
      return held()
    }
    expect(await ask(5)).toBe(5)
    expect(await ask(6, 7)).toBe(7)
    expect(await ask(9, 8)).toBe(9)
    // a server that is set back is believed
    expect(await ask(3)).toBe(3)
  },
)
