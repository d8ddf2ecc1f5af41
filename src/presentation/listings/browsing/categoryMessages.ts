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

export const propertyMessages = {
  title: 'Immobilier',
  lead: 'Acheter, louer, partager un logement ou trouver un local : les annonces de particuliers et de professionnels, avec leur diagnostic énergétique.',
  entries: 'Votre projet',
  buy: { label: 'Acheter', text: 'Maisons, appartements, terrains' },
  rent: { label: 'Louer', text: 'Meublés et vides' },
  share: { label: 'Colocation', text: 'Une chambre, des voisins de palier' },
  premises: { label: 'Bureaux et commerces', text: 'Locaux, boutiques, entrepôts' },
  search: 'Trouver un bien',
  project: 'Je souhaite',
  commune: 'Où ? Ville ou code postal',
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
