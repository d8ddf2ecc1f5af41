export const administrationMessages = {
  title: 'Administration',
  text: 'Ouvrez ou fermez le site, et préparez son lancement.',
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  maintenance: 'Maintenance et lancement',
  signIn: 'Se connecter',
  home: 'Retour à l’accueil',
} as const;
