/** The sections of the account page in order; each id is an anchor of the address. */
export const accountSections = [
  'profil',
  'securite',
  'vente',
  'notifications',
  'apparence',
  'blocages',
  'decisions',
  'donnees',
  'suppression',
] as const;

export type AccountSectionId = (typeof accountSections)[number];
