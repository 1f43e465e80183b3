const pt = {
  look: 'Ver como o jogador',
  lead: 'Abre o aplicativo por 15 minutos como este jogador o vê. Nada pode ser mudado e os dados pessoais ficam ocultos. A abertura fica na auditoria.',
  banner: 'Só leitura: o aplicativo como o jogador {id} o vê. Nada do que tocar aqui muda a conta.',
  left: 'Termina em {time}',
  end: 'Sair da visão',
  frame: 'O aplicativo como o jogador o vê',
}

const en: typeof pt = {
  look: 'See as the player',
  lead: 'Opens the app for 15 minutes as this player sees it. Nothing can be changed and personal data is hidden. That it was opened is in the audit log.',
  banner: 'Read only: the app as player {id} sees it. Nothing you press here changes the account.',
  left: 'Ends in {time}',
  end: 'Leave the view',
  frame: 'The app as the player sees it',
}

export const lookTexts = { pt, en }
