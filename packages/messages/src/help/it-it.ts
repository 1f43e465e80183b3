import type { HelpTexts } from './help-texts.ts'

export const itIt: HelpTexts = {
  sections: {
    account: 'Conto e accesso',
    money: 'Depositi e prelievi',
    rewards: 'Bonus, VIP e inviti',
    sports: 'Scommesse sportive',
    games: 'Giochi',
    care: 'Gioco responsabile',
    contact: 'Assistenza e messaggi',
  },
  articles: {
    who: [
      'Chi può avere un conto?',
      'I maggiori di 18 anni, un conto per persona e per CPF. Non si presta né si vende.',
    ],
    identityDeposit: [
      'Perché chiedete nome e CPF?',
      'Prima del primo deposito confermiamo una volta nome e CPF, perché il denaro arriva solo da te. Se serve un documento, la pagina dell’identità dice quale e a che punto è.',
    ],
    identityPlay: [
      'Perché chiedete nome e CPF?',
      'Confermiamo chi sei prima di giocare. La pagina dell’identità mostra cosa manca, cosa è in verifica e perché qualcosa è stato rifiutato; solo quello si rimanda.',
    ],
    password: [
      'Ho dimenticato la password. Come entro?',
      'Nella pagina di accesso tocca il link della password dimenticata. Il codice arriva per e-mail e vale {resetMinutes} minuti. La nuova password ha da {passwordMin} a {passwordMax} caratteri.',
    ],
    access: [
      'Come proteggo il mio conto?',
      'In Sicurezza attivi la verifica in due passaggi, con {recoveryCodes} codici di recupero, crei passkey e chiudi le sessioni di altri dispositivi. Dopo {loginFailures} password errate l’accesso aspetta {loginMinutes} minuti; inutilizzata, una sessione finisce dopo {idle}.',
    ],
    closing: [
      'Come chiudo il conto o scarico i miei dati?',
      'In Sicurezza. Il gioco si ferma subito, il saldo va al tuo CPF e il conto non si riapre. Le scommesse aperte devono finire prima. Ciò che la legge fa conservare si cancella dopo {keptYears} anni.',
    ],
    deposit: [
      'Come faccio un deposito?',
      'Scegli un importo, da {depositMinimum}, e paga il PIX da un conto del tuo stesso CPF. Il codice vale {payMinutes} minuti. Nel caso più rapido arriva in 5 minuti.',
    ],
    late: [
      'Ho pagato e il saldo non è cambiato. E ora?',
      'Tocca il pulsante di verifica nella pagina del PIX. Anche un pagamento oltre il termine si accredita, senza bonus o sconto. Se tarda, apri una richiesta dal deposito nei Registri.',
    ],
    otherPayer: [
      'Può pagare qualcun altro per me?',
      'No. Il PIX di un altro CPF torna a chi ha pagato e te lo diciamo. Dopo {failures} pagamenti così in {failuresMinutes} minuti i depositi si fermano {pauseMinutes} minuti; se continua, li riapre solo l’assistenza. I prelievi non si fermano.',
    ],
    bankReturn: [
      'Perché un deposito è uscito dal saldo?',
      'La banca può richiedere un PIX, ad esempio per sospetta frode (MED). L’importo esce dal saldo; ciò che manca resta dovuto e va saldato prima del prossimo prelievo.',
    ],
    locked: [
      'Perché parte del saldo è bloccata?',
      'Ogni deposito va giocato {depositTimes}x prima di uscire, contro il riciclaggio; i premi hanno le loro regole. Contano le giocate definite, mezzo esito per metà; rimborsi e cash-out no. Nei Registri, scheda Saldo, vedi ogni blocco e quanto manca.',
    ],
    withdraw: [
      'Come e quando ricevo il prelievo?',
      'Con PIX, con il tuo CPF come chiave: da {withdrawMinimum} a {withdrawMaximum} ciascuno, 24 ore su 24. Nel caso più rapido in 10 minuti. Ogni passo è nella cronologia del prelievo.',
    ],
    fees: [
      'Quanto costa e quanti prelievi posso fare?',
      'Dipende dal livello VIP: la commissione va da {feeHighest} al livello 0 a {feeLowest} al più alto, i prelievi al giorno da {perDayLeast} a {perDayMost}. Commissione e netto si vedono prima; uno rifiutato lo stesso giorno non conta.',
    ],
    otherAccounts: [
      'Posso prelevare su un’azienda o in USDT?',
      'Sul CNPJ di un’azienda sì; prima controlla una persona. USDT (TRC20) solo nei conti abilitati: al cambio mostrato, meno 1 USDT di rete.',
    ],
    review: [
      'Perché il mio prelievo è in verifica?',
      'Importi alti e segni di rischio, come una password cambiata da poco, li guarda una persona. Il prelievo mostra motivo e termine: al massimo {reviewHours} ore. Il denaro resta riservato a te.',
    ],
    refused: [
      'Il mio prelievo è stato rifiutato. Che succede?',
      'L’intero importo torna subito nel saldo, senza commissione. Messaggio e cronologia dicono perché e cosa fare prima di richiederlo.',
    ],
    transfer: [
      'Posso trasferire a un altro giocatore?',
      'Sì, per nome utente, con password o passkey: da {transferMinimum} a {transferMaximum}, fino a {transfersPerDay} al giorno e {transferDay} in tutto al giorno. A un nuovo destinatario fino a {transferNew} nelle prime {transferNewHours} ore. Non si annulla.',
    ],
    bonus: [
      'Come funzionano i bonus?',
      'Ogni promozione mostra importo, giocate richieste, termine e quanto conta ogni gioco. Il bonus sta a parte e diventa saldo una volta giocato, dopo il deposito stesso; oltre il termine finisce. Partecipare è facoltativo.',
    ],
    bonusCancel: [
      'Posso rinunciare a un bonus?',
      'Sì, quando vuoi, nell’elenco dei bonus. Prima di confermare vedi cosa resta e cosa va via: solo il bonus, il saldo resta.',
    ],
    awards: [
      'Dove sono i miei premi e regali?',
      'Salire di livello e alcune promozioni danno premi. Aspettano in Club VIP e Promozioni finché li prendi; ognuno dice termine e giocate richieste.',
    ],
    level: [
      'Come salgo di livello VIP?',
      'Dal livello 0 al {vipHighest}: con depositi e giocate insieme, o con sole giocate. Il livello non scende mai. Il Club VIP mostra quanto manca e cosa porta ogni livello.',
    ],
    levelByPlay: [
      'Come salgo di livello VIP?',
      'Dal livello 0 al {vipHighest}, con sole giocate definite. Il livello non scende mai. Il Club VIP mostra quanto manca e cosa porta ogni livello.',
    ],
    rebate: [
      'Cos’è il bonus di gioco?',
      'Ogni giorno una parte delle giocate definite, vinte o perse, torna nel saldo: fino a {rebateHighest} al livello più alto. Non va giocata prima di prelevare.',
    ],
    invite: [
      'Cosa ricevo invitando?',
      'Una parte delle giocate definite di chi hai invitato, su tre livelli: {commissions}. Si paga una volta al giorno. Conti con stesso dispositivo, indirizzo o CPF non contano.',
    ],
    ladder: [
      'Cos’è il bonus a tappe?',
      'Un importo per tappa, una volta, per chi hai invitato direttamente e ha depositato {ladderDeposit} e giocato {ladderPlay}. Va giocato {ladderTimes}x prima di prelevare.',
    ],
    settle: [
      'Quando si paga una scommessa sportiva?',
      'Appena si conosce l’esito del mercato, a volte prima della fine. Mezza vincita paga metà alla quota e rende l’altra. Le correzioni ufficiali valgono solo entro {amendHours} ore e compaiono nell’estratto.',
    ],
    postponed: [
      'E se la partita è rinviata o interrotta?',
      'Se finisce entro {resumeHours} ore dall’inizio previsto, vale. Altrimenti ciò che era deciso resta e il resto si rimborsa. Nella multipla la selezione rimborsata vale 1,00.',
    ],
    stakes: [
      'Quali sono i limiti di una scommessa?',
      'Da {betMinimum} a {betMaximum}, con ritorno fino a {betPayout} per biglietto; la schedina mostra il massimo del momento, che può essere minore. La quota totale di una multipla arriva a {combinedOdds}.',
    ],
    prices: [
      'La quota è cambiata. Che succede?',
      'La schedina mostra vecchia e nuova quota e, se non cambi, accetta da sola solo quote migliori. Dal vivo la scommessa aspetta da {delayShortest} a {delayLongest} secondi; se la partita cambia non è accettata e l’importo torna.',
    ],
    multiple: [
      'Come funzionano multiple e sistemi?',
      'Una multipla ha fino a {legs} selezioni e paga se tutte sono giuste; un sistema ne ha fino a {systemLegs} e divide l’importo tra tutte le combinazioni. Selezioni dello stesso evento non si combinano.',
    ],
    cashOut: [
      'Cos’è il cash-out?',
      'Vendere la scommessa prima della fine, tutta o in parte, all’importo mostrato in Le mie scommesse. Niente offerta con un mercato sospeso; dal vivo aspetta come una scommessa.',
    ],
    replay: [
      'Cos’è una replica?',
      'Una vera partita del passato, sempre segnalata, raccontata minuto per minuto. L’esito può essere noto, perciò i limiti sono bassi: {replayStake} a scommessa e {replayPayout} di ritorno.',
    ],
    fair: [
      'Come so che un gioco è equo?',
      'Nei giochi della casa i semi fissano l’estrazione prima della puntata. Apri il round e tocca verifica: il dispositivo la ripete. Il ritorno teorico è nelle regole di ogni gioco.',
    ],
    interrupted: [
      'È caduta la connessione a metà round. E ora?',
      'Nulla si perde: il turno aspetta {roundHours} ore. Poi si paga per quanto raggiunto, o si rimborsa se nulla era aperto. I turni decisi subito sono nei Registri.',
    ],
    limits: [
      'Come limito il gioco?',
      'In Limiti e pause: depositi, puntate, perdite e tempo, per giorno, settimana e mese. Un limite più basso vale subito, uno più alto dopo {looserHours} ore.',
    ],
    pause: [
      'Come mi fermo per un po’ o per sempre?',
      'In Limiti e pause: una pausa da 24 ore a 42 giorni, o l’autoesclusione per mesi o senza fine. Nessuno può accorciarla. I prelievi restano aperti.',
    ],
    support: [
      'Dov’è l’aiuto se il gioco è un problema?',
      'L’autotest e il grafico della tua attività sono in Limiti e pause. In Brasile il CVV risponde gratis, giorno e notte, al 188.',
    ],
    ticket: [
      'Come contatto l’assistenza?',
      'Apri una richiesta qui o da un deposito, prelievo o scommessa: ricevi un numero e risposta entro {answerHours} ore. Possono restarne aperte {openTickets}. Reclami anche su consumidor.gov.br.',
    ],
    messages: [
      'Dove vedo avvisi e messaggi?',
      'In Messaggi, per argomento, con i non letti. Lì attivi anche gli avvisi su questo dispositivo; arrivano ad app chiusa.',
    ],
  },
  rules: {
    age: 'Solo i maggiori di 18 anni possono avere un conto e giocare.',
    account: 'Ogni persona ha un conto, a proprio nome e CPF. Non si presta né si vende.',
    deposits: 'I depositi si pagano da un conto dello stesso CPF. Ciò che paga un altro gli torna.',
    withdrawals: 'I prelievi vanno solo al titolare del conto.',
    wagering: 'Prima di un prelievo, il deposito va giocato {depositTimes}x.',
    bets: 'Una scommessa vale quando è confermata. Errori evidenti di quota o esito si possono correggere, sempre con registro.',
    offers: 'Bonus e premi seguono le regole mostrate, ciascuno una volta per persona.',
    conduct: 'Frode, bot contro le regole o manipolazione di risultati chiudono il conto.',
    law: 'Verifica che il gioco online sia permesso dove sei. Reclami anche su consumidor.gov.br.',
  },
  asked: {
    idle: 'dov cos l un d c a al il lo la i gli le un una di del della in nel su per con senza e o che si è sono stato essere ho ha avere mio mia miei mie tuo io mi come dove quando quale quanto quanti perché già ancora molto non più questo questa fare faccio voglio posso devo qui',
    words: {
      identityDeposit: 'verifica verificare documento documenti selfie kyc identità',
      identityPlay: 'verifica verificare documento documenti selfie kyc identità',
      password: 'password login entrare accesso accedere dimenticata recuperare reimpostare',
      access: 'sicurezza proteggere violato 2fa',
      closing: 'eliminare cancellare chiudere conto account dati',
      deposit:
        'deposito depositare versare versamento ricarica ricaricare pix pagare soldi portafoglio',
      late: 'deposito ricarica pix ritardo tarda arrivato accreditato pagato manca sospeso soldi',
      withdraw:
        'prelievo prelevare incassare ritirare ritardo tarda lento arriva arrivato tempi annullare cancellare soldi portafoglio',
      fees: 'prelievo prelevare commissione costo limite minimo massimo',
      review: 'prelievo verifica analisi sospeso ritardo bloccato trattenuto',
      refused: 'prelievo rifiutato negato respinto annullato restituito',
      bonus: 'bonus promozione offerta rollover giri gratis',
      bonusCancel: 'annullare rinunciare togliere bonus',
      settle: 'scommessa risultato pagata pagamento vinta vincita',
      cashOut: 'cashout vendere annullare scommessa',
      limits: 'limite limiti ridurre controllare spese',
      pause: 'pausa bloccare autoesclusione smettere',
      support: 'dipendenza ludopatia compulsivo',
      ticket: 'assistenza supporto chat parlare umano contatto reclamo telefono aiuto',
    },
  },
  sportRules: 'Regole degli sport',
}
