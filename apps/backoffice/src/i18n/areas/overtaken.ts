const pt = {
  title: 'Há uma versão mais nova',
  lead: 'Outra pessoa a salvou enquanto você escrevia. O que você digitou continua aqui; salvar assim desfaria essa mudança.',
  look: 'Ver a mais nova',
  newest: 'A versão mais nova',
  drop: 'Descartar o meu e partir desta',
  keep: 'Já comparei: manter o meu',
  taken: 'Este código já existe. Escolha outro ou mude o que existe.',
}

const en: typeof pt = {
  title: 'There is a newer version',
  lead: 'Somebody else saved it while you were writing. What you typed is still here; saved as it is, it would undo that change.',
  look: 'Look at the newest',
  newest: 'The newest version',
  drop: 'Drop mine and start from this',
  keep: 'I have compared them: keep mine',
  taken: 'This code exists already. Choose another one, or change what exists.',
}

export const overtakenTexts = { pt, en }
