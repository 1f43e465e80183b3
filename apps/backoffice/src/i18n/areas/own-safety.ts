const pt = {
  password: 'Senha',
  passwordLead:
    'Trocar a senha pede a senha atual e o segundo fator, e encerra todas as suas outras sessões. Se ela pode ter vazado, troque-a agora.',
  changePassword: 'Trocar a senha',
  presentPassword: 'Senha atual',
  newPassword: 'Nova senha',
  newPasswordHint: 'De 8 a 64 caracteres, diferente da atual.',
  next: 'Continuar',
  changed: 'Senha trocada. Suas outras sessões foram encerradas.',
  sessions: 'Sessões abertas',
  sessionsLead:
    'Onde a sua conta está aberta agora. Encerre o que você não reconhece e troque a senha.',
  device: 'Aparelho',
  address: 'Endereço',
  since: 'Desde',
  seen: 'Último uso',
  thisOne: 'Esta sessão',
  end: 'Encerrar',
  endOthers: 'Encerrar todas as outras',
  endAll: 'Encerrar sessões',
  endAllLead:
    'Todas as sessões desta pessoa terminam agora. A conta continua ligada: ela pode entrar de novo com a senha e o segundo fator.',
}

const en: typeof pt = {
  password: 'Password',
  passwordLead:
    'Changing the password takes the present one and the second factor, and ends all your other sessions. If it may have leaked, change it now.',
  changePassword: 'Change the password',
  presentPassword: 'Present password',
  newPassword: 'New password',
  newPasswordHint: '8 to 64 characters, other than the present one.',
  next: 'Continue',
  changed: 'Password changed. Your other sessions were ended.',
  sessions: 'Open sessions',
  sessionsLead:
    'Where your account is open now. End what you do not know, and change the password.',
  device: 'Device',
  address: 'Address',
  since: 'Since',
  seen: 'Last used',
  thisOne: 'This session',
  end: 'End',
  endOthers: 'End all others',
  endAll: 'End sessions',
  endAllLead:
    'Every session of this person ends now. The account stays on: they can come in again with the password and the second factor.',
}

export const ownSafetyTexts = { pt, en }
