export const errors = {
  loginFirst: 'Veuillez d’abord vous connecter',
  slowInternet: 'Connexion lente, réessayez plus tard',
  offline: 'Vous êtes hors ligne. Ce qui s’affiche peut ne plus être à jour.',
  title: 'Quelque chose n’a pas marché',
  explain:
    'Nous n’avons pas pu terminer cette étape. Votre solde et vos paris sont conservés sur le serveur.',
  reference: 'Code pour l’assistance',
  home: 'Retour à l’accueil',
}
