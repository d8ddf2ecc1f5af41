import type { ListingSource } from '../ListingSource';

export const electromenager: readonly ListingSource[] = [
  {
    slug: 'lave-linge-bosch-8-kg',
    seller: 'atelier-du-hublot',
    price: 239,
    delivery: 'too',
    title: 'Lave-linge Bosch 8 kg reconditionné, garanti 12 mois',
    description:
      'Démonté, détartré, joints et charbons neufs. Essoré à 1 400 tours sur notre banc d’essai avant la vente. Livraison et mise en service à 35 euros dans la région stéphanoise, reprise de l’ancien appareil comprise. Nous réparons plutôt que de jeter depuis 2020.',
    colour: 'cream',
    pictures: ['washing-machine', 'washing-machine:detail'],
    fields: { product: 'Lave-linge', brand: 'Bosch', condition: 'reconditionne', applianceEnergyClass: 'c' },
  },
  {
    slug: 'refrigerateur-smeg-bleu',
    seller: 'eric-aix',
    price: 590,
    title: 'Réfrigérateur Smeg bleu pastel, style années 50',
    description:
      'La star de notre ancienne cuisine, trop large de deux centimètres pour la nouvelle. Une porte, congélateur intégré, 270 litres. Charnières à gauche. Bac à légumes fendillé et réparé. Dégivré, debout, prêt à partir : comptez deux personnes et un diable.',
    colour: 'teal',
    pictures: ['fridge', 'fridge:detail', 'fridge:scene'],
    fields: { product: 'Réfrigérateur', brand: 'Smeg', condition: 'bon-etat', applianceEnergyClass: 'e' },
  },
  {
    slug: 'cuisiniere-mixte-80',
    seller: 'raymond-laguiole',
    price: 180,
    title: 'Cuisinière mixte gaz et four électrique, quatre feux',
    description:
      'Elle mijote l’aligot sans accrocher, c’est dire. Quatre feux gaz avec injecteurs butane et naturel, four nettoyé à fond. La lampe du four est grillée, culot standard. Tourne-broche jamais utilisé. À enlever avant la pose de la nouvelle.',
    pictures: ['oven', 'oven:detail'],
    fields: { product: 'Four', brand: 'Brandt', condition: 'bon-etat', applianceEnergyClass: 'b' },
  },
  {
    slug: 'machine-expresso-delonghi',
    seller: 'nicolas-reims',
    price: 175,
    delivery: 'too',
    title: 'Machine à expresso broyeur DeLonghi, détartrée',
    description:
      'Grains frais ou café moulu, buse vapeur pour le lait. Groupe nettoyé et graissé, détartrage fait ce mois-ci. 3 900 cafés au compteur, elle peut en faire le triple. Le bac à marc a une anse cassée. Vendue car le médecin m’a mis à la tisane.',
    pictures: ['coffee-machine', 'coffee-machine:detail'],
    fields: { product: 'Cafetière', brand: 'DeLonghi', condition: 'bon-etat' },
  },
  {
    slug: 'aspirateur-traineau-miele',
    seller: 'sabine-lourmarin',
    price: 85,
    delivery: 'too',
    title: 'Aspirateur traîneau Miele rouge, filtre et sac neufs',
    description:
      'Puissant et discret, parfait pour tomettes et tapis. Câble de 8 m qui s’enroule bien, trois embouts rangés sous le capot. Une roue un peu voilée, le coup de main s’attrape vite. Dix sacs offerts.',
    colour: 'terracotta',
    pictures: ['vacuum', 'vacuum:detail'],
    fields: { product: 'Aspirateur', brand: 'Miele', condition: 'bon-etat' },
  },
  {
    slug: 'machine-expresso-rouge',
    seller: 'mireille-uzes',
    price: 75,
    delivery: 'too',
    title: 'Machine à expresso rouge à porte-filtre, détartrée',
    description:
      'Reçue au départ en retraite, je suis revenue à ma cafetière en émail. Pompe quinze bars, buse vapeur, chauffe-tasses. Une trace de calcaire sur le bac. Je joins le tasseur et un paquet de café à finir. À voir en fonctionnement à Uzès.',
    colour: 'terracotta',
    pictures: ['coffee-machine', 'coffee-machine:scene'],
    fields: { product: 'Cafetière', brand: 'Krups', condition: 'tres-bon-etat' },
  },
  {
    slug: 'cuisiniere-pyrolyse-reconditionnee',
    seller: 'atelier-du-hublot',
    price: 329,
    delivery: 'too',
    title: 'Cuisinière à induction, four à pyrolyse, reconditionnée',
    description:
      'Sonde et joint de porte remplacés, plaque sans rayure, trois foyers dont un grand de 28 cm. Testée deux heures à 250 degrés. Garantie de 12 mois, pièces comprises. Retrait à l’atelier du lundi au samedi matin ou livraison à l’étage sur devis.',
    pictures: ['oven', 'oven:detail', 'oven:scene'],
    fields: { product: 'Four', brand: 'Electrolux', condition: 'reconditionne', applianceEnergyClass: 'a' },
  },
  {
    slug: 'congelateur-armoire',
    seller: 'peio-espelette',
    price: 130,
    title: 'Congélateur armoire six tiroirs, idéal chasseur ou potager',
    description:
      'Froid régulier, 230 litres, tiroirs transparents dont un fêlé. Côté gauche un peu cabossé, il vivait au garage. Nous avons moins de piments et moins de bouches qu’avant. Dimensions : 60 × 60 × 168 cm, il voyage debout.',
    colour: 'cream',
    pictures: ['fridge', 'fridge:back'],
    fields: { product: 'Congélateur', brand: 'Beko', condition: 'bon-etat', applianceEnergyClass: 'e' },
  },
  {
    slug: 'cuisiniere-electrique-a-donner',
    seller: 'oceane-orleans',
    price: 'gift',
    title: 'Donne cuisinière électrique blanche, trois foyers sur quatre',
    description:
      'Le four chauffe bien, trois plaques aussi, la quatrième a rendu l’âme. Nettoyée, propre, porte un peu dure. Convient à un premier appartement ou à un atelier de poterie sans exigence. À retirer à Orléans avant la fin du mois, sinon ressourcerie.',
    colour: 'cream',
    pictures: ['oven', 'oven:back'],
    fields: { product: 'Four', brand: 'Candy', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'refrigerateur-blanc-deux-portes',
    seller: 'joelle-cayenne',
    price: 140,
    title: 'Réfrigérateur blanc deux portes, 220 litres, peu servi',
    description:
      'Acheté pour la maison de week-end, il n’a connu que deux saisons. Thermostat précis, joint parfait, aucune odeur. Tension stable recommandée, je donne la multiprise parafoudre. À prendre à Cayenne.',
    colour: 'cream',
    pictures: ['fridge', 'fridge:scene'],
    fields: { product: 'Réfrigérateur', brand: 'Candy', condition: 'tres-bon-etat', applianceEnergyClass: 'e' },
  },
  {
    slug: 'recherche-lave-linge-etroit',
    seller: 'thomas-paris',
    price: 150,
    wanted: true,
    title: 'Recherche lave-linge étroit pour petite salle de bains',
    description:
      'Largeur maximale 45 cm, sinon la porte ne ferme plus. Peu importe la marque si l’essorage fonctionne et que rien ne fuit. Je viens avec un diable dans Paris intra-muros ou en proche banlieue nord.',
    colour: 'cream',
    pictures: ['washing-machine'],
    fields: { product: 'Lave-linge' },
  },
];
