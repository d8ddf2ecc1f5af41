export const placeMessages = {
  /** « Nantes (44000) ». */
  commune: (name: string, postalCode: string) => `${name} (${postalCode})`,
  /** Beside « Lyon », where its arrondissements have their postal codes. */
  wholeCity: 'toute la ville',
  communes: 'Communes proposées',
  communePlaceholder: 'Ville ou code postal',
  noCommune: 'Aucune commune trouvée',
  communesUnavailable:
    'La liste des communes est inaccessible pour l’instant. Vérifiez votre connexion, puis continuez à taper.',
  chooseCommune: 'Choisissez une commune dans la liste.',
} as const;
