import type { ListingSource } from '../ListingSource';

export const enfants: readonly ListingSource[] = [
  {
    slug: 'poussette-trio-grise',
    seller: 'pauline-lille',
    price: 260,
    title: 'Poussette trio : nacelle, coque et hamac, gris chiné',
    description:
      'Elle a promené notre petite Jeanne dans tout le Vieux-Lille, pavés compris. Nacelle de la naissance à 6 mois, coque groupe 0+, hamac jusqu’à 3 ans. Roues avant pivotantes, panier immense. Tissu lavé à 30 degrés, poignée un peu usée. Habillage de pluie et adaptateurs fournis.',
    colour: 'stone',
    pictures: ['stroller', 'stroller:detail', 'stroller:scene'],
    fields: {
      childProduct: 'poussettes-et-sieges',
      ageRange: '0-a-12-mois',
      brand: 'Bébé Confort',
      condition: 'tres-bon-etat',
    },
  },
  {
    slug: 'berceau-bois-bascule',
    seller: 'soizic-cancale',
    price: 75,
    title: 'Berceau en bois à bascule, fabriqué par un grand-père',
    description:
      'Hêtre et frêne, chevilles sans une vis, le balancement se bloque par une cale. Quatre bébés y ont dormi. Matelas de 80 × 40 cm neuf. Cire d’abeille uniquement. Nous le prêterions volontiers, mais il n’y a plus de cousins en vue.',
    colour: 'sand',
    pictures: ['cradle', 'cradle:detail', 'cradle:scene'],
    fields: { childProduct: 'mobilier', ageRange: '0-a-12-mois', condition: 'bon-etat' },
  },
  {
    slug: 'jouets-bois-train',
    seller: 'simon-dijon',
    price: 40,
    delivery: 'too',
    title: 'Jouets en bois : circuit de train de 80 pièces et gare',
    description:
      'Rails compatibles avec les grandes marques, viaduc, gare, passage à niveau et onze wagons aimantés. Un essieu recollé. Des heures de silence relatif garanties. Le tout dans une caisse à roulettes.',
    colour: 'terracotta',
    pictures: ['wooden-toys', 'wooden-toys:detail', 'wooden-toys:scene'],
    fields: { childProduct: 'jouets', ageRange: '3-a-6-ans', brand: 'Brio', condition: 'bon-etat' },
  },
  {
    slug: 'siege-auto-pivotant',
    seller: 'gabriel-paris',
    price: 140,
    title: 'Siège auto pivotant i-Size, de la naissance à 4 ans',
    description:
      'Isofix, rotation à 360 degrés, dos à la route jusqu’à 105 cm. Jamais accidenté, facture de 2022 à l’appui. Housse lavée, réducteur nouveau-né présent. Miettes de biscuit extraites au coton-tige.',
    colour: 'night',
    pictures: ['car-seat', 'car-seat:detail'],
    fields: { childProduct: 'poussettes-et-sieges', ageRange: '0-a-12-mois', brand: 'Cybex', condition: 'bon-etat' },
  },
  {
    slug: 'rehausseur-groupe-2-3',
    seller: 'karine-belfort',
    price: 35,
    title: 'Rehausseur avec dossier groupe 2-3, têtière réglable',
    description:
      'Deuxième voiture, donc peu utilisé. Largeur et hauteur se règlent jusqu’à 12 ans environ. Accoudoir gauche marqué par un ceinturon. Homologation R44/04, notice collée sous le siège.',
    colour: 'teal',
    pictures: ['car-seat', 'car-seat:scene'],
    fields: { childProduct: 'poussettes-et-sieges', ageRange: '6-a-10-ans', brand: 'Chicco', condition: 'bon-etat' },
  },
  {
    slug: 'landau-jaune-vacances',
    seller: 'ange-porto-vecchio',
    price: 45,
    title: 'Landau jaune à grandes roues pour petites vacances',
    description:
      'Landau de grands-parents : nacelle profonde, capote allongée contre le soleil. Roues qui ont connu le sable mais tournent bien. Guidon un peu collant, regainé de tissu. Se replie dans un grand coffre.',
    colour: 'saffron',
    pictures: ['stroller', 'stroller:back'],
    fields: { childProduct: 'poussettes-et-sieges', ageRange: '0-a-12-mois', condition: 'bon-etat' },
  },
  {
    slug: 'jouets-premier-age-bois',
    seller: 'nolwenn-dinan',
    price: 25,
    delivery: 'too',
    title: 'Lot de jouets d’éveil en bois : cubes, boulier, pyramide',
    description:
      'Peintures à l’eau, coins arrondis, quelques traces de quenottes. Douze cubes, un boulier, une pyramide d’anneaux et une coccinelle à tirer. Désinfectés au vinaigre blanc. Idéal assistante maternelle.',
    colour: 'saffron',
    pictures: ['wooden-toys', 'wooden-toys:back'],
    fields: { childProduct: 'jouets', ageRange: '1-a-3-ans', brand: 'Janod', condition: 'bon-etat' },
  },
  {
    slug: 'jeux-societe-famille-lot',
    seller: 'fanny-mende',
    price: 50,
    title: 'Lot de sept jeux de société en famille, dès 6 ans',
    description:
      'Les Aventuriers du rail junior, Dixit, Dobble, un jeu de coopération dans un verger… Tous comptés et complets, sauf un pion remplacé par un bouton. Longs hivers lozériens oblige, nous en avons trop.',
    colour: 'plum',
    pictures: ['board-game', 'board-game:detail'],
    fields: { childProduct: 'jouets', ageRange: '6-a-10-ans', condition: 'bon-etat' },
  },
  {
    slug: 'robe-cortege-fille-rose',
    seller: 'camille',
    price: 28,
    delivery: 'too',
    title: 'Robe de cortège fille rose, 10 ans, portée une fois',
    description:
      'Pour le mariage de ma cousine, et depuis dans une housse. Jupe qui tourne, ceinture à nouer, doublure en coton. Un ourlet de 3 cm peut être redescendu. Angers ou envoi.',
    colour: 'rose',
    pictures: ['dress', 'dress:scene'],
    fields: { childProduct: 'vetements', ageRange: '10-ans-et-plus', condition: 'tres-bon-etat' },
  },
  {
    slug: 'berceau-cododo',
    seller: 'coralie-montauban',
    price: 85,
    title: 'Berceau cododo blanc avec matelas et draps',
    description:
      'Se fixe au lit des parents par deux sangles, hauteur réglable sur six crans. Utilisé cinq mois puis déserté au profit de nos bras. Matelas respirant, trois draps-housses. Démonté, il tient dans un coffre de citadine.',
    colour: 'cream',
    pictures: ['cradle', 'cradle:detail'],
    fields: { childProduct: 'mobilier', ageRange: '0-a-12-mois', brand: 'Chicco', condition: 'tres-bon-etat' },
  },
  {
    slug: 'jouets-bois-a-donner',
    seller: 'sandrine-beauvais',
    price: 'gift',
    title: 'Donne caisse de jouets en bois et dînette',
    description:
      'Dînette, quilles, un bateau sans mât et une toupie qui chante faux. Tout est solide et lavable. Pour une crèche, une salle d’attente ou une maison de vacances. À prendre à Beauvais, la caisse est dans l’entrée.',
    colour: 'sage',
    pictures: ['wooden-toys', 'wooden-toys:scene'],
    fields: { childProduct: 'jouets', ageRange: '3-a-6-ans', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'poussette-robuste-terracotta',
    seller: 'aurelie-cergy',
    price: 120,
    title: 'Poussette tout chemin terracotta, hamac réversible',
    description:
      'Hamac qui se tourne face aux parents ou face au monde, inclinable à plat. Grandes roues, bonnes suspensions, elle a fait toutes les forêts du Vexin. Capote ternie, freins refaits. Notre fille marche maintenant, en sens opposé au nôtre bien entendu.',
    colour: 'terracotta',
    pictures: ['stroller', 'stroller:scene'],
    fields: { childProduct: 'poussettes-et-sieges', ageRange: '1-a-3-ans', brand: 'Chicco', condition: 'bon-etat' },
  },
  {
    slug: 'recherche-poussette-course',
    seller: 'sophie-chambery',
    price: 150,
    wanted: true,
    title: 'Recherche poussette tout-terrain à trois roues',
    description:
      'Pour continuer à courir au bord du lac avec notre fils de huit mois. Roues à air, frein à main, bonne suspension. Traces d’usage bienvenues, jeu dans la roue avant un peu moins. Savoie et Haute-Savoie.',
    pictures: ['stroller'],
    fields: { childProduct: 'poussettes-et-sieges', ageRange: '0-a-12-mois' },
  },
  {
    slug: 'siege-auto-groupe-1-raye',
    seller: 'jessica-mont-de-marsan',
    price: 50,
    title: 'Siège auto groupe 1 face à la route, housse rayée',
    description:
      'De 9 à 18 kg, fixation par ceinture, donc compatible avec toutes les voitures. Acheté neuf, jamais accidenté. Sangles nettoyées, boucle qui clique bien. Notre fils passe au rehausseur et réclame le même en bleu.',
    colour: 'terracotta',
    pictures: ['car-seat', 'car-seat:back'],
    fields: { childProduct: 'poussettes-et-sieges', ageRange: '1-a-3-ans', brand: 'Nania', condition: 'bon-etat' },
  },
];
