import type { ListingSource } from '../ListingSource';

export const nautisme: readonly ListingSource[] = [
  {
    slug: 'kayak-de-mer-bleu',
    seller: 'gwenaelle-crozon',
    price: 690,
    title: 'Kayak de mer monoplace 4,80 m, pagaie et jupe',
    description:
      'Kayak en polyéthylène très marin, caissons étanches avant et arrière, gouvernail relevable. Il a fait le tour de la presqu’île par petites étapes. Rayures sous la coque comme tout kayak qui a vécu sur les galets. Je le cède avec pagaie démontable, jupe et gilet taille M. Prévoir des barres de toit !',
    colour: 'teal',
    pictures: ['kayak', 'kayak:scene', 'kayak:detail'],
    fields: { boatType: 'kayak-et-canoe', length: 4.8, year: 2017, condition: 'bon-etat' },
  },
  {
    slug: 'first-25-lesteur',
    seller: 'ronan-lorient',
    price: 9800,
    title: 'Voilier First 25, dériveur lesté, prêt à naviguer',
    description:
      'Petit croiseur vif et sûr, connu de tous dans le port. Gréement dormant changé en 2021, grand-voile à deux ris en bon état, génois fatigué mais servira encore une saison. Moteur hors-bord 8 ch à révision. Quatre couchages, réchaud, glacière. Place de port non transmissible.',
    pictures: ['sailboat', 'sailboat:scene', 'sailboat:detail'],
    fields: { boatType: 'voilier', length: 7.6, year: 1983, power: 8, condition: 'bon-etat' },
  },
  {
    slug: 'semi-rigide-5-m-50',
    seller: 'nautique-ponant',
    price: 18900,
    title: 'Semi-rigide 5,50 m avec 100 ch et remorque',
    description:
      'Révision moteur et anodes neuves par nos soins, 210 heures au compteur. Flotteurs Hypalon sans réparation. Console, banquette coffre, bain de soleil, sondeur-GPS. Remorque freinée à rouleaux. Essai en mer sur le golfe à prévoir ensemble. Garantie commerciale de 6 mois sur le moteur.',
    pictures: ['motorboat', 'motorboat:detail'],
    fields: { boatType: 'semi-rigide', length: 5.5, year: 2018, power: 100, condition: 'tres-bon-etat' },
  },
  {
    slug: 'vedette-de-peche-promenade',
    seller: 'nautique-ponant',
    price: 'on-request',
    title: 'Vedette de pêche-promenade 7 m, timonerie, diesel in-bord',
    description:
      'Belle unité de 2015, un seul propriétaire, visible à flot à Vannes. Ligne d’arbre, propulseur d’étrave, guindeau électrique, couchette double et WC marin. Carène refaite ce printemps. Prix communiqué sur simple message, dossier et rapport d’expertise à l’appui. Étudions reprise et dépôt-vente.',
    pictures: ['motorboat', 'motorboat:scene', 'motorboat:back'],
    fields: { boatType: 'bateau-a-moteur', length: 7, year: 2015, power: 115, condition: 'tres-bon-etat' },
  },
  {
    slug: 'optimist-ecole-de-voile',
    seller: 'xavier-arcachon',
    price: 750,
    title: 'Optimist école de voile, deux gréements',
    description:
      'Nos deux enfants ont appris dessus sur le Bassin. Coque rotomoulée qui ne craint rien, une voile de régate et une voile d’école, dérive et safran en bon état. Chariot de mise à l’eau compris, une roue à regonfler. Petit bateau pour grands souvenirs.',
    pictures: ['sailboat', 'sailboat:detail'],
    fields: { boatType: 'voilier', length: 2.3, year: 2014, condition: 'bon-etat' },
  },
  {
    slug: 'kayak-gonflable-deux-places',
    seller: 'solene-gerardmer',
    price: 180,
    delivery: 'too',
    title: 'Kayak gonflable rouge deux places, servi deux étés au lac',
    description:
      'Stable et rassurant pour débuter en famille, 380 × 92 cm, il se range dans son sac à dos. Pompe à pied, deux pagaies en aluminium, dérive amovible. Rincé et séché après chaque sortie. Une rustine posée sur le flanc, étanche depuis un an. Remise à Gérardmer ou envoi à vos frais.',
    colour: 'terracotta',
    pictures: ['kayak', 'kayak:detail'],
    fields: { boatType: 'kayak-et-canoe', length: 3.8, year: 2023, condition: 'bon-etat' },
  },
  {
    slug: 'canoe-bois-restaure',
    seller: 'philippe-collonges',
    price: 1900,
    title: 'Canoë canadien en cèdre, restauré à l’ancienne',
    description:
      'Canoë de 5 m entièrement poncé, réentoilé et verni l’hiver dernier, six mois de soirées. Deux sièges cannés, deux pagaies en frêne. Il glisse sur la Dordogne comme un rêve. Ce n’est pas un bateau de rapides, c’est un bateau de silence. À voir absolument avant de discuter.',
    pictures: ['kayak', 'kayak:scene', 'kayak:back'],
    fields: { boatType: 'kayak-et-canoe', length: 5, year: 1965, condition: 'tres-bon-etat' },
  },
  {
    slug: 'yole-de-peche',
    seller: 'rudy-fort-de-france',
    price: 3600,
    title: 'Yole de pêche en polyester avec moteur 40 ch',
    description:
      'Coque solide refaite en gelcoat, moteur deux temps entretenu par un mécanicien du François. Nasses et ancre données avec. La peinture du pont est à rafraîchir. Je lève le pied à la retraite, je préfère qu’elle parte chez quelqu’un qui pêche vraiment.',
    pictures: ['motorboat', 'motorboat:scene'],
    fields: { boatType: 'bateau-a-moteur', length: 6.2, year: 2009, power: 40, condition: 'etat-satisfaisant' },
  },
  {
    slug: 'pointu-provencal-bois',
    seller: 'gaspard-cassis',
    price: 6800,
    title: 'Pointu provençal en bois de 5,80 m, moteur diesel',
    description:
      'Barque marseillaise de 1972, calfatée et repeinte tous les deux ans. Moteur monocylindre au bruit inimitable, taud de mouillage neuf. Deux membrures changées l’hiver dernier par un charpentier de La Ciotat. Elle demande de l’amour et des samedis. Place au ponton non comprise.',
    colour: 'teal',
    pictures: ['motorboat', 'motorboat:scene', 'motorboat:detail'],
    fields: { boatType: 'bateau-a-moteur', length: 5.8, year: 1972, power: 14, condition: 'bon-etat' },
  },
  {
    slug: 'voilier-croisiere-neuf-metres',
    seller: 'nautique-ponant',
    price: 'on-request',
    title: 'Voilier de croisière 9 m, trois cabines, suivi chantier',
    description:
      'Confié en exclusivité par son propriétaire. Gréement vérifié, voiles de 2020, électronique complète, survie et armement hauturier. Carène traitée contre l’osmose. Dossier, inventaire et prix envoyés à la demande. Visite à terre à Vannes.',
    colour: 'cream',
    pictures: ['sailboat', 'sailboat:detail', 'sailboat:back'],
    fields: { boatType: 'voilier', length: 9.1, year: 2004, power: 20, condition: 'tres-bon-etat' },
  },
  {
    slug: 'caravelle-restauree',
    seller: 'loic-saint-malo',
    price: 1350,
    title: 'Caravelle en bois de 1964, voile ocre, remorque de route',
    description:
      'Ancien bateau des Glénans, contreplaqué sain, vernis repris chaque printemps. Voiles ocre en coton et jeu de rechange en tergal. Insubmersible et patiente avec les débutants. Remorque de route avec feux neufs. Échange possible contre annexe et bouteille.',
    colour: 'terracotta',
    pictures: ['sailboat', 'sailboat:scene'],
    fields: { boatType: 'voilier', length: 4.6, year: 1964, condition: 'bon-etat' },
  },
  {
    slug: 'recherche-derive-double',
    seller: 'laura-sete',
    price: 900,
    wanted: true,
    title: 'Cherche dériveur double pour naviguer sur l’étang de Thau',
    description:
      '420, Laser 2 ou équivalent, complet et sans délaminage. Voiles d’école suffisantes, chariot bienvenu. Nous sommes deux sœurs qui reprennent la voile après quinze ans de bureau. De Perpignan à Marseille.',
    pictures: ['sailboat'],
    fields: { boatType: 'voilier' },
  },
];
