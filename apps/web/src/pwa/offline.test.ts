import { languages } from '@jogada/contract/languages'
import { offlineTexts } from '@jogada/messages/offline'
import { expect, test } from 'vitest'

test('[R072] the page for no connection speaks every language of the product', () => {
  const spoken = Object.entries(offlineTexts).map(([key, { locale }]) => [key, locale])
  const offered = languages.map(({ key, locale }) => [key, locale])
  expect(new Map(spoken as never)).toEqual(new Map(offered as never))
})
