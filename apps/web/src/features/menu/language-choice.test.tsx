import { screen } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  chooseLanguage,
  currentLanguage,
  restoreLanguage,
  useLanguage,
} from '../../i18n/language.ts'
import { stored } from '../../platform/storage.ts'
import { queryClient } from '../../session/query-client.ts'
import { show } from '../../test/show.tsx'
import { LanguageChoice } from './language-choice.tsx'

afterEach(() => chooseLanguage('pt_BR'))

test('[R072] a chosen language shows at once, is kept, and is said in calls and to the browser', async () => {
  await show(<LanguageChoice />)
  expect(screen.queryByText(/todos os valores/)).toBeNull()
  const pictures = [...screen.getByRole('button', { name: 'Português' }).querySelectorAll('img')]
  expect(pictures.map((one) => one.getAttribute('src'))).toEqual([
    '/languages/br.svg',
    '/currencies/brl.svg',
  ])
  await userEvent.click(screen.getByRole('button', { name: /^English/ }))
  await screen.findByText('Your account and all amounts are in Brazilian reais (R$).')
  expect(document.documentElement.lang).toBe('en-US')
  expect(document.title).toContain('sports betting')
  expect(currentLanguage()).toEqual({ key: 'en_US', currency: 'GBP', dial: '+44' })
  expect(stored.language.read()).toBe('en_US')
  await restoreLanguage()
  expect(useLanguage.getState().entry.key).toBe('en_US')
})

test('[R072] what the server worded is asked for in the language that was chosen since', async () => {
  const heard: string[] = []
  const queryFn = () => {
    heard.push(currentLanguage().key)
    return currentLanguage().key
  }
  const Worded = () => useQuery({ queryKey: ['notice', 'banners'], queryFn }).data ?? null
  await show(
    <>
      <Worded />
      <LanguageChoice />
    </>,
  )
  expect(await screen.findByText('pt_BR')).toBeDefined()
  queryClient.setQueryData(['notice', 'inbox'], [])
  await userEvent.click(screen.getByRole('button', { name: 'Português' }))
  expect(heard).toEqual(['pt_BR'])
  await userEvent.click(screen.getByRole('button', { name: /^English/ }))
  expect(await screen.findByText('en_US')).toBeDefined()
  expect(heard).toEqual(['pt_BR', 'en_US'])
  expect(queryClient.getQueryState(['notice', 'inbox'])?.isInvalidated).toBe(true)
})
