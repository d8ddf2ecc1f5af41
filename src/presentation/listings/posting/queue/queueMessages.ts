export const queueMessages = {
  offline:
    'Sans réponse du serveur pour l’instant\u00a0: votre annonce partira d’elle-même dès que la connexion reviendra, même si vous quittez cette page.',
  withdraw: 'Annuler l’envoi',
  waiting: (title: string) => `Votre annonce «\u00a0${title}\u00a0» sera publiée dès que le réseau sera revenu.`,
  open: 'La voir ou annuler l’envoi',
  see: 'Voir l’annonce',
  failed: 'Votre annonce n’a pas pu être publiée',
  review: 'Revoir l’annonce',
} as const;
