import type { HelpTexts } from './help-texts.ts'

export const frFr: HelpTexts = {
  sections: {
    account: 'Compte et accès',
    money: 'Dépôts et retraits',
    rewards: 'Bonus, VIP et invitations',
    sports: 'Paris sportifs',
    games: 'Jeux',
    care: 'Jeu responsable',
    contact: 'Support et messages',
  },
  articles: {
    who: [
      'Qui peut avoir un compte ?',
      'Les personnes de 18 ans ou plus, un compte par personne et par CPF. Il ne se prête ni ne se vend.',
    ],
    identityDeposit: [
      'Pourquoi demander nom et CPF ?',
      'Avant le premier dépôt nous confirmons une fois votre nom et CPF, car l’argent ne vient que de vous. S’il faut un document, l’écran d’identité dit lequel et où il en est.',
    ],
    identityPlay: [
      'Pourquoi demander nom et CPF ?',
      'Nous confirmons qui vous êtes avant de jouer. L’écran d’identité montre ce qui manque, ce qui est vérifié et pourquoi un élément est refusé ; lui seul est renvoyé.',
    ],
    password: [
      'Mot de passe oublié. Comment entrer ?',
      'À la connexion, touchez le lien du mot de passe oublié. Le code arrive par e-mail et vaut {resetMinutes} minutes. Le nouveau mot de passe a de {passwordMin} à {passwordMax} caractères.',
    ],
    access: [
      'Comment protéger mon compte ?',
      'Dans Sécurité vous activez la vérification en deux étapes, avec {recoveryCodes} codes de secours, créez des clés d’accès et fermez les sessions d’autres appareils. Après {loginFailures} mots de passe faux, la connexion attend {loginMinutes} minutes ; inutilisée, une session finit après {idle}.',
    ],
    closing: [
      'Comment fermer mon compte ou télécharger mes données ?',
      'Dans Sécurité. Le jeu s’arrête aussitôt, le solde va à votre CPF et le compte ne rouvre pas. Les paris ouverts doivent finir avant. Ce que la loi fait garder est effacé après {keptYears} ans.',
    ],
    deposit: [
      'Comment faire un dépôt ?',
      'Choisissez un montant, dès {depositMinimum}, et payez le PIX depuis un compte à votre propre CPF. Le code vaut {payMinutes} minutes. Au plus vite, l’argent arrive en 5 minutes.',
    ],
    late: [
      'J’ai payé et le solde n’a pas changé. Que faire ?',
      'Touchez le bouton de vérification sur l’écran PIX. Un paiement hors délai est crédité aussi, sans le bonus ni la remise. Si c’est long, ouvrez une demande depuis le dépôt dans l’historique.',
    ],
    otherPayer: [
      'Quelqu’un d’autre peut-il payer pour moi ?',
      'Non. Un PIX d’un autre CPF retourne au payeur et nous vous le disons. Après {failures} paiements de ce type en {failuresMinutes} minutes, les dépôts s’arrêtent {pauseMinutes} minutes ; si cela continue, seul le support les rouvre. Vos retraits continuent.',
    ],
    bankReturn: [
      'Pourquoi un dépôt a-t-il quitté mon solde ?',
      'La banque peut redemander un PIX, par exemple en cas de soupçon de fraude (MED). Le montant quitte le solde ; ce qui manque reste dû et se règle avant le prochain retrait.',
    ],
    locked: [
      'Pourquoi une partie du solde est-elle bloquée ?',
      'Chaque dépôt doit être misé {depositTimes}x avant de sortir, contre le blanchiment ; les récompenses ont leurs règles. Les mises réglées comptent, un demi-résultat pour moitié ; ni remboursement ni cash-out. L’historique, onglet Solde, montre chaque blocage et ce qui manque.',
    ],
    withdraw: [
      'Comment et quand reçois-je mon retrait ?',
      'Par PIX, avec votre CPF comme clé : de {withdrawMinimum} à {withdrawMaximum} par retrait, 24 heures sur 24. Au plus vite en 10 minutes. Chaque étape figure dans le suivi du retrait.',
    ],
    fees: [
      'Combien cela coûte-t-il, et combien de retraits ?',
      'Cela dépend du niveau VIP : les frais vont de {feeHighest} au niveau 0 à {feeLowest} au plus haut, le nombre par jour de {perDayLeast} à {perDayMost}. Frais et net s’affichent avant ; un retrait refusé le jour même ne compte pas.',
    ],
    otherAccounts: [
      'Puis-je retirer vers une société ou en USDT ?',
      'Vers le CNPJ d’une société, oui ; une personne vérifie d’abord. USDT (TRC20) seulement pour les comptes autorisés : au taux affiché, moins 1 USDT de réseau.',
    ],
    review: [
      'Pourquoi mon retrait est-il en vérification ?',
      'Une personne regarde les gros montants et les signes de risque, comme un mot de passe changé récemment. Le retrait montre le motif et le délai : {reviewHours} heures au plus. L’argent vous reste réservé.',
    ],
    refused: [
      'Mon retrait a été refusé. Que se passe-t-il ?',
      'Tout le montant revient aussitôt sur le solde, sans frais. Le message et le suivi disent pourquoi, et que faire avant de redemander.',
    ],
    transfer: [
      'Puis-je transférer à un autre joueur ?',
      'Oui, par nom d’utilisateur, avec mot de passe ou clé d’accès : de {transferMinimum} à {transferMaximum}, jusqu’à {transfersPerDay} par jour et {transferDay} au total par jour. À un nouveau destinataire, {transferNew} au plus les {transferNewHours} premières heures. C’est définitif.',
    ],
    bonus: [
      'Comment marchent les bonus ?',
      'Chaque promotion montre montant, mises, délai et ce que compte chaque jeu. Le bonus est à part et rejoint le solde une fois misé, après le dépôt lui-même ; passé le délai, il finit. Participer est facultatif.',
    ],
    bonusCancel: [
      'Puis-je renoncer à un bonus ?',
      'Oui, à tout moment, dans la liste des bonus. Avant de confirmer vous voyez ce qui reste et ce qui part : seul le bonus part, le solde reste.',
    ],
    awards: [
      'Où sont mes récompenses et cadeaux ?',
      'Monter de niveau et certaines promotions donnent des récompenses. Elles attendent dans Club VIP et Promotions ; chacune dit son délai et ses mises.',
    ],
    level: [
      'Comment monter de niveau VIP ?',
      'Du niveau 0 au {vipHighest} : par dépôts et jeu ensemble, ou par le jeu seul. Un niveau ne baisse jamais. Le Club VIP montre ce qui manque et ce qu’apporte chaque niveau.',
    ],
    levelByPlay: [
      'Comment monter de niveau VIP ?',
      'Du niveau 0 au {vipHighest}, par le jeu réglé seul. Un niveau ne baisse jamais. Le Club VIP montre ce qui manque et ce qu’apporte chaque niveau.',
    ],
    rebate: [
      'Qu’est-ce que le bonus de jeu ?',
      'Chaque jour une part de vos mises réglées, gagnées ou perdues, revient au solde : jusqu’à {rebateHighest} au plus haut niveau. Sans mise exigée avant retrait.',
    ],
    invite: [
      'Que reçois-je en invitant ?',
      'Une part des mises réglées de vos invités, sur trois niveaux : {commissions}. Elle est payée une fois par jour. Les comptes du même appareil, adresse ou CPF ne comptent pas.',
    ],
    ladder: [
      'Qu’est-ce que le bonus par paliers ?',
      'Un montant par palier, une fois, pour les personnes invitées directement qui ont déposé {ladderDeposit} et joué {ladderPlay}. À miser {ladderTimes}x avant retrait.',
    ],
    settle: [
      'Quand un pari sportif est-il payé ?',
      'Dès que le résultat du marché est connu, parfois avant la fin. Un demi-gain paie la moitié à la cote et rend l’autre. Les corrections officielles ne changent rien après {amendHours} heures et figurent au relevé.',
    ],
    postponed: [
      'Et si le match est reporté ou interrompu ?',
      'S’il finit dans les {resumeHours} heures après le début prévu, il compte. Sinon ce qui était décidé reste et le reste est rendu. En combiné, la sélection rendue vaut 1,00.',
    ],
    stakes: [
      'Quelles sont les limites d’un pari ?',
      'De {betMinimum} à {betMaximum}, avec un retour de {betPayout} au plus par ticket ; le coupon montre le maximum du moment, parfois moindre. La cote totale d’un combiné va jusqu’à {combinedOdds}.',
    ],
    prices: [
      'La cote a changé. Que se passe-t-il ?',
      'Le coupon montre l’ancienne et la nouvelle cote et, sauf réglage contraire, n’accepte seul que les meilleures. En direct le pari attend {delayShortest} à {delayLongest} secondes ; si le match change, il n’est pas pris et la mise revient.',
    ],
    multiple: [
      'Comment marchent combinés et systèmes ?',
      'Un combiné a jusqu’à {legs} sélections et paie si toutes sont justes ; un système en a jusqu’à {systemLegs} et répartit la mise sur toutes les combinaisons. Les sélections d’un même événement ne se combinent pas.',
    ],
    cashOut: [
      'Qu’est-ce que le cash-out ?',
      'Vendre le pari avant la fin, en tout ou partie, au montant affiché dans Mes paris. Pas d’offre tant qu’un marché est suspendu ; en direct elle attend comme un pari.',
    ],
    replay: [
      'Qu’est-ce qu’une rediffusion ?',
      'Un vrai match passé, toujours signalé, raconté minute par minute. Le résultat pouvant être connu, les limites sont basses : {replayStake} par pari et {replayPayout} de retour.',
    ],
    fair: [
      'Comment savoir qu’un jeu est équitable ?',
      'Dans les jeux maison, des graines fixent le tirage avant la mise. Ouvrez la partie et vérifiez : votre appareil refait le tirage. Le retour théorique est dans les règles de chaque jeu.',
    ],
    interrupted: [
      'Ma connexion a coupé en pleine partie. Que faire ?',
      'Rien n’est perdu : la partie attend {roundHours} heures. Ensuite elle est payée à ce qu’elle avait atteint, ou rendue si rien n’était ouvert. Les parties décidées aussitôt sont dans l’historique.',
    ],
    limits: [
      'Comment limiter mon jeu ?',
      'Dans Limites et pauses : dépôts, mises, pertes et temps, par jour, semaine et mois. Une limite plus basse vaut aussitôt, une plus haute après {looserHours} heures.',
    ],
    pause: [
      'Comment arrêter un temps, ou pour de bon ?',
      'Dans Limites et pauses : une pause de 24 heures à 42 jours, ou l’auto-exclusion pour des mois ou sans fin. Personne ne peut l’abréger. Les retraits restent ouverts.',
    ],
    support: [
      'Où trouver de l’aide si le jeu devient un problème ?',
      'L’auto-test et le graphique de votre activité sont dans Limites et pauses. Au Brésil, le CVV répond gratuitement, jour et nuit, au 188.',
    ],
    ticket: [
      'Comment joindre le support ?',
      'Ouvrez une demande ici, ou depuis un dépôt, un retrait ou un pari : vous recevez un numéro et une réponse sous {answerHours} heures. {openTickets} au plus peuvent être ouvertes. Réclamations aussi sur consumidor.gov.br.',
    ],
    messages: [
      'Où voir avis et messages ?',
      'Dans Messages, par sujet, avec le non lu. Vous y activez aussi les avis sur cet appareil ; ils arrivent l’application fermée.',
    ],
  },
  rules: {
    age: 'Seules les personnes de 18 ans ou plus peuvent avoir un compte et jouer.',
    account: 'Chacun a un compte, à son nom et CPF. Il ne se prête ni ne se vend.',
    deposits: 'Les dépôts viennent d’un compte du même CPF. Ce que paie un tiers lui est rendu.',
    withdrawals: 'Les retraits ne vont qu’au titulaire du compte.',
    wagering: 'Avant un retrait, le dépôt doit être misé {depositTimes}x.',
    bets: 'Un pari vaut une fois confirmé. Les erreurs évidentes de cote ou de résultat peuvent être corrigées, toujours avec trace.',
    offers: 'Bonus et récompenses suivent les règles affichées, chacun une fois par personne.',
    conduct: 'La fraude, les robots interdits ou la manipulation de résultats ferment le compte.',
    law: 'Vérifiez que le jeu en ligne est permis là où vous êtes. Réclamations aussi sur consumidor.gov.br.',
  },
  asked: {
    idle: 'qu c s a à au aux le la les l un une de du des d en dans sur par pour avec sans et ou que qui se est sont été être ai avoir mon ma mes m votre vos je j vous me comment où quand quel quelle combien pourquoi déjà encore très pas ne n plus ce cette ça fait faire veux peux puis besoin ici',
    words: {
      identityDeposit: 'vérification vérifier document documents selfie kyc identité',
      identityPlay: 'vérification vérifier document documents selfie kyc identité',
      password: 'passe connexion connecter entrer accès oublié récupérer réinitialiser',
      access: 'sécurité protéger piraté 2fa biométrie',
      closing: 'supprimer effacer fermer clôturer annuler compte données',
      deposit: 'dépôt déposer recharge recharger pix payer ajouter argent portefeuille',
      late: 'dépôt recharge pix retard tarde arrivé reçu payé manque attente argent',
      withdraw:
        'retrait retirer encaisser virement retard tarde lent arrive arrivé délai annuler argent portefeuille',
      fees: 'retrait retirer frais commission limite minimum maximum',
      review: 'retrait examen vérification attente retard bloqué retenu',
      refused: 'retrait refusé rejeté annulé renvoyé',
      bonus: 'bonus promotion offre rollover tours gratuits',
      bonusCancel: 'annuler renoncer supprimer bonus',
      settle: 'pari résultat payé paiement gagné gain',
      cashOut: 'cashout revendre vendre annuler pari',
      limits: 'limite limites réduire contrôler dépenses',
      pause: 'pause bloquer auto-exclusion exclure arrêter',
      support: 'addiction dépendance accro compulsif',
      ticket: 'support assistance chat parler humain contact réclamation téléphone aide',
    },
  },
  sportRules: 'Règles des sports',
}
