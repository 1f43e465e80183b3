import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { Footer } from './footer.tsx'

test('[R006] [R197] the footer says what is offered, to whom from 18 on, under which law, and how to play', async () => {
  startServer({
    footer: () => ({ data: { about: null, law: null, regulated: null, pages: [] } }),
  })
  await showPage(<Footer />)
  const footer = await screen.findByRole('contentinfo')
  await within(footer).findByText(/violações das leis locais/)
  for (const words of [
    /oferece apostas esportivas e jogos/,
    'Proibido para menores de 18 anos.',
    /violações das leis locais/,
    /Jogue com responsabilidade/,
  ]) {
    expect(within(footer).getByText(words)).toBeDefined()
  }
  expect(within(footer).getByText('18+')).toBeDefined()
  for (const row of ['Dados e parceiros', 'Pagamentos']) {
    const section = within(footer).getByRole('heading', { name: row }).closest('section')!
    const plates = within(section).getAllByRole('listitem')
    expect(plates.every((plate) => plate.querySelector('svg') && plate.textContent)).toBe(true)
  }
  expect(within(footer).getByText('PIX')).toBeDefined()
})

test("the footer says the operator's own words where there are any, and leads to the operator's pages", async () => {
  startServer({
    footer: () => ({
      data: {
        about: 'Casa de apostas do litoral.',
        law: null,
        regulated: null,
        pages: [{ slug: 'sobre', title: 'Sobre nós' }],
      },
    }),
  })
  await showPage(<Footer />)
  const footer = await screen.findByRole('contentinfo')
  expect(await within(footer).findByText('Casa de apostas do litoral.')).toBeDefined()
  expect(within(footer).getByText(/violações das leis locais/)).toBeDefined()
  const link = within(footer).getByRole('link', { name: 'Sobre nós' })
  expect(link.getAttribute('href')).toBe('/p/sobre')
})

test('[X8] [RG-07] in the regulated market the footer names the licence and the register, and disclaims no law', async () => {
  startServer({
    footer: () => ({
      data: { about: null, law: null, regulated: { licenceNumber: 'SPA/MF 123' }, pages: [] },
    }),
  })
  await showPage(<Footer />)
  const footer = await screen.findByRole('contentinfo')
  expect(await within(footer).findByText(/Autorização SPA\/MF 123\./)).toBeDefined()
  expect(within(footer).queryByText(/violações das leis locais/)).toBeNull()
  const link = within(footer).getByRole('link', { name: /Autoexclusão de todas as casas/ })
  expect(link.getAttribute('href')).toBe('https://www.gov.br/autoexclusaoapostas')
})
