/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Telefone',
  phoneConfirmed: 'Confirmado: {phone}',
  phoneOpen: 'Falta confirmar: {phone}',
  phoneLead: 'Um código por SMS confirma que o número é seu.',
  phoneNeeded: 'Para jogar, confirme antes seu telefone.',
  phoneSend: 'Enviar código por SMS',
  phoneSent: 'Código enviado para {phone}. Vale {minutes} minutos.',
  phoneCode: 'Código do SMS',
  phoneConfirm: 'Confirmar',
  phoneChange: 'Trocar de telefone',
  phoneAgain: 'Enviar outro código',
  placeTitle: 'Você está no Brasil?',
  placeLead: 'A lei só permite jogar dentro do Brasil, e sua conexão não mostra onde você está.',
  placeKept: 'Guardamos só se você está no Brasil, não o lugar. Vale por 30 minutos.',
  placeShare: 'Usar minha localização',
  placeDenied:
    'O aparelho não deu a localização. Permita nas configurações do navegador e tente de novo.',
  placeOutside: 'Esta localização fica fora do Brasil. O saque continua funcionando.',
  placeMissing: 'Este navegador não informa a localização.',
}
