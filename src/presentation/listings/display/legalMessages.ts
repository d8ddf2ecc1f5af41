import type { EnergyLetter } from './energyColours';

/** Sentences that French law requires on a listing, to the letter. */
export const legalMessages = {
  heading: 'Bon à savoir',
  georisques: 'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : ',
  georisquesSite: 'www.georisques.gouv.fr',
  excessive: (letter: EnergyLetter) => `Logement à consommation énergétique excessive : classe ${letter}`,
  mileage: 'Kilométrage non garanti',
  inspection:
    'Pour un véhicule de plus de quatre ans, le vendeur remet à l’acheteur un contrôle technique de moins de six mois.',
  rentControl: 'Zone soumise à l’encadrement des loyers',
  referenceRent: (rent: string) => `Loyer de référence : ${rent}`,
  referenceRentIncreased: (rent: string) => `Loyer de référence majoré (loyer de base à ne pas dépasser) : ${rent}`,
  rentSupplement: (rent: string) => `Complément de loyer : ${rent}`,
  noSupplement: 'aucun',
} as const;

export const energyMessages = {
  heading: 'Énergie et climat',
  energy: 'Classe énergie (DPE)',
  climate: 'Classe climat (GES)',
  letter: (scale: string, letter: EnergyLetter) => `${scale} : ${letter}, sur une échelle de A à G`,
  status: (status: string) => `Diagnostic de performance énergétique (DPE) : ${status.toLocaleLowerCase('fr')}`,
  cost: (minimum: string, maximum: string, year: string) =>
    `Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre ${minimum} et ${maximum} par an, prix moyens indexés sur l’année ${year}, abonnements compris.`,
} as const;

/** By the first three digits of the postal code. */
export const overseasTerritories: Readonly<Record<string, string>> = {
  971: 'Guadeloupe',
  972: 'Martinique',
  973: 'Guyane',
  974: 'La Réunion',
  975: 'Saint-Pierre-et-Miquelon',
  976: 'Mayotte',
  977: 'Saint-Barthélemy',
  978: 'Saint-Martin',
  986: 'Wallis-et-Futuna',
  987: 'Polynésie française',
  988: 'Nouvelle-Calédonie',
};
