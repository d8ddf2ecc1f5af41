import type { ListingSource } from '../ListingSource';

export const equipement: readonly ListingSource[] = [
  {
    slug: 'coffre-de-toit-430-litres',
    seller: 'sophie-chambery',
    price: 190,
    title: 'Coffre de toit 430 litres, ouverture des deux côtés',
    description:
      'Coffre rigide de 190 × 75 cm, prend sans peine quatre paires de skis. Fixations rapides sur barres ovales ou carrées, deux clés. Le plastique est terni sur le dessus, les charnières sont parfaites. À retirer à Chambéry, il tient dans un break sièges rabattus.',
    pictures: ['roof-box', 'roof-box:detail'],
    fields: { equipmentFor: 'voiture', product: 'Coffre de toit', brand: 'Thule', condition: 'bon-etat' },
  },
  {
    slug: 'pneus-hiver-15-pouces',
    seller: 'joel-pontarlier',
    price: 220,
    title: 'Quatre roues complètes pneus hiver 185/65 R15',
    description:
      'Jantes en tôle 4 trous d’une Clio, pneus à 6 mm, un seul hiver doux au compteur. Équilibrées, prêtes à monter. À Pontarlier on sait de quoi on parle : elles accrochent. Je change de voiture, elles ne vont pas sur la nouvelle.',
    pictures: ['car-wheel', 'car-wheel:detail'],
    fields: {
      equipmentFor: 'voiture',
      product: 'Roues avec pneus hiver',
      brand: 'Michelin',
      condition: 'tres-bon-etat',
    },
  },
  {
    slug: 'casque-moto-modulable',
    seller: 'nicolas-reims',
    price: 85,
    delivery: 'too',
    title: 'Casque de moto modulable taille M, écran solaire',
    description:
      'Casque homologué, jamais tombé, acheté en 2023 pour des trajets de ville. Mentonnière relevable, écran interne fumé, intérieur lavé. Une micro-rayure sur l’écran, sans gêne la nuit. Vendu avec sa housse et un écran de rechange neuf. Je réponds plus vite sur WhatsApp.',
    pictures: ['helmet', 'helmet:detail', 'helmet:back'],
    fields: { equipmentFor: 'moto', product: 'Casque modulable', brand: 'Shark', condition: 'tres-bon-etat' },
  },
  {
    slug: 'porte-velos-attelage',
    seller: 'emilie-niort',
    price: 160,
    reserved: true,
    title: 'Porte-vélos d’attelage pour 3 vélos, basculant',
    description:
      'Se fixe en deux minutes sur la boule et bascule pour ouvrir le coffre. Feux et plaque raccordés en 13 broches. Convient aussi aux vélos électriques, 60 kg de charge. Antivol d’un bras perdu, à remplacer. Démonstration volontiers avant achat.',
    pictures: ['bike-rack', 'bike-rack:detail'],
    fields: { equipmentFor: 'velo', product: 'Porte-vélos d’attelage', brand: 'Norauto', condition: 'bon-etat' },
  },
  {
    slug: 'veste-moto-impermeable',
    seller: 'samia-marseille',
    price: 110,
    delivery: 'too',
    title: 'Veste de moto trois-quarts imperméable, femme taille 38',
    description:
      'Toile épaisse doublée, ceinture et grand col, protections homologuées aux coudes et aux épaules. Portée une seule saison, j’ai vendu la moto après la naissance de ma fille. Imperméabilisée cet automne, aucun accroc.',
    colour: 'night',
    pictures: ['coat', 'coat:detail'],
    fields: { equipmentFor: 'moto', product: 'Veste', brand: 'Ixon', condition: 'tres-bon-etat' },
  },
  {
    slug: 'auvent-gonflable-fourgon',
    seller: 'caravanes-du-lac',
    price: 390,
    title: 'Auvent gonflable pour fourgon, 3 × 2,5 m, retour d’exposition',
    description:
      'Modèle d’exposition monté trois jours en salon, complet avec pompe, sardines et tapis. Hauteur de raccord de 180 à 220 cm. Facture et garantie légale de conformité. Un seul exemplaire à ce prix, neuf vendu près de 600 euros.',
    colour: 'stone',
    pictures: ['tent', 'tent:detail'],
    fields: { equipmentFor: 'caravaning', product: 'Auvent gonflable', brand: 'Dometic', condition: 'etat-neuf' },
  },
  {
    slug: 'casque-ancien-a-donner',
    seller: 'laurence-auxerre',
    price: 'gift',
    title: 'Donne vieux casque intégral, pour décor ou théâtre',
    description:
      'Casque rouge des années 80 retrouvé au garage, mousse en poussière. Surtout pas pour rouler, il ne protège plus rien. Une troupe ou un collectionneur en fera peut-être quelque chose. À venir chercher à Auxerre près des quais, sous le porche si je suis au travail.',
    colour: 'terracotta',
    pictures: ['helmet'],
    fields: { equipmentFor: 'moto', product: 'Casque ancien', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'jantes-alliage-17-pouces',
    seller: 'pierre-cahors',
    price: 240,
    title: 'Quatre jantes en alliage 17 pouces avec pneus à mi-usure',
    description:
      'Montées d’origine sur une Peugeot 308, entraxe 5 × 108. Deux jantes sont frottées par des trottoirs cadurciens, les deux autres sont belles. Pneus d’été de 2023. Je suis passé en 16 pouces, plus confortable sur nos routes du causse. Rangées à plat, prêtes à charger.',
    pictures: ['car-wheel', 'car-wheel:scene'],
    fields: { equipmentFor: 'voiture', product: 'Jantes avec pneus', brand: 'Peugeot', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'recherche-porte-velos-collioure',
    seller: 'jordi-collioure',
    price: 80,
    wanted: true,
    title: 'Recherche porte-vélos de hayon pour petite voiture',
    description:
      'Pour deux vélos légers sur une 206 de 2005. Sangles en bon état exigées, esthétique indifférente. Je passe régulièrement à Perpignan et à Argelès. Notice appréciée, patience aussi.',
    pictures: ['bike-rack'],
    fields: { equipmentFor: 'velo', product: 'Porte-vélos de hayon' },
  },
];
