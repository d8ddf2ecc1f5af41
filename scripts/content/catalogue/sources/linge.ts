import type { ListingSource } from '../ListingSource';

export const linge: readonly ListingSource[] = [
  {
    slug: 'draps-anciens-brodes',
    seller: 'monique-barfleur',
    price: 60,
    delivery: 'too',
    title: 'Quatre draps anciens en métis, monogrammés M. L.',
    description:
      'Trousseau de ma grand-mère, plié dans la lavande depuis soixante ans. Métis lourd, 220 × 320 cm, broderies au point de bourdon. Un drap a une reprise invisible. Pour lits, rideaux ou vêtements, selon vos talents de couturière.',
    colour: 'cream',
    pictures: ['bed-linen', 'bed-linen:detail'],
    fields: { product: 'Draps', colour: 'blanc', condition: 'bon-etat' },
  },
  {
    slug: 'parure-lin-lave-terracotta',
    seller: 'charlotte-guerande',
    price: 85,
    delivery: 'too',
    title: 'Parure de lit en lin lavé terracotta, 240 × 260',
    description:
      'Housse de couette et deux taies carrées, lin français. Lavée une dizaine de fois, elle s’assouplit à chaque passage. Pas de tache ni de bouton manquant. Nous avons repeint la chambre en bleu, voilà tout.',
    colour: 'terracotta',
    pictures: ['bed-linen', 'bed-linen:scene', 'bed-linen:detail'],
    fields: { product: 'Parure de lit', colour: 'orange', condition: 'tres-bon-etat' },
  },
  {
    slug: 'rideaux-velours-bleu-nuit',
    seller: 'valerie-chartres',
    price: 70,
    title: 'Deux rideaux en velours bleu nuit, œillets, 140 × 280',
    description:
      'Doublés et thermiques, ils coupent bien le froid des vieilles fenêtres. Ourlet fait main, facile à reprendre. Une légère décoloration sur le bord côté soleil. À retirer à Chartres, ils sont déjà pliés dans un sac.',
    colour: 'teal',
    pictures: ['curtains', 'curtains:detail'],
    fields: { product: 'Rideaux', colour: 'bleu', condition: 'bon-etat' },
  },
  {
    slug: 'linge-basque-raye',
    seller: 'maite-bayonne',
    price: 38,
    delivery: 'too',
    title: 'Linge basque à rayures vertes, douze essuie-mains en coton',
    description:
      'Tissés par une maison du pays, sept rayures comme il se doit. Épais et absorbants, 50 × 90 cm. Un treizième a disparu un soir de fêtes, personne n’a parlé. Bouillis, repassés, prêts à servir.',
    colour: 'sage',
    pictures: ['towels', 'towels:scene'],
    fields: { product: 'Serviettes', colour: 'vert', condition: 'bon-etat' },
  },
  {
    slug: 'serviettes-bain-neuves',
    seller: 'kevin-tarbes',
    price: 30,
    delivery: 'too',
    title: 'Lot de six serviettes de bain neuves, coton épais 600 g',
    description:
      'Cadeau de crémaillère reçu en double. Encore dans leur ruban : quatre serviettes et deux draps de bain couleur sable. Lavables à 60 degrés. Remise à Tarbes ou envoi.',
    colour: 'sand',
    pictures: ['towels', 'towels:detail'],
    fields: { product: 'Serviettes', colour: 'beige', condition: 'etat-neuf' },
  },
  {
    slug: 'couvre-lit-laine-pyrenees',
    seller: 'noemie-foix',
    price: 65,
    delivery: 'too',
    title: 'Couvre-lit en laine des Pyrénées, carreaux prune et crème',
    description:
      'Laine épaisse tissée en Ariège, 220 × 240 cm, franges nouées. Il ne gratte presque pas. Lavé à la main une fois l’an. Je le cède parce que j’en ai tricoté un autre pendant l’hiver.',
    colour: 'plum',
    pictures: ['bed-linen', 'bed-linen:back', 'bed-linen:detail'],
    fields: { product: 'Plaid', colour: 'violet', condition: 'tres-bon-etat' },
  },
  {
    slug: 'couette-chaude-duvet',
    seller: 'joel-pontarlier',
    price: 65,
    title: 'Couette très chaude en duvet, 220 × 240, spéciale Haut-Doubs',
    description:
      'Garnie d’oie à 70 %, enveloppe en percale. Nettoyée au pressing cet automne, ticket joint. Le nouveau poêle chauffe trop bien, nous dormons maintenant sous une simple couverture. Sac de rangement fourni.',
    colour: 'cream',
    pictures: ['bed-linen', 'bed:scene'],
    fields: { product: 'Couette', colour: 'blanc', condition: 'tres-bon-etat' },
  },
  {
    slug: 'rideaux-a-donner-atelier',
    seller: 'isabelle-le-mans',
    price: 'gift',
    title: 'Donne grand sac de rideaux et chutes de tissu',
    description:
      'Pour une couturière, une troupe de théâtre ou une école : voilages, doublures, velours fané, toile de Jouy. Tout est propre. Sac de trente litres bien tassé, à prendre au Mans. Photos de vos créations bienvenues !',
    colour: 'rose',
    pictures: ['curtains', 'curtains:scene'],
    fields: { product: 'Rideaux', colour: 'multicolore', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'recherche-torchons-lin-ancien',
    seller: 'lise-moustiers',
    price: 50,
    wanted: true,
    title: 'Recherche torchons et draps en lin ancien pour teinture',
    description:
      'Je teins des textiles avec des plantes et cherche du lin ou du chanvre ancien, même taché ou troué. Achat au lot, envoi à ma charge. Racontez-moi d’où il vient, j’aime bien savoir.',
    pictures: ['towels'],
    fields: { product: 'Draps' },
  },
  {
    slug: 'rideaux-lin-naturel',
    seller: 'morgane-quimper',
    price: 55,
    delivery: 'too',
    title: 'Trois rideaux en lin naturel à pattes, 130 × 250 cm',
    description:
      'Cousus par moi pour un appartement que nous quittons. Lin épais, tombé souple, lumière dorée le matin. Le troisième servait de porte de placard, il est un peu plus froissé. Lavables à 40 degrés.',
    colour: 'sand',
    pictures: ['curtains', 'curtains:detail', 'curtains:scene'],
    fields: { product: 'Rideaux', colour: 'beige', condition: 'tres-bon-etat' },
  },
];
