// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { MeContext } from '../me.ts'
import type { Me } from '../me.ts'
import { rootOfFile } from '../test/root-of-file.ts'
import { Reveal } from './reveal.tsx'

const render = rootOfFile()

test.each([
  ['a•••@example.com', 'E-maila•••@example.com', ['Mostrar']],
  ['', 'E-mail–', []],
])(
  '[LGPD-03] of %j is offered in clear what there is, and nothing where it is erased',
  (masked, shown, ways) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <TextsProvider>
            <MeContext value={{ permissions: ['player.reveal'] } as unknown as Me}>
              <Reveal playerId="7" field="email" label="E-mail" masked={masked} />
            </MeContext>
          </TextsProvider>
        </MantineProvider>
      </QueryClientProvider>,
    )
    expect(document.body.textContent).toContain(shown)
    const buttons = [...document.querySelectorAll('button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(ways)
  },
)
