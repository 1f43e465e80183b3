import type { SymbolName } from '../math/machine.ts'

/** The drawings of the reels, each in a box of 100 by 100. */
export const drawings: Readonly<Record<SymbolName, string>> = {
  sol: `<g fill="#ffb020">${Array.from(
    { length: 12 },
    (_, ray) => `<path d="M46 3h8l-2 17h-4Z" transform="rotate(${ray * 30} 50 50)"/>`,
  ).join('')}</g><circle cx="50" cy="50" r="28" fill="#ffc93c"/>
    <circle cx="42" cy="42" r="17" fill="#ffe49a" opacity=".75"/>
    <path d="M36 54q14 14 28 0" fill="none" stroke="#8a4b00" stroke-width="4" stroke-linecap="round"/>
    <circle cx="40" cy="45" r="3.2" fill="#8a4b00"/><circle cx="60" cy="45" r="3.2" fill="#8a4b00"/>`,
  farol: `<path d="M58 22 98 10v26Z" fill="#ffe49a" opacity=".55"/><path d="M42 22 2 10v26Z" fill="#ffe49a" opacity=".55"/>
    <path d="M40 32h20l7 56H33Z" fill="#f6f2fa"/>
    <path d="M38.6 44h22.8l1.7 13H36.9ZM35.4 70h29.2l1.6 13H33.8Z" fill="#ff5a5f"/>
    <rect x="36" y="27" width="28" height="6" rx="3" fill="#7a3fb0"/>
    <rect x="41" y="15" width="18" height="13" rx="2" fill="#ffc93c"/>
    <path d="M38 15 50 5l12 10Z" fill="#ff5a5f"/>
    <path d="M18 92q8-8 16 0t16 0 16 0 16 0v5H18Z" fill="#3dd9c6"/>`,
  pipa: `<path d="M50 6 84 44 50 82 16 44Z" fill="#3dd9c6"/><path d="M50 6 84 44H50Z" fill="#ff5a5f"/>
    <path d="M16 44h34v38Z" fill="#ffc93c"/><path d="M50 6v76M16 44h68" stroke="#17111f" stroke-width="3"/>
    <path d="M50 82q-12 6-2 11 9 4 2 7" fill="none" stroke="#f6f2fa" stroke-width="3" stroke-linecap="round"/>
    <path d="M42 88l10 4-8 5Z" fill="#d59bff"/>`,
  maracuja: `<circle cx="50" cy="52" r="40" fill="#7a2f6b"/><circle cx="50" cy="52" r="33" fill="#f7e9c4"/>
    <circle cx="50" cy="52" r="27" fill="#ffb020"/>
    <g fill="#2e1a12">${[0, 51, 103, 154, 206, 257, 309]
      .map(
        (turn) => `<ellipse cx="50" cy="36" rx="3.6" ry="5.6" transform="rotate(${turn} 50 52)"/>`,
      )
      .join('')}<ellipse cx="50" cy="52" rx="3.6" ry="5"/></g>
    <path d="M28 34q8-12 20-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  caju: `<path d="M50 10c20 0 28 14 26 30-2 15-10 24-26 24S26 55 24 40c-2-16 6-30 26-30Z" fill="#ff6b3d"/>
    <path d="M36 18c-8 8-8 22-3 32" fill="none" stroke="#ffc29a" stroke-width="6" stroke-linecap="round"/>
    <path d="M44 62c-14 4-18 20-8 28 9 7 20 1 19-9 0-6 5-7 9-5 5-10-6-18-20-14Z" fill="#8a8f6a"/>
    <path d="M48 12c0-6 4-9 10-9" fill="none" stroke="#4f8a3a" stroke-width="5" stroke-linecap="round"/>`,
  coco: `<circle cx="48" cy="56" r="36" fill="#2f9e55"/><path d="M20 38a36 36 0 0 1 56 0q-28 12-56 0Z" fill="#f6f2fa"/>
    <path d="M26 39q22 8 44 0-22-10-44 0Z" fill="#cfe9f5"/>
    <path d="M22 62q2 16 16 23" fill="none" stroke="#7fd69b" stroke-width="5" stroke-linecap="round"/>
    <path d="M52 40 66 8l12-2" fill="none" stroke="#ff5a5f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  melancia: `<path d="M6 34h88a44 44 0 0 1-88 0Z" fill="#2f9e55"/><path d="M11 34h78a39 39 0 0 1-78 0Z" fill="#e7f7d8"/>
    <path d="M16 34h68a34 34 0 0 1-68 0Z" fill="#ff5a5f"/>
    <g fill="#2e1a12"><ellipse cx="34" cy="44" rx="3" ry="4.6"/><ellipse cx="50" cy="42" rx="3" ry="4.6"/><ellipse cx="66" cy="44" rx="3" ry="4.6"/><ellipse cx="42" cy="56" rx="3" ry="4.6"/><ellipse cx="58" cy="56" rx="3" ry="4.6"/></g>`,
}

/** The drawings as one hidden sheet, to be used by their names. */
export const symbolSheet = (): string =>
  `<svg width="0" height="0" aria-hidden="true" style="position:absolute">${Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="s-${name}" viewBox="0 0 100 100">${drawing}</symbol>`)
    .join('')}</svg>`
