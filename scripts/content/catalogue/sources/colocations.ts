import type { ListingSource } from '../ListingSource';

export const colocations: readonly ListingSource[] = [
  {
    slug: 'coloc-maison-potager', seller: 'camille', price: 430,
    title: 'Chambre dans une grande maison à Angers, jardin et potager',
    description: 'Nous sommes trois, entre 26 et 34 ans, et cherchons notre quatrième. Maison de 120 m² avec potager, atelier et cheminée. On mange ensemble le dimanche, le reste du temps chacun vit sa vie. Chambre de 13 m² meublée sur le jardin. Ménage partagé, bonne humeur exigée.',
    pictures: ['house-share', 'bedroom-interior', 'kitchen-interior', 'city-house'],
    fields: { propertyType: 'maison', flatmates: 4, rooms: '6', outside: 'jardin', charges: 60, chargesMode: 'forfait', deposit: 740, furnishing: 'meuble', livingArea: 120, rentControl: 'non-concerne', dpeStatus: 'renseigne', energyClass: 'd', climateClass: 'd', energyCostMinimum: 1760, energyCostMaximum: 2430, energyCostYear: 2023 },
  },
  {
    slug: 'coloc-etudiante-toulouse', seller: 'theo-toulouse', price: 395,
    title: 'Colocation à Toulouse Saint-Michel, chambre de 11 m²',
    description: 'Place libre dans un T4 de 84 m² : une étudiante en école vétérinaire, un apprenti boulanger (il rapporte du pain) et moi. Internet, eau et électricité compris. Métro Palais de Justice. Bail individuel, pas de clause de solidarité. Soirées jeux le jeudi, bienvenue aux timides.',
    pictures: ['bedroom-interior', 'house-share', 'apartment-interior'],
    fields: { propertyType: 'appartement', flatmates: 3, rooms: '4', outside: 'balcon', charges: 65, chargesMode: 'forfait', deposit: 660, furnishing: 'meuble', livingArea: 84, rentControl: 'non-concerne', dpeStatus: 'renseigne', energyClass: 'd', climateClass: 'c', energyCostMinimum: 1230, energyCostMaximum: 1710, energyCostYear: 2023 },
  },
  {
    slug: 'coloc-jeunes-actifs-montreuil', seller: 'fatou-montreuil', price: 640,
    title: 'Coloc à Montreuil, loft d’artistes, chambre avec verrière',
    description: 'Ancienne imprimerie partagée par une céramiste, un monteur son et moi, traductrice. La chambre fait 15 m², verrière sur cour. Grand espace commun où l’on travaille et cuisine. Métro Croix de Chavaux. Nous cherchons quelqu’un qui reste au moins un an.',
    pictures: ['house-share', 'house-share:scene', 'kitchen-interior'],
    fields: { propertyType: 'appartement', flatmates: 4, rooms: '5', outside: 'cour', charges: 80, chargesMode: 'forfait', deposit: 1120, furnishing: 'meuble', livingArea: 138, rentControl: 'concerne', referenceRent: 16.8, referenceRentIncreased: 20.2, dpeStatus: 'renseigne', energyClass: 'e', climateClass: 'd', energyCostMinimum: 2690, energyCostMaximum: 3690, energyCostYear: 2023 },
  },
  {
    slug: 'coloc-rennes-beaulieu', seller: 'maelle-rennes', price: 360,
    title: 'Chambre en colocation près du campus de Beaulieu',
    description: 'Appartement T5 rénové, quatre étudiants, chacun sa serrure et son étagère de réfrigérateur. Chambre de 10 m² avec bureau et penderie. Lave-vaisselle, fibre, abonnement au magazine télé de la voisine. APL possible, bail de neuf ou douze mois.',
    pictures: ['bedroom-interior', 'house-share'],
    fields: { propertyType: 'appartement', flatmates: 4, rooms: '5', outside: 'balcon', charges: 55, chargesMode: 'forfait', deposit: 610, furnishing: 'meuble', livingArea: 96, rentControl: 'non-concerne', dpeStatus: 'renseigne', energyClass: 'c', climateClass: 'b', energyCostMinimum: 1060, energyCostMaximum: 1480, energyCostYear: 2023 },
  },
  {
    slug: 'coloc-intergenerationnelle-tours', seller: 'louise-tours', price: 310,
    title: 'Cohabitation intergénérationnelle à Tours, chambre sur jardin',
    description: 'Ma grand-mère, 78 ans, ouvre sa maison à un étudiant ou une étudiante. Loyer doux en échange d’une présence le soir et d’un coup de main pour les courses. Chambre indépendante de 14 m² avec salle d’eau. Elle adore le Scrabble et la politique, soyez prévenus.',
    pictures: ['house-share', 'city-house', 'bedroom-interior'],
    fields: { propertyType: 'maison', flatmates: 2, rooms: '5', outside: 'jardin', charges: 40, chargesMode: 'forfait', deposit: 270, furnishing: 'meuble', livingArea: 105, rentControl: 'non-concerne', dpeStatus: 'renseigne', energyClass: 'e', climateClass: 'e', energyCostMinimum: 2170, energyCostMaximum: 2990, energyCostYear: 2021 },
  },
  {
    slug: 'coloc-annecy-lac', seller: 'clement-annecy', price: 590,
    title: 'Coloc sportive à Annecy, 10 min du lac à vélo',
    description: 'Deux colocataires, ski l’hiver, nage l’été, cherchent un troisième pour remplacer Paul qui part au Québec. Grande chambre de 16 m² avec balcon, cave pleine de matériel mais il reste de la place. Vide à meubler, un lit peut être laissé. Pas de télévision dans le salon, un mur d’escalade.',
    pictures: ['apartment-building', 'house-share', 'bedroom-interior'],
    fields: { propertyType: 'appartement', flatmates: 3, rooms: '4', outside: 'balcon', charges: 90, chargesMode: 'provision', deposit: 500, furnishing: 'vide', livingArea: 79, rentControl: 'non-concerne', dpeStatus: 'renseigne', energyClass: 'd', climateClass: 'c', energyCostMinimum: 1160, energyCostMaximum: 1610, energyCostYear: 2023 },
  },
  {
    slug: 'coloc-bayonne-petit', seller: 'maite-bayonne', price: 450,
    title: 'Colocation au Petit Bayonne, immeuble à colombages',
    description: 'Troisième étage plein de charme et d’escaliers de travers. Chambre de 12 m² donnant sur la Nive, deux colocataires au travail toute la journée. Charges, internet et ménage mensuel des communs compris. Pendant les fêtes, il faut aimer la musique ou partir en vacances.',
    pictures: ['apartment-interior', 'house-share', 'bedroom-interior'],
    fields: { propertyType: 'appartement', flatmates: 3, rooms: '4', outside: 'aucun', charges: 75, chargesMode: 'forfait', deposit: 750, furnishing: 'meuble', livingArea: 81, rentControl: 'concerne', referenceRent: 12.4, referenceRentIncreased: 14.9, dpeStatus: 'renseigne', energyClass: 'e', climateClass: 'c', energyCostMinimum: 1690, energyCostMaximum: 2340, energyCostYear: 2023 },
  },
  {
    slug: 'recherche-coloc-grenoble', seller: 'pascale-villard', price: 420, wanted: true,
    title: 'Ma fille cherche une colocation calme à Grenoble',
    description: 'Étudiante en deuxième année d’architecture, sérieuse et facile à vivre, elle cherche une chambre meublée proche du tram. Redescend à Villard-de-Lans le week-end. Garants solides, caution immédiate. Colocation mixte ou féminine, peu importe.',
    pictures: ['house-share'],
    fields: { propertyType: 'appartement', furnishing: 'meuble' },
  },
];
