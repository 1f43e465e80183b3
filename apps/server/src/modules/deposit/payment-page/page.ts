import type { Money } from '@jogada/core'
import { formatMoney } from '@jogada/core'
import type { PaymentPageTexts } from '@jogada/messages/payment-page/index'
import { renderSVG } from 'uqr'
import { html, trustedMarkup } from '../../../platform/html.ts'
import type { Markup } from '../../../platform/html.ts'
import type { Order } from '../order-store.ts'
import { payeeOf } from './payee.ts'
import type { OrderStage, Stage } from './stage.ts'

export type PageParts = {
  readonly order: Order
  readonly at: OrderStage
  /** The test bank of the sandbox provider; null with a real one. */
  readonly testBankUrl: string | null
  readonly styleUrl: string
  readonly scriptUrl: string
  readonly texts: PaymentPageTexts
  readonly appearance: Appearance
}

/** How the app that shows the page looks, so that the page looks the same. */
export type Appearance = {
  readonly theme: 'dark' | 'light'
  readonly contrast: 'normal' | 'high'
}

/** The page's own colour of each theme, for the bar of the browser. */
const BAR = { dark: '#0E0A14', light: '#FBF8FD' } as const

/**
 * The appearance that an address asks for; the dark one with normal contrast where it
 * asks for none.
 */
export const appearanceOf = (asked: Readonly<Record<string, unknown>>): Appearance => ({
  theme: asked['theme'] === 'light' ? 'light' : 'dark',
  contrast: asked['contrast'] === 'high' ? 'high' : 'normal',
})

type Texts = PaymentPageTexts

const amountText = (amount: Money, { locale }: Texts) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(
    formatMoney(amount) as Intl.StringNumericLiteral,
  )

/** How an order may end, with the colour of its sign. */
const ENDINGS = {
  paid: 'win',
  expired: 'pending',
  cancelled: 'pending',
  returned: 'lose',
  withdrawn: 'pending',
} as const satisfies Record<Exclude<Stage, 'preparing' | 'waiting'>, string>

type Ending = keyof typeof ENDINGS

/** What the page's script says, in the page's language. */
const saidByScript = ({ copied, copyFailed, asking, notYet, askFailed }: Texts) =>
  JSON.stringify({ copied, copyFailed, asking, notYet, askFailed })

/** The payment page of an order, for a frame of the app or a tab of its own. */
export function paymentPage(parts: PageParts): string {
  const { order, at, testBankUrl, styleUrl, scriptUrl, texts, appearance } = parts
  const amount = amountText(order.amount, texts)
  return html`<!doctype html>
    <html
      lang="${texts.locale}"
      data-theme="${appearance.theme}"
      data-contrast="${appearance.contrast}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="${BAR[appearance.theme]}" />
        <meta name="robots" content="noindex" />
        <title>${texts.pageTitle.replace('{amount}', amount)}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleUrl}" />
        <script src="${scriptUrl}" defer></script>
      </head>
      <body>
        <main
          data-stage="${at.stage}"
          data-order="${at.orderId}"
          data-amount="${at.amount}"
          data-expires="${at.expiresAt}"
          data-now="${at.serverNow}"
          data-words="${saidByScript(texts)}"
        >
          <header>
            <p class="label">${texts.amount}</p>
            <h1>${amount}</h1>
            ${order.code ? payeeLine(payeeOf(order.code), texts) : null}
          </header>
          ${order.code ? payment(order.code, testBankUrl, texts) : preparing(texts)}
          ${(Object.keys(ENDINGS) as Ending[])
            .map((stage) => endingOf(stage, texts))
            .reduce(joined)}
        </main>
      </body>
    </html> `.markup
}

const joined = (a: Markup, b: Markup) => html`${a}${b}`

const payeeLine = (payee: string, { to }: Texts) =>
  payee === '' ? null : html`<p class="payee">${to} <strong>${payee}</strong></p>`

const preparing = (texts: Texts) =>
  html`<section data-show="preparing">
    <p class="lead">${texts.preparing}</p>
  </section>`

const payment = (code: string, testBankUrl: string | null, texts: Texts) =>
  html`<section data-show="waiting">
    <p class="countdown">${texts.payBy} <time id="countdown" role="timer">--:--</time></p>
    <ol class="steps">
      <li>${texts.step1}</li>
      <li>${texts.step2}</li>
      <li>${texts.step3}</li>
    </ol>
    <div class="card">
      <p class="label" id="code-label">${texts.codeLabel}</p>
      <output class="code" id="code" name="paymentAddress" tabindex="0" aria-labelledby="code-label"
        >${code}</output
      >
      <button type="button" class="primary" id="copy">${texts.copy}</button>
      <button type="button" class="quiet" id="check">${texts.check}</button>
      <p class="said" role="status" aria-live="polite" id="said"></p>
    </div>
    ${testBankUrl === null ? null : testBank(testBankUrl)}
    <p class="own">${texts.own}</p>
    <figure class="qr">
      <div role="img" aria-label="${texts.qr}">
        ${trustedMarkup(renderSVG(code, { border: 4, ecc: 'M' }))}
      </div>
      <figcaption>${texts.scan}</figcaption>
    </figure>
  </section>`

const testBank = (url: string) =>
  html`<p class="test">
    <span>Ambiente de testes: nenhum dinheiro real.</span>
    <a href="${url}" target="_blank" rel="noopener">Pagar no banco de testes</a>
  </p>`

const endingOf = (stage: Ending, texts: Texts): Markup =>
  html`<section class="ending ${ENDINGS[stage]}" data-show="${stage}">
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" />
      ${
        ENDINGS[stage] === 'win'
          ? html`<path d="M19 33l9 9 18-20" />`
          : html`<path d="M32 17v19M32 45v1" />`
      }
    </svg>
    <h2>${texts[`${stage}Title`]}</h2>
    <p>${texts[stage]}</p>
  </section>`
