import type { ListingSource } from '../ListingSource';

export const decoration: readonly ListingSource[] = [
  {
    slug: 'lampadaire-arc-socle-marbre',
    seller: 'ines-paris',
    price: 120,
    title: 'Lampadaire arc en laiton, socle en marbre',
    description:
      'Grande courbe élégante au-dessus d’un fauteuil ou d’une table. Variateur au pied, ampoule fournie. Socle de 18 kg, un peu égratigné dessous. Il se démonte en trois tubes, transport possible en métro pour les courageux.',
    colour: 'saffron',
    pictures: ['lamp', 'lamp:detail', 'lamp:scene'],
    fields: { product: 'Lampe', colour: 'jaune', condition: 'tres-bon-etat' },
  },
  {
    slug: 'miroir-arque-bois-clair',
    seller: 'mylene-avignon',
    price: 55,
    delivery: 'too',
    title: 'Miroir arqué en bois clair, 60 × 110 cm',
    description:
      'Trouvé en vide-grenier à L’Isle-sur-la-Sorgue, accroché dix ans dans mon entrée. Arrondi tout simple qui agrandit la pièce. Glace sans piqûre, deux anneaux de suspension neufs. Emballage soigné si envoi.',
    colour: 'sand',
    pictures: ['mirror', 'mirror:detail'],
    fields: { product: 'Miroir', colour: 'beige', condition: 'bon-etat' },
  },
  {
    slug: 'tapis-berbere-laine',
    seller: 'samia-marseille',
    price: 260,
    title: 'Tapis berbère en laine, 200 × 300 cm, motifs losanges',
    description:
      'Rapporté de chez ma cousine à Azrou, noué main, laine écrue et grands losanges bleu-vert. Nettoyé par un professionnel en début d’année. Une frange a été mâchonnée par un chiot. Trop grand pour notre nouvel appartement, hélas.',
    colour: 'cream',
    pictures: ['rug', 'rug:detail', 'rug:scene'],
    fields: { product: 'Tapis', colour: 'beige', condition: 'tres-bon-etat' },
  },
  {
    slug: 'vase-gres-ceramiste',
    seller: 'veronique-dieulefit',
    price: 48,
    delivery: 'too',
    title: 'Vase en grès émaillé bleu, tourné à la main à Dieulefit',
    description:
      'Pièce signée d’un potier du village, haute de 27 cm. Émail profond qui coule en larmes vers le bas. Étanche, donc fleurs fraîches permises. Reçue en cadeau, jamais trouvé où la mettre sans que le chat la convoite.',
    colour: 'teal',
    pictures: ['vase', 'vase:detail', 'vase:scene'],
    fields: { product: 'Vase', colour: 'bleu', condition: 'etat-neuf' },
  },
  {
    slug: 'huile-bord-de-mer',
    seller: 'geraldine-dieppe',
    price: 140,
    title: 'Paysage de bord de mer à l’huile, encadré',
    description:
      'Huile sur panneau de 46 × 33 cm, signature illisible en bas à droite, vers 1950. Un soleil pâle sur des collines bleues, quelque part vers Varengeville. Cadre en bois noir avec petits manques. Je vends la collection de mon père, d’autres toiles à voir sur place.',
    colour: 'teal',
    pictures: ['picture-frame', 'picture-frame:detail', 'picture-frame:back'],
    fields: { product: 'Tableau', colour: 'bleu', condition: 'bon-etat' },
  },
  {
    slug: 'lampadaire-trepied-frene',
    seller: 'malle-aux-merveilles',
    price: 95,
    delivery: 'too',
    title: 'Lampadaire trépied en frêne, abat-jour en lin neuf',
    description:
      'Trépied d’arpenteur transformé en lampadaire dans notre atelier, électrification aux normes et câble textile. Hauteur réglable de 110 à 160 cm. Abat-jour en lin écru cousu par une couturière de Saumur. Pièce unique, envoi sous double carton.',
    colour: 'cream',
    pictures: ['lamp', 'lamp:scene'],
    fields: { product: 'Lampe', colour: 'beige', condition: 'reconditionne' },
  },
  {
    slug: 'miroir-trumeau-dore',
    seller: 'dominique-dole',
    price: 320,
    title: 'Grand miroir de cheminée doré, fronton à coquille',
    description:
      'Miroir de 150 × 105 cm, bois et plâtre dorés, vers 1880. Glace au mercure légèrement piquée, comme il faut. Deux manques au fronton, morceaux conservés dans une enveloppe. Lourd : je le livre et le pose dans un rayon de 30 km autour de Dole.',
    colour: 'saffron',
    pictures: ['mirror', 'mirror:detail', 'mirror:scene'],
    fields: { product: 'Miroir', colour: 'jaune', condition: 'bon-etat' },
  },
  {
    slug: 'estampe-de-dunes',
    seller: 'lucie-nancy',
    price: 35,
    title: 'Grande estampe de dunes dans son cadre en chêne',
    description:
      'Trouvée à Nancy chez un encadreur qui partait à la retraite. Dunes jaunes sous un ciel crème, 70 × 50 cm, sous verre. Un coin du cadre est retouché au feutre. À retirer près du parc de la Pépinière.',
    colour: 'saffron',
    pictures: ['picture-frame', 'picture-frame:detail'],
    fields: { product: 'Cadre', colour: 'jaune', condition: 'bon-etat' },
  },
  {
    slug: 'serigraphie-formes-rondes',
    seller: 'jules-briancon',
    price: 95,
    delivery: 'only',
    title: 'Sérigraphie abstraite des années 70, encadrée sous verre',
    description:
      'Formes rondes, ocre et terre cuite, numérotée 38/120. Achetée à Briançon dans un atelier disparu depuis. Cadre noir et passe-partout neufs, 50 × 60 cm. Mon dentiste a la même, c’est dire si elle calme. Envoi soigné et suivi.',
    colour: 'terracotta',
    pictures: ['picture-frame', 'picture-frame:scene'],
    fields: { product: 'Tableau', colour: 'multicolore', condition: 'bon-etat' },
  },
  {
    slug: 'tapis-jaune-a-donner',
    seller: 'catherine-arras',
    price: 'gift',
    title: 'Donne tapis jaune moutarde à losanges, 120 × 170 cm',
    description:
      'Tapis de chambre, lavé, avec une tache d’encre que l’on cache sous le pied du lit. Doux et épais. À prendre à Arras, je l’ai roulé et ficelé dans l’entrée.',
    colour: 'saffron',
    pictures: ['rug', 'rug:detail'],
    fields: { product: 'Tapis', colour: 'jaune', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'vase-gres-alsace',
    seller: 'anne-riquewihr',
    price: 32,
    delivery: 'too',
    title: 'Grand vase en grès gris et bleu de Betschdorf',
    description:
      'Décor de fleurs gravées, émail au sel, 34 cm. Offert par la commune à mon père pour ses trente ans de pompier. Un petit cheveu sous le pied, sans fuite. Superbe avec trois branches de mirabellier.',
    colour: 'stone',
    pictures: ['vase', 'vase:back'],
    fields: { product: 'Vase', colour: 'gris', condition: 'bon-etat' },
  },
  {
    slug: 'recherche-grand-tapis',
    seller: 'estelle-clermont',
    price: 200,
    wanted: true,
    title: 'Cherche grand tapis de laine pour salon sonore',
    description:
      'Plafonds hauts, parquet et deux enfants : notre salon résonne comme une gare. Je cherche un tapis d’au moins 250 × 300 cm, tons chauds, propre et sans mites. Puy-de-Dôme ou Allier.',
    pictures: ['rug'],
    fields: { product: 'Tapis' },
  },
];
