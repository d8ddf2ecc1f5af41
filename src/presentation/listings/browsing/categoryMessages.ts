import type { FamilyId } from '../../../domain/listings/catalogue/Category';

/** Texts of category pages and of the landing page of property. */
export const browsingMessages = {
  categories: 'Sous-catégories',
  everything: 'Tout',
  count: (count: string, isPlural: boolean) => `${count} ${isPlural ? 'annonces' : 'annonce'}`,
} as const;

export const familyTaglines: Record<FamilyId, string> = {
  vehicules: 'De la citadine au voilier, de quoi rouler, pédaler et naviguer.',
  immobilier: 'Un toit à acheter, à louer ou à partager.',
  multimedia: 'Des écrans, du son et des consoles qui ont encore de belles années.',
  maison: 'De quoi meubler, équiper et fleurir un chez-soi.',
  loisirs: 'Livres, sport, mode, musique : le plaisir de la trouvaille.',
};

/** By the id of the category. */
export const categoryTaglines: Readonly<Record<string, string>> = {
  voitures: 'De la citadine au break familial, des voitures qui ont encore de la route à faire.',
  motos: 'Du scooter de ville à la routière, de quoi prendre l’air sur deux roues.',
  utilitaires: 'Fourgons, camionnettes et bennes, pour le travail ou un déménagement.',
  caravaning: 'Camping-cars, fourgons aménagés et caravanes\u00a0: la maison vous suit.',
  velos: 'De ville, de route, électriques ou d’enfant\u00a0: en selle\u202f!',
  nautisme: 'Voiliers, canots, planches et moteurs\u00a0: cap sur l’eau.',
  equipement: 'Pneus, casques, coffres de toit et pièces, pour rouler et réparer.',
  'ventes-immobilieres': 'Maisons, appartements, terrains\u00a0: l’endroit où poser vos cartons.',
  locations: 'Studios, appartements et maisons à louer, vides ou meublés.',
  colocations: 'Une chambre à soi, une cuisine à partager.',
  'bureaux-commerces': 'Boutiques, bureaux, ateliers et entrepôts, pour votre activité.',
  telephones: 'Des téléphones qui ont encore de longues conversations devant eux.',
  ordinateurs: 'Portables, tours, tablettes et écrans, pour travailler comme pour jouer.',
  'photo-audio-video': 'Appareils photo, enceintes et téléviseurs\u00a0: l’image et le son.',
  consoles: 'De la console de salon à celle qui tient dans la poche.',
  'jeux-video': 'Des aventures que d’autres ont finies, à commencer chez vous.',
  ameublement: 'Canapés, tables, lits et armoires qui cherchent une autre maison.',
  electromenager: 'Laver, cuire, refroidir\u00a0: des appareils qui tournent rond.',
  decoration: 'Cadres, vases, lampes et miroirs, pour un intérieur qui vous ressemble.',
  linge: 'Draps, nappes, rideaux et serviettes, pour le lit, la table et le bain.',
  bricolage: 'Outils, machines et matériaux, pour réparer et construire.',
  jardin: 'Plantes, outils et salons de jardin, pour les beaux jours.',
  livres: 'Romans, bandes dessinées, beaux livres\u00a0: des pages à tourner encore.',
  sport: 'De quoi courir, nager, glisser ou jouer en équipe.',
  instruments: 'Cordes, vents, claviers et percussions, pour débuter ou s’y remettre.',
  mode: 'Vêtements, chaussures et accessoires\u00a0: le style, en seconde main.',
  enfants: 'Poussettes, jouets et petits vêtements, qu’on se passe de famille en famille.',
  autres: 'Ce qui n’entre dans aucune case, et fait parfois les meilleures trouvailles.',
};

export const propertyMessages = {
  title: 'Immobilier',
  lead: 'Acheter, louer, partager un logement ou trouver un local : les annonces de particuliers et de professionnels, avec leur diagnostic énergétique.',
  buy: 'Acheter',
  rent: 'Louer',
  share: 'Colocation',
  premises: 'Bureaux & commerces',
  search: 'Trouver un bien',
  project: 'Projet',
  commune: 'Où ?',
  budget: 'Budget maximal',
  monthly: 'Loyer maximal par mois',
  submit: 'Voir les annonces',
  newest: 'Derniers biens publiés',
  all: 'Tous les biens',
  empty: 'Aucun bien pour le moment. Revenez bientôt, ou déposez le vôtre.',
  dpe: {
    title: 'L’énergie compte aussi',
    text: 'Le diagnostic de performance énergétique classe chaque logement de A à G, selon l’énergie qu’il consomme et les gaz à effet de serre qu’il émet. Il figure sur chaque annonce de logement, avec une estimation des dépenses d’énergie de l’année. En métropole, les logements classés G ne peuvent plus être proposés à une nouvelle location depuis 2025 ; les F les suivront en 2028.',
    scale: 'Classes du diagnostic, de A, très économe, à G, très énergivore',
  },
  description:
    'Ventes, locations, colocations et bureaux : les annonces immobilières de particuliers et de professionnels, avec leur diagnostic énergétique.',
} as const;
