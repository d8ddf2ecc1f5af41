import type { ListingSource } from '../ListingSource';

export const caravaning: readonly ListingSource[] = [
  {
    slug: 'fourgon-amenage-ducato',
    seller: 'clement-annecy',
    price: 34500,
    title: 'Fourgon aménagé sur Ducato, lit transversal et panneau solaire',
    description:
      'Aménagement bois réalisé par un menuisier et homologué VASP, dossier complet. Chauffage au gazole, réfrigérateur à compression, 200 W de solaire et deux batteries lithium : dix jours d’autonomie sans se brancher. Lit de 190 × 140 cm, dînette pour quatre. Nous avons traversé la Norvège avec, il n’attend que la suite.',
    colour: 'stone',
    pictures: ['utility-van', 'utility-van:scene', 'utility-van:detail', 'utility-van:back'],
    fields: { caravanType: 'fourgon-amenage', brand: 'Fiat', year: 2019, mileage: 84300, berths: 2, grossWeight: 3300 },
  },
  {
    slug: 'camping-car-profile-pilote',
    seller: 'caravanes-du-lac',
    price: 46900,
    title: 'Camping-car profilé Pilote, lit central, 4 couchages',
    description:
      'Un seul propriétaire, toujours hiverné à l’abri. Contrôle d’étanchéité effectué et certificat remis. Lit central de 150 cm, lit pavillon, douche séparée, soute à vélos. Store neuf, télévision et antenne automatique. Mise en main d’une heure et garantie 12 mois cellule et porteur.',
    pictures: ['motorhome', 'motorhome:back', 'motorhome:detail'],
    fields: { caravanType: 'camping-car', brand: 'Pilote', year: 2018, mileage: 51700, berths: 4, grossWeight: 3500 },
  },
  {
    slug: 'caravane-eriba-puck',
    seller: 'annick-auray',
    price: 5400,
    title: 'Petite caravane Eriba Puck, toit relevable, toile refaite',
    description:
      'Moins de 500 kg, elle suit n’importe quelle petite voiture. Toile du toit relevable remplacée en 2021 par un voilier d’Auray, coussins recouverts d’un coton rayé. Réchaud à deux feux, évier, pas de sanitaires. Pneus changés l’an passé. Prête à partir, avec son auvent d’origine un peu défraîchi.',
    pictures: ['caravan', 'caravan:detail', 'caravan:scene'],
    fields: { caravanType: 'caravane', brand: 'Eriba', year: 1987, berths: 2, grossWeight: 550 },
  },
  {
    slug: 'capucine-familiale',
    seller: 'regis-digne',
    price: 27800,
    title: 'Capucine familiale 6 couchages, porteur Transit',
    description:
      'Lits superposés à l’arrière dont les enfants ne voulaient plus descendre. Grande capucine, dînette en face à face, salle d’eau complète. Distribution et freins refaits, pneus tout temps de 2024. Un joint de lanterneau a été repris, aucune trace d’humidité depuis. Visite à Digne sur rendez-vous.',
    pictures: ['motorhome', 'motorhome:scene'],
    fields: {
      caravanType: 'camping-car',
      brand: 'Challenger',
      year: 2012,
      mileage: 96100,
      berths: 6,
      grossWeight: 3500,
    },
  },
  {
    slug: 'caravane-knaus-quatre-places',
    seller: 'corentin-valenciennes',
    price: 8900,
    title: 'Caravane Knaus 4 places, deux lits jumeaux, auvent',
    description:
      'Très saine, testée à l’humidimètre devant vous si vous le souhaitez. Deux lits jumeaux transformables en grand lit, coin repas en U, cassette neuve. Chauffage Truma révisé. Auvent de 280 cm avec tapis de sol. Le mover manque un peu de force en côte mais dépanne bien au camping.',
    pictures: ['caravan', 'caravan:back'],
    fields: { caravanType: 'caravane', brand: 'Knaus', year: 2010, berths: 4, grossWeight: 1300 },
  },
  {
    slug: 'mobil-home-a-deplacer',
    seller: 'brigitte-la-roche',
    price: 6500,
    title: 'Mobil-home 2 chambres de 29 m², à déplacer',
    description:
      'Mobil-home installé sur notre terrain le temps de la construction, qui est finie. Deux chambres, séjour avec convecteurs, cuisine équipée d’un four et d’un réfrigérateur. Le revêtement de sol de l’entrée est à refaire. Transport à la charge de l’acheteur, accès facile pour un porte-engins.',
    pictures: ['caravan', 'bedroom-interior', 'kitchen-interior'],
    fields: { caravanType: 'mobil-home', brand: 'IRM', year: 2007, berths: 6 },
  },
  {
    slug: 'van-t4-a-finir',
    seller: 'enzo-hossegor',
    price: 9200,
    title: 'Volkswagen T4 en cours d’aménagement, base surf trip',
    description:
      'Isolation liège posée, banquette-lit et coffre à planches terminés, reste l’électricité et le mobilier de cuisine. Je pars vivre au Canada et n’aurai pas le temps de finir. Moteur 2.5 TDI réputé éternel. Ailes avant à reprendre. Compteur d’occasion, kilométrage donné sans garantie.',
    colour: 'teal',
    pictures: ['utility-van', 'utility-van:detail'],
    fields: {
      caravanType: 'fourgon-amenage',
      brand: 'Volkswagen',
      year: 1999,
      mileage: 298000,
      mileageNotGuaranteed: true,
      berths: 2,
      grossWeight: 2700,
    },
  },
  {
    slug: 'integral-noirmoutier',
    seller: 'thierry-noirmoutier',
    price: 39900,
    title: 'Camping-car intégral 7 m, lits jumeaux, grand garage',
    description:
      'Nous l’avons bichonné huit ans, de Tarifa à Riga. Lits jumeaux à hauteur d’épaule, salon face route, garage pour deux vélos électriques. Étanchéité contrôlée chaque année. Une jupe latérale recollée. Ma femme veut maintenant des hôtels, et je crois qu’elle a raison.',
    pictures: ['motorhome', 'motorhome:back', 'motorhome:scene'],
    fields: { caravanType: 'camping-car', brand: 'Rapido', year: 2014, mileage: 78900, berths: 4, grossWeight: 3500 },
  },
  {
    slug: 'caravane-sterckeman-depot',
    seller: 'caravanes-du-lac',
    price: 12900,
    title: 'Caravane Sterckeman 490, lits superposés, dépôt-vente',
    description:
      'Modèle familial vendu pour le compte d’un client, visible sur notre parc d’Aix-les-Bains. Lits superposés, grand lit, cabinet de toilette avec douche. Chauffage et réfrigérateur testés, certificat d’étanchéité. Garantie 3 mois, mise en main offerte.',
    pictures: ['caravan', 'caravan:detail', 'caravan:back'],
    fields: { caravanType: 'caravane', brand: 'Sterckeman', year: 2017, berths: 6, grossWeight: 1400 },
  },
  {
    slug: 'recherche-petite-caravane',
    seller: 'manon-brive',
    price: 1500,
    wanted: true,
    title: 'Recherche petite caravane ancienne pour bureau de jardin',
    description:
      'Elle ne roulera presque plus, je veux y écrire et y coudre. Carrosserie ronde de préférence, plancher sain, papiers souhaités mais aménagement intérieur sans importance. Corrèze, Lot, Dordogne. Je viens avec un attelage et un gâteau.',
    pictures: ['caravan'],
    fields: { caravanType: 'caravane' },
  },
];
