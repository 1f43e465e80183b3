import { symbolSheet } from './symbols.ts'

/** The game's page; its script fills it in. */
export const gamePage =
  (): string => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Feira da Orla</title><link rel="stylesheet" href="/feira.css"></head>
<body class="game">${symbolSheet()}
<main id="game" aria-busy="true">
<header><div><h1>Feira da Orla</h1><p id="session" class="small"></p></div>
<button id="rules" type="button" class="plain" aria-haspopup="dialog"></button></header>
<div class="stall">
<div class="awning" aria-hidden="true"></div>
<div class="lamps" aria-hidden="true">${'<i></i>'.repeat(9)}</div>
<div id="reels" role="img" aria-label="">${'<div class="reel"><div class="strip"></div></div>'.repeat(3)}
<svg id="lines" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true"></svg></div>
</div>
<p id="result" role="status" aria-live="polite"></p>
<div class="controls">
<dl><div><dt id="balance-label"></dt><dd id="balance">…</dd></div></dl>
<div class="stake"><button id="less" type="button" class="round">−</button>
<output id="stake"></output><button id="more" type="button" class="round">+</button></div>
<button id="spin" type="button" disabled></button>
</div>
<div class="wave" aria-hidden="true"></div>
</main>
<dialog id="paytable" aria-labelledby="paytable-title"><h2 id="paytable-title"></h2>
<div id="paytable-body"></div><p><a href="/matematica" target="_blank" rel="noopener" id="maths"></a></p>
<button id="paytable-close" type="button" class="plain"></button></dialog>
<script type="module" src="/feira.js"></script></body></html>`
