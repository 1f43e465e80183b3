// @vitest-environment jsdom
import { MantineProvider, Modal, Notification } from '@mantine/core'
import { expect, test } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { theme } from '../theme.ts'
import { NamedCrosses } from './named-crosses.tsx'

const render = rootOfFile()

test('the crosses of messages and dialogs say what they close, and a dialog has no banner', () => {
  render(
    <MantineProvider theme={theme}>
      <TextsProvider>
        <NamedCrosses>
          <Notification>feito</Notification>
          <Modal opened onClose={() => {}} title="motivo" transitionProps={{ duration: 0 }} />
        </NamedCrosses>
      </TextsProvider>
    </MantineProvider>,
  )
  const crosses = [...document.querySelectorAll('button')].map((one) => one.ariaLabel)
  expect(new Set(crosses)).toEqual(new Set(['Fechar aviso', 'Fechar janela']))
  expect(document.querySelector('header')!.role).toBe('presentation')
})
