import { refused } from '../../cashier/refused/fr-fr.ts'

export const help = {
  helpTitle: 'Aide et règles',
  underWayTitle: 'Votre argent en route',
  choicesTitle: 'Comment vous prévenir',
  choicesPush: 'Alerte',
  choicesMail: 'E-mail',
  choicesSafety: 'Ce qui touche à votre sécurité est toujours signalé.',
  quietTitle: 'Silence la nuit',
  quietLead: 'Les alertes de vos appareils attendent la fin de ces heures.',
  quietFrom: 'Commence à',
  quietTo: 'Finit à',
  search: 'Chercher dans l’aide',
  found: '{count, plural, =0 {Rien trouvé} one {# réponse} other {# réponses}}',
  nothingFound: 'Rien trouvé. Écrivez-nous.',
  talk: 'Parler au support',
  helpAbout: 'Aide à ce sujet',
  rulesTitle: 'Règles et conditions',
  deskTitle: 'Support client',
  deskLead: 'Écrivez à notre équipe. Vous recevez un numéro de dossier.',
  deskLogin: 'Connectez-vous pour parler au support.',
  deskOutside: 'Pas d’accès à votre compte ? Écrivez à {email}.',
  openSupport: 'Ouvrir le support',
  askAbout: 'En parler au support',
  newTicket: 'Nouvelle demande',
  newClosed: 'Les nouvelles demandes sont fermées pour l’instant. Celles en cours continuent.',
  allTickets: 'Toutes les demandes',
  noTickets: 'Vous n’avez encore aucune demande.',
  topic: 'Sujet',
  topics: {
    deposit: 'Dépôt',
    withdrawal: 'Retrait',
    bet: 'Pari',
    game: 'Jeu',
    account: 'Compte',
    other: 'Autre',
  },
  ticketStates: {
    open: 'Ouverte',
    answered: 'Répondue',
    closed: 'Fermée',
  },
  about: 'Ordre, retrait, pari ou manche (facultatif)',
  aboutHint: 'Numéro affiché dans l’Historique',
  words: 'Que s’est-il passé ?',
  send: 'Envoyer',
  sla: 'Nous répondons sous {hours} heures.',
  protocol: 'Dossier {id}',
  answerBy: 'réponse avant {time}',
  you: 'Vous',
  team: 'Support client',
  reply: 'Votre message',
  closeTicket: 'Clore',
  rate: 'Comment était cette aide ?',
  rateAs: '{n} sur 5',
  rated: 'Merci pour la note.',
  inboxTitle: 'Messages',
  inboxUnread: '{count, plural, one {# message non lu} other {# messages non lus}}',
  inboxLogin: 'Connectez-vous pour lire vos messages.',
  pushTitle: 'Me prévenir sur cet appareil',
  pushLead: 'Même l’appli fermée. Seulement ce qui est dans cette boîte.',
  pushDenied: 'Le navigateur bloque les messages. Modifiez ses réglages.',
  pushFailed:
    'Activation impossible : le service de messages n’a pas répondu. Réessayez plus tard.',
  inboxEmpty: 'Aucun message.',
  readAll: 'Marquer {count, plural, one {# comme lu} other {# comme lus}}',
  seeBet: 'Voir le pari',
  unread: 'Non lu',
  categories: {
    all: 'Tous',
    money: 'Argent',
    rewards: 'Récompenses',
    support: 'Support',
    security: 'Sécurité',
  },
  messages: {
    deposit_credited: 'Votre dépôt de {amount} est sur votre solde.',
    deposit_credited_late:
      'Votre dépôt de {amount} est sur votre solde sans le bonus ni la remise de la commande : le Pix a été payé hors délai.',
    deposit_credited_amount:
      'Votre dépôt de {amount} est sur votre solde sans le bonus ni la remise de la commande : un autre montant a été payé.',
    deposit_credited_twice:
      'Votre dépôt de {amount} est sur votre solde sans bonus ni remise : cette commande était déjà payée.',
    deposit_credited_cancelled:
      'Votre dépôt de {amount} est sur votre solde sans le bonus ni la remise de la commande : elle était déjà annulée.',
    deposit_credited_lapsed:
      'Votre dépôt de {amount} est sur votre solde. Ce que la commande promettait pour le premier ou le deuxième dépôt seulement n’est pas venu : un autre est arrivé avant.',
    deposit_returned_payer:
      'Le Pix de {amount} venait d’un autre CPF et est rendu au payeur. Payez depuis un compte à votre propre CPF.',
    deposit_returned_limit:
      'Votre limite de dépôt ou votre pause ne permet pas le dépôt de {amount}. Le Pix est rendu sur votre compte.',
    deposit_returned_account:
      'Votre compte ici est bloqué ou fermé et ne reçoit pas le dépôt de {amount}. Le Pix est rendu sur votre compte bancaire.',
    deposit_taken_back:
      'La banque a demandé le retour d’un Pix de {amount} reçu ici, et {taken} ont quitté votre solde. Contactez le support si vous ne reconnaissez pas la demande.',
    deposit_taken_back_owed:
      'La banque a demandé le retour d’un Pix de {amount} reçu ici : {taken} ont quitté votre solde, et {owed} restent dus et seront pris sur ce qui y entrera. Contactez le support si vous ne reconnaissez pas la demande.',
    gift_taken_back:
      'Le bonus de {amount} venu avec un Pix rendu à la banque a aussi été retiré, et {taken} ont quitté votre solde.',
    gift_taken_back_owed:
      'Le bonus de {amount} venu avec un Pix rendu à la banque a aussi été retiré : {taken} ont quitté votre solde, et {owed} restent dus et seront pris sur ce qui y entrera.',
    deposit_refunded:
      'Nous avons renvoyé {amount} d’un de vos Pix vers le compte d’où il venait, et {taken} ont quitté votre solde.',
    deposit_refund_failed:
      'La banque n’a pas accepté le renvoi d’un Pix de {amount}, et le montant est revenu sur votre solde.',
    bet_reversed:
      'Le résultat d’un de vos paris a été corrigé : les {amount} qu’il avait rapportés ont été retirés du solde, et il attend le bon résultat.',
    bet_reversed_owed:
      'Le résultat d’un de vos paris a été corrigé. Sur les {amount} qu’il avait rapportés, ce que contenait le solde a été retiré ; le reste est dû et sera pris sur vos prochains gains. Le pari attend le bon résultat.',
    bet_reopened: 'Le résultat d’un de vos paris a été corrigé, et il est de nouveau ouvert.',
    bet_settled_won: 'Votre pari de {stake} est gagné et a rapporté {amount}.',
    bet_settled_lost: 'Votre pari de {stake} est perdu.',
    bet_settled_returned:
      'Votre pari de {stake} est remboursé : {amount} sont revenus sur le solde.',
    bet_settled_partly: 'Une partie de votre pari de {stake} est revenue sur le solde : {amount}.',
    bet_settled_kept:
      'Votre pari de {stake} est terminé et a rapporté {amount}. Sur cette somme, {taken} ont réglé ce que votre compte devait.',
    bets_settled: 'Paris terminés : {count}. Somme rapportée en tout : {amount}.',
    transfer_received: '{name} vous a envoyé {amount}.',
    withdrawal_paid: 'Votre retrait de {amount} a été payé.',
    withdrawal_refused:
      'Votre retrait de {amount} n’a pas pu être payé et le montant est revenu sur le solde. {reason}',
    withdrawal_held:
      'Votre retrait de {amount} est de nouveau à l’examen : un montant reste dû sur votre compte.',
    withdrawal_returned:
      'La banque destinataire a renvoyé {amount} de votre retrait. Le montant est de nouveau sur votre solde.',
    bonus_released: 'Votre bonus de {amount} a été misé en entier et rejoint votre solde.',
    bonus_expired:
      'Votre bonus de {amount} a expiré avant d’être misé en entier et a quitté votre compte.',
    vip_level_reached: 'Vous avez atteint le niveau VIP {level}.',
    rebate_paid: 'Votre bonus de jeu de {amount} est sur votre solde.',
    referral_paid: 'Votre commission de {amount} est sur votre solde.',
    care_message: 'Votre jeu a changé. Voyez votre activité et, si vous voulez, fixez une limite.',
    care_break: 'Nous avons mis votre compte en pause un jour. Les retraits fonctionnent.',
    care_on_word:
      'À votre demande, notre équipe a fixé une limite ou une pause. Les retraits fonctionnent.',
    limit_near_deposit: '80 % ou plus de votre limite de dépôts est utilisé. Il reste {amount}.',
    limit_near_stake: '80 % ou plus de votre limite de mises est utilisé. Il reste {amount}.',
    limit_near_loss: '80 % ou plus de votre limite de pertes est utilisé. Il reste {amount}.',
    limit_near_time: '80 % ou plus de votre limite de temps est utilisé. Il reste {text} min.',
    support_answer: 'Le support a répondu à votre message.',
    bonus_taken_back: 'Notre équipe a retiré votre bonus de {amount}. Votre solde n’a pas changé.',
    bonus_granted:
      'Vous avez reçu un bonus de {amount}. Voyez ses conditions dans Bonus ; vous pouvez y renoncer.',
    award_granted:
      'Une récompense de {amount} vous attend. Elle n’entre dans votre solde que si vous la prenez.',
    operator_message: 'Notre équipe vous écrit : {text}',
  },
  refused,
  noticeUntil: 'dans {time}',
  noticeLabel: 'Information',
  dismiss: 'Masquer l’information',
}
