import type { ListingSource } from '../ListingSource';

export const autres: readonly ListingSource[] = [
  {
    slug: 'bois-chauffage-chene',
    seller: 'bois-du-morvan',
    price: 95,
    delivery: 'too',
    title: 'Bois de chauffage chêne et hêtre sec, bûches de 33 cm',
    description:
      'Coupé dans des forêts gérées du Morvan, séché deux ans sous hangar, moins de 20 % d’humidité mesurés devant vous. Prix par stère, livraison par remorque de quatre dans un rayon de 60 km. Bûches de 50 cm au même tarif. Facture et conseils de stockage.',
    pictures: ['firewood', 'firewood:scene', 'firewood:detail'],
    fields: { condition: 'etat-neuf' },
  },
  {
    slug: 'cartons-demenagement-a-donner',
    seller: 'mathieu-lyon',
    price: 'gift',
    title: 'Donne quarante cartons de déménagement pliés',
    description:
      'Deux tailles, plus du papier bulle et trois rouleaux d’adhésif entamés. Ils en sont à leur deuxième voyage et peuvent en faire un troisième. À emporter en une fois près de Jean-Macé.',
    pictures: ['moving-boxes', 'moving-boxes:scene'],
    fields: { condition: 'bon-etat' },
  },
  {
    slug: 'valise-cabine-bleue',
    seller: 'ludovic-angouleme',
    price: 45,
    delivery: 'too',
    title: 'Valise cabine rigide bleue, quatre roues, 38 litres',
    description:
      'Acceptée par toutes les compagnies que j’ai testées. Serrure à code remise à zéro, doublure propre, petite trousse assortie. Rayée comme une valise qui a vu du pays. Les roues glissent sans bruit, vos voisins vous remercieront.',
    colour: 'teal',
    pictures: ['suitcase', 'suitcase:detail'],
    fields: { condition: 'bon-etat' },
  },
  {
    slug: 'jeux-societe-experts',
    seller: 'corentin-valenciennes',
    price: 110,
    delivery: 'too',
    title: 'Trois gros jeux de société pour joueurs patients',
    description:
      'Deux jeux de gestion et un jeu de civilisation, cartes sous pochettes. Complets, règles en français. Parties de deux à quatre heures, prévoir des biscuits. Le groupe s’est dispersé, les boîtes cherchent une table.',
    colour: 'sage',
    pictures: ['board-game', 'board-game:scene', 'board-game:detail'],
    fields: { condition: 'tres-bon-etat' },
  },
  {
    slug: 'panier-chat-osier',
    seller: 'sylvie-fontainebleau',
    price: 22,
    title: 'Panier en osier pour chat, coussin neuf',
    description:
      'Tressé à la main, 55 cm de diamètre. La photo a demandé une heure : le nôtre l’ignore avec constance et dort dans l’évier. Coussin déhoussable rembourré de laine. À voir à Fontainebleau.',
    colour: 'sand',
    pictures: ['pet-basket', 'pet-basket:detail'],
    fields: { condition: 'etat-neuf' },
  },
  {
    slug: 'valise-ancienne-etiquettes',
    seller: 'samir-le-havre',
    price: 150,
    title: 'Valise de voyage ancienne en carton bouilli, étiquettes',
    description:
      'Elle a traversé l’Atlantique au moins une fois, à en croire les étiquettes du paquebot. Serrures fonctionnelles, clé présente, intérieur toilé taché. 70 × 44 × 22 cm. Très belle en table de nuit.',
    colour: 'sand',
    pictures: ['suitcase', 'suitcase:scene', 'suitcase:back'],
    fields: { condition: 'etat-satisfaisant' },
  },
  {
    slug: 'stere-bois-tempete',
    seller: 'anais-rodez',
    price: 55,
    title: 'Deux stères de frêne et de pommier à fendre',
    description:
      'Arbres tombés au fond du jardin, débités en tronçons de 50 cm. Encore vert, à sécher un an. Le pommier est parfait pour fumer la truite. À charger soi-même, accès facile, gants conseillés.',
    pictures: ['firewood', 'firewood:scene'],
    fields: { condition: 'bon-etat' },
  },
  {
    slug: 'panier-chat-a-donner',
    seller: 'marc-cherbourg',
    price: 'gift',
    title: 'Donne panier pour chat, coussin et deux gamelles',
    description:
      'Notre vieux matou nous a quittés à l’automne. Panier tressé lavé deux fois, gamelles en inox, pelote de laine presque neuve. J’aimerais le remettre à quelqu’un qui vient d’adopter en refuge.',
    colour: 'stone',
    pictures: ['pet-basket', 'pet-basket:scene'],
    fields: { condition: 'bon-etat' },
  },
  {
    slug: 'grande-valise-retro-prune',
    seller: 'emeline-saint-denis',
    price: 40,
    title: 'Grande valise rétro prune pour billet métropole',
    description:
      'Idéale pour rapporter letchis séchés et vanille. Coins renforcés, une serrure à manier doucement. Balance à bagages offerte. À récupérer à Saint-Denis avant mon départ.',
    colour: 'plum',
    pictures: ['suitcase', 'suitcase:detail'],
    fields: { condition: 'bon-etat' },
  },
  {
    slug: 'recherche-cartes-postales',
    seller: 'marcel-thiers',
    price: 50,
    wanted: true,
    title: 'Recherche cartons de cartes postales anciennes d’Auvergne',
    description:
      'Je documente l’histoire des couteliers de Thiers : ateliers, rouets, foires, fêtes. Cartes écrites ou vierges, à l’unité ou par boîtes entières. Juste prix, et un scan rendu à la famille qui le souhaite.',
    pictures: ['moving-boxes'],
    fields: {},
  },
];
