import type { MailTexts } from './index.ts'

export const frFr: MailTexts = {
  reset_code: {
    subject: 'Votre code : {code}',
    text: `Bonjour,

Utilisez ce code pour choisir un nouveau mot de passe : {code}

Il est valable {minutes} minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe ne change pas.

Jogada`,
  },
  login_code: {
    subject: 'Votre code : {code}',
    text: `Bonjour,

Utilisez ce code pour vous connecter à votre compte : {code}

Il est valable {minutes} minutes. Ne le donnez à personne. Si vous n’avez pas tenté de vous connecter, quelqu’un connaît votre mot de passe : changez-le maintenant.

Jogada`,
  },
  inbox_message: {
    subject: 'Un message de Jogada',
    text: `Bonjour !

{text}

Vous recevez cet e-mail parce que vous l’avez demandé dans votre messagerie, où vous pouvez le désactiver.

Jogada`,
  },
  password_changed: {
    subject: 'Votre mot de passe a été changé',
    text: `Bonjour,

Le mot de passe de votre compte vient d’être changé et tous les appareils ont été déconnectés. Connectez-vous avec le nouveau mot de passe.

Si ce n’était pas vous, réinitialisez-le maintenant avec « Mot de passe oublié » et contactez notre support.

Jogada`,
  },
  phone_changed: {
    subject: 'Votre téléphone a été changé',
    text: `Bonjour,

Le téléphone de votre compte vient d’être remplacé par celui qui se termine par {end}.

Si ce n’était pas vous, changez votre mot de passe maintenant et écrivez à notre support.

Jogada`,
  },
  phone_released: {
    subject: 'Le téléphone de votre compte a été libéré',
    text: `Bonjour,

À la suite d’une demande, notre support a libéré le téléphone qui se termine par {end} : il n’est plus confirmé pour votre compte. Tous les appareils ont été déconnectés. Connectez-vous avec votre mot de passe et confirmez un téléphone.

Si la demande ne venait pas de vous, changez votre mot de passe maintenant et écrivez à notre support.

Jogada`,
  },
  factor_released: {
    subject: 'La vérification en deux étapes de votre compte a été désactivée',
    text: `Bonjour,

À la suite d’une demande, notre support a désactivé la vérification en deux étapes de votre compte : l’application d’authentification et les codes de secours ne sont plus valables. Tous les appareils ont été déconnectés. Connectez-vous avec votre mot de passe et réactivez-la dans Sécurité.

Si la demande ne venait pas de vous, changez votre mot de passe maintenant et écrivez à notre support.

Jogada`,
  },
  email_code: {
    subject: 'Votre code : {code}',
    text: `Bonjour,

Utilisez ce code pour vous connecter désormais à votre compte avec cet e-mail : {code}

Il est valable {minutes} minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : rien ne change.

Jogada`,
  },
  email_changed: {
    subject: 'Votre e-mail a été changé',
    text: `Bonjour,

L’e-mail de votre compte vient d’être changé. Cette adresse n’ouvre plus le compte.

Si ce n’était pas vous, écrivez maintenant à notre support.

Jogada`,
  },
  account_suspended: {
    subject: 'Votre compte est suspendu',
    text: `Bonjour !

Notre équipe a suspendu votre compte. D’ici là, personne ne peut s’y connecter, jouer ni déposer. Le solde reste à vous et il est conservé.

Pour en connaître la raison ou demander sa réouverture, écrivez-nous : {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Votre compte est fermé',
    text: `Bonjour !

Notre équipe a fermé votre compte. Plus personne ne peut s’y connecter, jouer ni déposer. Le solde qui reste est toujours à vous.

Pour en connaître la raison ou recevoir le solde, écrivez-nous : {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Votre compte est rouvert',
    text: `Bonjour !

La suspension de votre compte est terminée. Vous pouvez vous connecter à nouveau.

Pour toute question, écrivez-nous : {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Votre compte est clos',
    text: `Bonjour !

Votre compte est clos, comme vous l’avez demandé. Plus personne ne peut s’y connecter et nous n’enverrons pas de publicité.

Pendant cinq ans, nous gardons seulement ce que la loi exige : identité, paris et paiements.

Jogada`,
  },
}
