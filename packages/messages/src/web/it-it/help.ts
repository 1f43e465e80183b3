import { refused } from '../../cashier/refused/it-it.ts'

export const help = {
  helpTitle: 'Aiuto e regole',
  underWayTitle: 'I tuoi soldi in arrivo',
  choicesTitle: 'Come avvisarti',
  choicesPush: 'Avviso',
  choicesMail: 'E-mail',
  choicesSafety: 'Ciò che riguarda la tua sicurezza è sempre segnalato.',
  quietTitle: 'Silenzio di notte',
  quietLead: 'Gli avvisi sui tuoi dispositivi aspettano la fine di queste ore.',
  quietFrom: 'Inizia alle',
  quietTo: 'Finisce alle',
  search: 'Cerca nell’aiuto',
  found: '{count, plural, =0 {Nessun risultato} one {# risposta} other {# risposte}}',
  nothingFound: 'Nessun risultato. Scrivici.',
  talk: 'Parla con l’assistenza',
  helpAbout: 'Aiuto su questo',
  rulesTitle: 'Regole e condizioni',
  deskTitle: 'Assistenza',
  deskLead: 'Scrivi al nostro team. Ricevi un numero di pratica.',
  deskLogin: 'Accedi per parlare con l’assistenza.',
  deskOutside: 'Non riesci ad accedere al conto? Scrivi a {email}.',
  openSupport: 'Apri l’assistenza',
  askAbout: 'Chiedi all’assistenza',
  newTicket: 'Nuova richiesta',
  newClosed: 'Le nuove richieste sono chiuse per ora. Quelle aperte continuano.',
  allTickets: 'Tutte le richieste',
  noTickets: 'Non hai ancora richieste.',
  topic: 'Argomento',
  topics: {
    deposit: 'Deposito',
    withdrawal: 'Prelievo',
    bet: 'Scommessa',
    game: 'Gioco',
    account: 'Conto',
    other: 'Altro',
  },
  ticketStates: {
    open: 'Aperta',
    answered: 'Con risposta',
    closed: 'Chiusa',
  },
  about: 'Ordine, prelievo, scommessa o turno (facoltativo)',
  aboutHint: 'Numero che appare in Registri',
  words: 'Cosa è successo?',
  send: 'Invia',
  sla: 'Rispondiamo entro {hours} ore.',
  protocol: 'Pratica {id}',
  answerBy: 'risposta entro {time}',
  you: 'Tu',
  team: 'Assistenza',
  reply: 'Il tuo messaggio',
  closeTicket: 'Chiudi',
  rate: 'Com’è stata questa assistenza?',
  rateAs: '{n} su 5',
  rated: 'Grazie per il voto.',
  inboxTitle: 'Messaggi',
  inboxUnread: '{count, plural, one {# messaggio non letto} other {# messaggi non letti}}',
  inboxLogin: 'Accedi per leggere i tuoi messaggi.',
  pushTitle: 'Avvisami su questo dispositivo',
  pushLead: 'Anche ad app chiusa. Solo ciò che è in questa casella.',
  pushDenied: 'Il browser non consente avvisi. Cambialo nelle impostazioni.',
  pushFailed: 'Non attivato: il servizio di avvisi non ha risposto. Riprova più tardi.',
  inboxEmpty: 'Nessun messaggio.',
  readAll: 'Segna {count, plural, one {# come letto} other {# come letti}}',
  seeBet: 'Vedi la scommessa',
  unread: 'Non letto',
  categories: {
    all: 'Tutti',
    money: 'Denaro',
    rewards: 'Premi',
    support: 'Assistenza',
    security: 'Sicurezza',
  },
  messages: {
    deposit_credited: 'Il tuo deposito di {amount} è sul saldo.',
    deposit_credited_late:
      'Il tuo deposito di {amount} è sul saldo senza il bonus o lo sconto dell’ordine: il Pix è stato pagato oltre il termine.',
    deposit_credited_amount:
      'Il tuo deposito di {amount} è sul saldo senza il bonus o lo sconto dell’ordine: è stato pagato un altro importo.',
    deposit_credited_twice:
      'Il tuo deposito di {amount} è sul saldo senza bonus o sconto: questo ordine era già stato pagato.',
    deposit_credited_cancelled:
      'Il tuo deposito di {amount} è sul saldo senza il bonus o lo sconto dell’ordine: era già annullato.',
    deposit_credited_lapsed:
      'Il tuo deposito di {amount} è sul saldo. Ciò che l’ordine prometteva solo per il primo o il secondo deposito non è arrivato: un altro è entrato prima.',
    deposit_returned_payer:
      'Il Pix di {amount} è arrivato da un altro CPF e torna a chi ha pagato. Paga da un conto del tuo CPF.',
    deposit_returned_limit:
      'Il tuo limite di deposito o la tua pausa non permette la ricarica di {amount}. Il Pix torna sul tuo conto.',
    deposit_returned_account:
      'Il tuo conto qui è bloccato o chiuso e non riceve la ricarica di {amount}. Il Pix torna sul tuo conto bancario.',
    deposit_taken_back:
      'La banca ha chiesto indietro un Pix di {amount} entrato qui, e {taken} sono usciti dal tuo saldo. Scrivi all’assistenza se non riconosci la richiesta.',
    deposit_taken_back_owed:
      'La banca ha chiesto indietro un Pix di {amount} entrato qui: {taken} sono usciti dal tuo saldo, e {owed} restano dovuti e saranno trattenuti dalle prossime entrate. Scrivi all’assistenza se non riconosci la richiesta.',
    gift_taken_back:
      'È stato ritirato anche il bonus di {amount} arrivato con un Pix restituito alla banca, e {taken} sono usciti dal tuo saldo.',
    gift_taken_back_owed:
      'È stato ritirato anche il bonus di {amount} arrivato con un Pix restituito alla banca: {taken} sono usciti dal tuo saldo, e {owed} restano dovuti e saranno trattenuti dalle prossime entrate.',
    deposit_refunded:
      'Abbiamo restituito {amount} di un tuo Pix al conto da cui era arrivato, e {taken} sono usciti dal tuo saldo.',
    deposit_refund_failed:
      'La banca non ha accettato la restituzione di un Pix di {amount}, e l’importo è tornato nel tuo saldo.',
    bet_reversed:
      'Il risultato di una tua scommessa è stato corretto: i {amount} che aveva pagato sono usciti dal saldo, e aspetta il risultato giusto.',
    bet_reversed_owed:
      'Il risultato di una tua scommessa è stato corretto. Dei {amount} che aveva pagato è uscito quanto c’era nel saldo; il resto rimane dovuto e sarà trattenuto dalle prossime vincite. La scommessa aspetta il risultato giusto.',
    bet_reopened: 'Il risultato di una tua scommessa è stato corretto, ed è di nuovo aperta.',
    bet_settled_won: 'La tua scommessa di {stake} è vinta e ha pagato {amount}.',
    bet_settled_lost: 'La tua scommessa di {stake} è persa.',
    bet_settled_returned:
      'La tua scommessa di {stake} è stata rimborsata: {amount} sono tornati nel saldo.',
    bet_settled_partly: 'Parte della tua scommessa di {stake} è tornata nel saldo: {amount}.',
    bet_settled_kept:
      'La tua scommessa di {stake} è stata chiusa e ha reso {amount}. Di questi, {taken} hanno coperto quanto il tuo conto doveva.',
    bets_settled: 'Scommesse chiuse: {count}. Hanno reso in tutto {amount}.',
    transfer_received: '{name} ti ha inviato {amount}.',
    withdrawal_paid: 'Il tuo prelievo di {amount} è stato pagato.',
    withdrawal_refused:
      'Il tuo prelievo di {amount} non è stato possibile e l’importo è tornato sul saldo. {reason}',
    withdrawal_held:
      'Il tuo prelievo di {amount} è di nuovo in verifica: c’è un importo aperto sul tuo conto.',
    withdrawal_returned:
      'La banca di destinazione ha restituito {amount} del tuo prelievo. L’importo è di nuovo sul saldo.',
    bonus_released: 'Il tuo bonus di {amount} è stato giocato per intero ed è ora nel saldo.',
    bonus_expired:
      'Il tuo bonus di {amount} è scaduto prima di essere giocato per intero ed è uscito dal conto.',
    vip_level_reached: 'Hai raggiunto il livello VIP {level}.',
    rebate_paid: 'Il tuo bonus di gioco di {amount} è sul saldo.',
    referral_paid: 'La tua commissione di {amount} è sul saldo.',
    care_message: 'Il tuo gioco è cambiato. Guarda la tua attività e, se vuoi, imposta un limite.',
    care_break: 'Abbiamo messo il conto in pausa per un giorno. I prelievi funzionano.',
    care_on_word:
      'Come hai chiesto, il nostro team ha messo un limite o una pausa. I prelievi funzionano.',
    limit_near_deposit: 'Hai usato almeno l’80% del limite di depositi. Restano {amount}.',
    limit_near_stake: 'Hai usato almeno l’80% del limite di puntate. Restano {amount}.',
    limit_near_loss: 'Hai usato almeno l’80% del limite di perdite. Restano {amount}.',
    limit_near_time: 'Hai usato almeno l’80% del limite di tempo. Restano {text} min.',
    support_answer: 'L’assistenza ha risposto al tuo messaggio.',
    bonus_taken_back:
      'Il nostro team ha ritirato il tuo bonus di {amount}. Il tuo saldo non è cambiato.',
    bonus_granted:
      'Hai ricevuto un bonus di {amount}. Le condizioni sono in Bonus; se non lo vuoi puoi rinunciare.',
    award_granted: 'Un premio di {amount} ti aspetta. Entra nel saldo solo se lo ritiri.',
    operator_message: 'Il nostro team ha scritto: {text}',
  },
  refused,
  noticeUntil: 'tra {time}',
  noticeLabel: 'Avviso',
  dismiss: 'Chiudi avviso',
}
