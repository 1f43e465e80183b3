import type { Money } from '@jogada/core'
import { formatMoney } from '@jogada/core'
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
}

const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const brl = (amount: Money) => currency.format(formatMoney(amount) as Intl.StringNumericLiteral)

type Ending = { readonly tone: string; readonly title: string; readonly text: string }

const endings = {
  paid: {
    tone: 'win',
    title: 'Pagamento confirmado',
    text: 'O valor já está no seu saldo.',
  },
  expired: {
    tone: 'pending',
    title: 'Este código expirou',
    text: 'Se você já pagou, fique tranquilo: o valor entra no seu saldo assim que o banco confirmar. Senão, volte e gere um código novo.',
  },
  cancelled: {
    tone: 'pending',
    title: 'Recarga cancelada',
    text: 'Se você já pagou, fique tranquilo: o valor entra no seu saldo assim que o banco confirmar.',
  },
  returned: {
    tone: 'lose',
    title: 'Pagamento em devolução',
    text: 'O Pix veio de um CPF diferente do seu, por isso o valor volta para quem pagou. Pague com uma conta no seu próprio CPF.',
  },
} as const satisfies Record<Exclude<Stage, 'preparing' | 'waiting'>, Ending>

/** The payment page of an order, in Portuguese, for a frame of the app or a tab of its own. */
export const paymentPage = ({ order, at, testBankUrl, styleUrl, scriptUrl }: PageParts): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E0A14" />
        <meta name="robots" content="noindex" />
        <title>Pagar ${brl(order.amount)} com Pix</title>
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
        >
          <header>
            <p class="label">Valor da recarga</p>
            <h1>${brl(order.amount)}</h1>
            ${order.code ? payeeLine(payeeOf(order.code)) : null}
          </header>
          ${order.code ? payment(order.code, testBankUrl) : preparing}
          ${Object.entries(endings)
            .map(([stage, ending]) => endingOf(stage, ending))
            .reduce(joined)}
        </main>
      </body>
    </html> `.markup

const joined = (a: Markup, b: Markup) => html`${a}${b}`

const payeeLine = (payee: string) =>
  payee === '' ? null : html`<p class="payee">Para <strong>${payee}</strong></p>`

const preparing = html`<section data-show="preparing">
  <p class="lead">Estamos preparando o seu código Pix. Volte e confirme a recarga outra vez.</p>
</section>`

const payment = (code: string, testBankUrl: string | null) =>
  html`<section data-show="waiting">
    <p class="countdown">Pague em até <time id="countdown" role="timer">--:--</time></p>
    <ol class="steps">
      <li>Copie o código</li>
      <li>Abra o app do seu banco e escolha <b>Pix copia e cola</b></li>
      <li>Cole o código e confirme</li>
    </ol>
    <div class="card">
      <p class="label" id="code-label">Código Pix copia e cola</p>
      <p class="code" id="code" tabindex="0" aria-labelledby="code-label">${code}</p>
      <button type="button" class="primary" id="copy">Copiar código</button>
      <button type="button" class="quiet" id="check">Já paguei, verificar</button>
      <p class="said" role="status" aria-live="polite" id="said"></p>
    </div>
    ${testBankUrl === null ? null : testBank(testBankUrl)}
    <p class="own">Pague com uma conta no seu próprio CPF. Pix de outra pessoa é devolvido.</p>
    <figure class="qr">
      <div role="img" aria-label="QR Code do Pix desta recarga">
        ${trustedMarkup(renderSVG(code, { border: 4, ecc: 'M' }))}
      </div>
      <figcaption>Ou aponte a câmera do app do banco para o QR Code</figcaption>
    </figure>
  </section>`

const testBank = (url: string) =>
  html`<p class="test">
    <span>Ambiente de testes: nenhum dinheiro real.</span>
    <a href="${url}" target="_blank" rel="noopener">Pagar no banco de testes</a>
  </p>`

const endingOf = (stage: string, { tone, title, text }: Ending): Markup =>
  html`<section class="ending ${tone}" data-show="${stage}">
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" />
      ${tone === 'win' ? html`<path d="M19 33l9 9 18-20" />` : html`<path d="M32 17v19M32 45v1" />`}
    </svg>
    <h2>${title}</h2>
    <p>${text}</p>
  </section>`
