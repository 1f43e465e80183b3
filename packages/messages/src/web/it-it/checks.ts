/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Telefono',
  phoneConfirmed: 'Confermato: {phone}',
  phoneOpen: 'Da confermare: {phone}',
  phoneLead: 'Un codice via SMS conferma che il numero è tuo.',
  phoneNeeded: 'Prima di giocare conferma il telefono.',
  phoneSend: 'Invia codice via SMS',
  phoneSent: 'Codice inviato a {phone}. Vale {minutes} minuti.',
  phoneCode: 'Codice dell’SMS',
  phoneConfirm: 'Conferma',
  phoneChange: 'Cambia telefono',
  phoneAgain: 'Invia un altro codice',
  placeTitle: 'Sei in Brasile?',
  placeLead:
    'La legge permette di giocare solo in Brasile e la tua connessione non mostra dove sei.',
  placeKept: 'Teniamo solo se sei in Brasile, non il luogo. Vale 30 minuti.',
  placeShare: 'Usa la mia posizione',
  placeDenied: 'Il dispositivo non ha dato la posizione. Permettila nel browser e riprova.',
  placeOutside: 'Questa posizione è fuori dal Brasile. I prelievi funzionano sempre.',
  placeMissing: 'Questo browser non dà la posizione.',
}
