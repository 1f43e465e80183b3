const pt = {
  theme: 'Aparência',
  themes: { auto: 'Do sistema', light: 'Clara', dark: 'Escura' },
}

const en: typeof pt = {
  theme: 'Appearance',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
}

export const appearanceTexts = { pt, en }
