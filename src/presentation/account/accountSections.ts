/** The sections of the account page, in their order; each is an anchor of its address. */
export const accountSections = [
  'profil',
  'securite',
  'vente',
  'notifications',
  'apparence',
  'blocages',
  'donnees',
  'suppression',
] as const;

export type AccountSectionId = (typeof accountSections)[number];
