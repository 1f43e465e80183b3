import { help } from '@jogada/contract'
import { helpIn } from '@jogada/messages/help/of-language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useLanguage } from '../i18n/language.ts'

const factsQuery = queryOptions({
  queryKey: ['help', 'facts'],
  queryFn: ({ signal }) => request(help.facts, {}, { loading: false, failure: 'here', signal }),
})

/** The figures that the help names. */
export const useHelpFacts = () => useQuery(factsQuery)

/** The help in the language of the app. */
export const useHelpTexts = () =>
  useQuery({
    queryKey: ['help', 'texts', useLanguage(({ entry }) => entry.key)],
    queryFn: ({ queryKey: [, , key] }) => helpIn(key!),
    staleTime: Infinity,
  })
