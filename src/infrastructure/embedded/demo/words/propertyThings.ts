import type { Things } from './Things';

export const propertyThings: Things = {
  'ventes-immobilieres': {
    euros: [45_000, 950_000],
    names: [
      'Maison de ville',
      'Maison avec jardin',
      'Appartement T2',
      'Appartement T3 lumineux',
      'Appartement T4',
      'Studio',
      'Longère rénovée',
      'Terrain constructible',
      'Villa avec piscine',
      'Parking sécurisé',
      'Loft',
      'Duplex',
    ],
  },
  locations: {
    euros: [320, 2400],
    names: [
      'Studio meublé',
      'Appartement T2',
      'Appartement T3 avec balcon',
      'Maison 4 pièces',
      'T1 bis',
      'Duplex',
      'Garage fermé',
      'Appartement neuf',
    ],
  },
  colocations: {
    euros: [280, 850],
    names: ['Chambre en colocation', 'Chambre meublée', 'Colocation 4 chambres', 'Chambre chez l’habitant'],
  },
  'bureaux-commerces': {
    euros: [300, 400_000],
    names: [
      'Bureau en centre-ville',
      'Local commercial',
      'Boutique',
      'Entrepôt',
      'Fonds de commerce boulangerie',
      'Atelier d’artiste',
      'Espace de coworking',
    ],
  },
};
