/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Teléfono',
  phoneConfirmed: 'Confirmado: {phone}',
  phoneOpen: 'Sin confirmar: {phone}',
  phoneLead: 'Un código por SMS confirma que el número es tuyo.',
  phoneNeeded: 'Para jugar, confirma antes tu teléfono.',
  phoneSend: 'Enviar código por SMS',
  phoneSent: 'Código enviado a {phone}. Vale {minutes} minutos.',
  phoneCode: 'Código del SMS',
  phoneConfirm: 'Confirmar',
  phoneChange: 'Cambiar de teléfono',
  phoneAgain: 'Enviar otro código',
  placeTitle: '¿Estás en Brasil?',
  placeLead: 'La ley solo permite jugar dentro de Brasil, y tu conexión no muestra dónde estás.',
  placeKept: 'Guardamos solo si estás en Brasil, no el lugar. Vale 30 minutos.',
  placeShare: 'Usar mi ubicación',
  placeDenied:
    'El dispositivo no dio la ubicación. Permítela en el navegador e inténtalo de nuevo.',
  placeOutside: 'Esta ubicación está fuera de Brasil. El retiro sigue funcionando.',
  placeMissing: 'Este navegador no informa la ubicación.',
}
