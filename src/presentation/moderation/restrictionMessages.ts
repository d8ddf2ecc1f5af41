export const restrictionMessages = {
  label: 'Restriction de votre compte',
  title: (day: string) => `Votre compte est restreint jusqu’au ${day}.`,
  closed: (day: string) => `Votre compte est fermé depuis le ${day}.`,
  reason: (category: string) => `Motif\u00a0: ${category.charAt(0).toLowerCase()}${category.slice(1)}.`,
  effect: 'D’ici là, vous ne pouvez ni publier ni modifier d’annonce, ni envoyer de message ou de signalement.',
  closedEffect:
    'Vous ne pouvez ni publier ni modifier d’annonce, ni envoyer de message ou de signalement. Vos annonces ne sont plus en ligne.',
  contest: 'Lire la décision ou la contester',
  /** Above the person’s own listings; so short that it takes one line on a phone, in the place of another. */
  ownListings: {
    restricted: (day: string) => `Compte restreint jusqu’au ${day}.`,
    closed: 'Votre compte est fermé.',
  },
  /** In place of the form that writes a listing. */
  instead: {
    title: 'Votre compte est fermé',
    text: (day: string) =>
      `Depuis le ${day}, vous ne pouvez plus publier ni modifier d’annonce. Si vous pensez que c’est une erreur, vous pouvez contester la décision.`,
    draft:
      'Ce que vous avez écrit est gardé dans ce navigateur\u00a0: vous le retrouverez ici si votre compte est rouvert.',
    ownListings: 'Mes annonces',
  },
} as const;
