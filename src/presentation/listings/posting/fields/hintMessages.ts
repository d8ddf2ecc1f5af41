/** What a seller should know while filling a field, by its id. */
export const fieldHints: Readonly<Record<string, string>> = {
  firstRegistration: 'Elle figure sur la carte grise, case B.',
  mileageNotGuaranteed: 'À cocher si vous ne pouvez pas prouver le kilométrage\u00a0: la mention est obligatoire.',
  technicalInspection: 'Au-delà de 4 ans, la vente demande un contrôle de moins de 6 mois.',
  floor: '0 pour un rez-de-chaussée.',
};
