export const mines = {
  title: 'Mine',
  board: 'Lungomare di 25 pietre',
  mines: 'Ricci',
  fewer: 'Meno ricci',
  more: 'Più ricci',
  gems: 'Pietre sicure',
  next: 'Prossima pietra',
  now: 'Ora',
  pickFirst: 'Scegli una pietra',
  random: 'Pietra a caso',
  markFirst: 'Segna le pietre che l’automatico apre.',
  closed: 'Riga {row}, colonna {column}, chiusa',
  marked: 'Riga {row}, colonna {column}, segnata',
  gem: 'Riga {row}, colonna {column}, pietra sicura',
  urchin: 'Riga {row}, colonna {column}, riccio',
  hit: 'Riga {row}, colonna {column}, riccio, qui è finito il turno',
  saidOpen: 'Pietra sicura. Ora {multiplier}×, {amount}.',
  saidStart: 'Turno aperto con {mines, plural, one {# riccio} other {# ricci}}.',
  saidWon: 'Turno chiuso a {multiplier}×. Hai ricevuto {amount}.',
  saidLost: 'Era un riccio. Il turno è finito.',
  maxPayout: 'La prossima pietra supererebbe il premio massimo: il turno è stato pagato ora.',
  expired: 'Il turno è rimasto aperto ed è stato chiuso secondo le regole.',
  resultWon: 'Turno {nonce}: {multiplier}×, vinto',
  resultLost: 'Turno {nonce}: riccio, non vinto',
  rulesTitle: 'Regole delle Mine',
  rulesHow:
    'Venticinque pietre nascondono da 1 a 24 ricci. Ogni pietra sicura aumenta il moltiplicatore; incassi quando vuoi. Un riccio chiude il turno e la puntata è persa. Il posto dei ricci è fissato prima della prima scelta.',
  rulesFormulaText:
    'Moltiplicatore = 0,99 ÷ probabilità di aprire tante pietre sicure, troncato alla quarta cifra. Premio = puntata × moltiplicatore, troncato al centavo.',
  rulesReturnText:
    'Calcolato su ognuna delle 300 combinazioni di ricci e pietre aperte. Fermarsi prima o dopo non cambia il ritorno.',
  rulesInterruptedText:
    'Il turno aperto resta sul server e torna uguale su ogni dispositivo. Se non ripreso entro {hours} ore: con una pietra aperta è pagato al moltiplicatore attuale; senza, la puntata torna.',
  rulesOpened: 'Aperte',
  rulesMaximum:
    'Quando la prossima pietra pagherebbe più del premio massimo, il turno è pagato subito.',
}
