import type { ListingSource } from '../ListingSource';

export const bureauxCommerces: readonly ListingSource[] = [
  {
    slug: 'boutique-centre-la-rochelle',
    seller: 'agence-deux-tours',
    price: 1650,
    title: 'Boutique à louer sous les arcades, vitrine de 4 m',
    description:
      'Emplacement piéton de premier ordre, 52 m² de vente et 18 m² de réserve. Vitrine refaite, rideau électrique, climatisation. Bail commercial 3-6-9, loyer mensuel hors charges, taxe foncière remboursée par le preneur. Toutes activités sauf restauration.',
    pictures: ['shop-front', 'shop-front:detail'],
    fields: { transaction: 'location', premisesType: 'boutique', floorArea: 70 },
  },
  {
    slug: 'plateau-bureaux-metz',
    seller: 'benoit-metz',
    price: 980,
    title: 'Plateau de bureaux de 74 m², Metz quartier impérial',
    description:
      'Je libère mes bureaux d’architecte à l’entresol d’un bel immeuble de 1908. Trois pièces, salle de réunion, coin cuisine, câblage récent. Deux places de stationnement à louer en sus. Gare TGV à quatre minutes à pied. Loyer mensuel, charges comprises.',
    pictures: ['office-interior', 'apartment-building'],
    fields: { transaction: 'location', premisesType: 'bureau', floorArea: 74 },
  },
  {
    slug: 'boulangerie-fonds-salers',
    seller: 'suzanne-salers',
    price: 88000,
    title: 'Fonds de boulangerie-pâtisserie dans un village classé',
    description:
      'Seule boulangerie du village, ouverte depuis quatre générations. Four à sole et four ventilé, laboratoire aux normes, magasin refait. Clientèle fidèle toute l’année et forte saison d’été. Logement de quatre pièces au-dessus, compris dans le bail. Je forme mon successeur aussi longtemps qu’il le voudra.',
    pictures: ['shop-front', 'shop-front:scene', 'shop-front:detail'],
    fields: { transaction: 'vente', premisesType: 'fonds-de-commerce', floorArea: 145 },
  },
  {
    slug: 'local-activite-le-havre',
    seller: 'samir-le-havre',
    price: 'on-request',
    title: 'Bureaux et entrepôt de 600 m², zone portuaire du Havre',
    description:
      'Bureaux cloisonnés de 160 m² donnant sur un entrepôt à ossature métallique, 6,50 m sous ferme, deux portes sectionnelles et un quai. Parking privatif de douze places. Vente des murs, possibilité de crédit-bail. Prix selon projet, écrivez-moi pour visiter.',
    pictures: ['office-interior', 'parking-space'],
    fields: { transaction: 'vente', premisesType: 'entrepot', floorArea: 600 },
  },
  {
    slug: 'atelier-vitrine-arles',
    seller: 'flora-arles',
    price: 420,
    title: 'Ancienne boutique à louer en atelier, Arles, lumière du nord',
    description:
      'Ancienne mercerie du quartier de la Roquette, 38 m² de plain-pied avec sa devanture en bois et un point d’eau. J’y ai peint dix ans, je m’agrandis. Convient à un artisan d’art, un photographe, une restauratrice de meubles. Bail professionnel, charges comprises.',
    pictures: ['shop-front', 'shop-front:scene'],
    fields: { transaction: 'location', premisesType: 'atelier', floorArea: 38 },
  },
  {
    slug: 'droit-au-bail-salon-de-the',
    seller: 'colette-beaune',
    price: 46000,
    title: 'Cession de bail d’un salon de thé, cœur de Beaune',
    description:
      'Après quinze années de tartes, je pars à la retraite. Salle de 28 couverts, terrasse de 12 places sur une cour pavée, cuisine équipée avec extraction. Loyer modéré de 890 euros par mois, bail renouvelé en 2023. Matériel en sus, liste sur demande.',
    pictures: ['shop-front', 'kitchen-interior'],
    fields: { transaction: 'cession-de-bail', premisesType: 'boutique', floorArea: 62 },
  },
  {
    slug: 'cabinet-paramedical-uzes',
    seller: 'agence-garrigue',
    price: 142000,
    title: 'Murs d’un cabinet paramédical, rez-de-chaussée accessible',
    description:
      'Local professionnel de 58 m² aux normes d’accessibilité : salle d’attente, deux bureaux de consultation, sanitaires adaptés. Climatisation réversible, volets électriques, une place de parking. Charges de copropriété de 640 euros par an. Idéal pour deux praticiens. Honoraires inclus.',
    pictures: ['office-interior', 'office-interior:detail'],
    fields: { transaction: 'vente', premisesType: 'bureau', floorArea: 58 },
  },
  {
    slug: 'recherche-local-cordonnier',
    seller: 'mehdi-creteil',
    price: 700,
    wanted: true,
    title: 'Recherche petit local commercial pour cordonnerie',
    description:
      'Artisan cordonnier avec quinze ans de métier, je cherche de 15 à 30 m² avec vitrine dans le Val-de-Marne, proche d’un marché ou d’une gare. Reprise de bail possible si le droit d’entrée reste raisonnable. Activité peu bruyante, horaires de boutique.',
    pictures: ['shop-front'],
    fields: { transaction: 'location', premisesType: 'boutique' },
  },
];
