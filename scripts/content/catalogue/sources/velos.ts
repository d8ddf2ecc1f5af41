import type { ListingSource } from '../ListingSource';

export const velos: readonly ListingSource[] = [
  {
    slug: 'velo-ville-peugeot',
    seller: 'claire-nantes',
    price: 150,
    title: 'Vélo de ville Peugeot 28 pouces, selle en cuir',
    description:
      'Le vélo de ma tante, remis en selle par un atelier du quai : freins, câbles, pneus et chaîne neufs. Cadre mixte, trois vitesses dans le moyeu, selle en cuir bien faite, garde-boue et porte-bagages d’origine. Quelques éclats de peinture qui font son charme. Il tourne comme une horloge et cherche une nouvelle promeneuse.',
    colour: 'sage',
    pictures: ['city-bike', 'city-bike:detail', 'city-bike:scene', 'city-bike:back'],
    fields: { bicycleType: 'ville', frameSize: 'm', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'velo-electrique-bleu-canard',
    seller: 'alice-bordeaux',
    price: 1450,
    title: 'Vélo électrique bleu canard, batterie 500 Wh, sacoches',
    description:
      'Moteur central silencieux, batterie amovible qui tient encore 70 km en ville. Révisé à 3 000 km, pneus anticrevaison récents. Il a remplacé notre deuxième voiture pendant quatre ans. Une éraflure sur le garde-boue arrière. Essai au bord de la Garonne quand vous voulez.',
    colour: 'teal',
    pictures: ['electric-bike', 'electric-bike:scene', 'electric-bike:detail'],
    fields: { bicycleType: 'ville', frameSize: 'm', electric: true, battery: 500, condition: 'bon-etat' },
  },
  {
    slug: 'velo-route-carbone',
    seller: 'timothee-chamonix',
    price: 1250,
    title: 'Vélo de route carbone taille M, groupe 105 à disques',
    description:
      'Cadre carbone sans choc ni réparation, 7,9 kg sur la balance avec les pédales. Groupe 105 onze vitesses, cassette et chaîne neuves. Roues alu solides, pneus de 28 mm. Je monte désormais les cols en courant… Facture d’origine fournie.',
    pictures: ['road-bike', 'road-bike:detail', 'road-bike:scene'],
    fields: { bicycleType: 'route', frameSize: 'm', electric: false, condition: 'tres-bon-etat' },
  },
  {
    slug: 'vtt-tout-suspendu-29',
    seller: 'bastien-albertville',
    price: 1490,
    title: 'VTT tout-suspendu 29 pouces, fourche 140 mm révisée',
    description:
      'VTT d’enduro en aluminium, taille L. Fourche et amortisseur révisés à l’intersaison, freins purgés, tige de selle télescopique. Bases griffées par les pierres, rien de structurel. Vendu avec une paire de pneus boue. Possibilité de l’essayer sur les sentiers de l’Arly.',
    colour: 'night',
    pictures: ['mountain-bike', 'mountain-bike:scene', 'mountain-bike:detail'],
    fields: { bicycleType: 'vtt', frameSize: 'l', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'velos-enfants-20-24-pouces',
    seller: 'sandrine-beauvais',
    price: 120,
    title: 'Deux vélos enfants, 20 et 24 pouces, entretenus par papa',
    description:
      'Lot de deux vélos : un 20 pouces vert à partir de 6 ans, un 24 pouces bleu à partir de 9 ans. Freins réglés, chambres à air neuves, béquilles. Le guidon du petit a perdu un embout. Je préfère les vendre ensemble, 70 euros pièce sinon.',
    colour: 'sage',
    pictures: ['kids-bike', 'kids-bike:detail'],
    fields: { bicycleType: 'enfant', frameSize: 'enfant', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'velo-electrique-hollandais',
    seller: 'cycles-bellerive',
    price: 1390,
    title: 'Vélo électrique hollandais reconditionné, garanti 1 an',
    description:
      'Reconditionné dans notre atelier strasbourgeois : roulements, freins et câblage remplacés, batterie testée à 88 % de sa capacité. Moteur dans la roue avant, cadre bas très confortable, antivol de cadre. Livré réglé à votre taille. Éligible aux aides locales, facture au nom de l’acheteur.',
    pictures: ['electric-bike', 'electric-bike:detail'],
    fields: { bicycleType: 'ville', frameSize: 'm', electric: true, battery: 417, condition: 'reconditionne' },
  },
  {
    slug: 'gravel-acier-bleu-petrole',
    seller: 'theo-toulouse',
    price: 980,
    title: 'Gravel en acier bleu pétrole, idéal voyage à vélo',
    description:
      'Cadre acier confortable, multiples œillets pour porte-bagages et gourdes. Je l’ai mené de Toulouse à Sète puis jusqu’en Galice. Transmission monoplateau changée en route, pneus de 42 mm presque neufs. Petit coup sur le tube supérieur, repris à la laque. Taille M, je mesure 1,75 m.',
    colour: 'teal',
    pictures: ['road-bike', 'road-bike:scene', 'road-bike:back'],
    fields: { bicycleType: 'gravel', frameSize: 'm', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'velo-urbain-monovitesse-rouge',
    seller: 'thomas-paris',
    price: 230,
    title: 'Vélo urbain rouge monovitesse, courroie silencieuse',
    description:
      'Ni dérailleur ni graisse sur le pantalon : une courroie en carbone et l’on n’y pense plus. Révision complète chez un vélociste du 18e, patins et pneus changés. Rayures d’antivol sur le cadre. Numéro de marquage transmis à la vente.',
    colour: 'terracotta',
    pictures: ['city-bike', 'city-bike:detail', 'city-bike:scene'],
    fields: { bicycleType: 'ville', frameSize: 'l', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'course-vintage-motobecane',
    seller: 'paul-laon',
    price: 260,
    title: 'Motobécane de course 1978, tubes Reynolds, tout d’origine',
    description:
      'Beau vélo de course de la grande époque, taille 56. Dérailleurs Huret, pédalier Stronglight, jantes en aluminium. Boyaux à remplacer, cocottes craquelées. Convient à un amateur pour l’Anjou Vélo Vintage ou à une restauration sans fin. Documents d’époque joints.',
    colour: 'saffron',
    pictures: ['road-bike', 'road-bike:detail'],
    fields: { bicycleType: 'vintage', frameSize: 'l', electric: false, condition: 'etat-satisfaisant' },
  },
  {
    slug: 'vtc-homme-grande-taille',
    seller: 'olivier-vienne',
    price: 280,
    title: 'VTC grande taille pour homme d’1,90 m, ViaRhôna prêt',
    description:
      'Vélo tout chemin taille XL, 24 vitesses, fourche suspendue. Porte-bagages, béquille, éclairage à dynamo dans le moyeu. Il a descendu la ViaRhôna jusqu’à la mer. Selle changée pour une plus douce, l’ancienne est donnée avec.',
    pictures: ['city-bike', 'city-bike:back'],
    fields: { bicycleType: 'vtc', frameSize: 'xl', electric: false, condition: 'tres-bon-etat' },
  },
  {
    slug: 'velo-a-donner-a-reparer',
    seller: 'romain-bourges',
    price: 'gift',
    title: 'Donne vieux vélo de ville à réparer',
    description:
      'Roue arrière voilée, freins à refaire, mais cadre sain et selle correcte. Il conviendrait à un atelier d’auto-réparation ou à un bricoleur patient. À venir chercher à Bourges en soirée. Je préfère le donner que le voir partir à la benne.',
    pictures: ['city-bike'],
    fields: { bicycleType: 'ville', frameSize: 'm', electric: false, condition: 'pour-pieces' },
  },
  {
    slug: 'velo-enfant-14-pouces-jaune',
    seller: 'camille',
    price: 40,
    title: 'Vélo enfant 14 pouces jaune, dès 3 ans, roues stables',
    description:
      'Première monture de mon fils, qui réclame maintenant des vitesses. Freins à main doux pour les petites poignes, petites roues amovibles. Le vernis est usé là où les pieds traînaient. À retirer à Angers près de la gare.',
    colour: 'saffron',
    pictures: ['kids-bike', 'kids-bike:scene'],
    fields: { bicycleType: 'enfant', frameSize: 'enfant', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'vtc-electrique-moteur-bosch',
    seller: 'atelier-bicyclette',
    price: 2190,
    title: 'VTC électrique à moteur Bosch, 1 800 km, garanti un an',
    description:
      'Reprise d’un client régulier, historique complet dans notre carnet. Diagnostic Bosch fourni : batterie 500 Wh à 93 %. Transmission et plaquettes neuves, sacoches offertes. Essai sur place à Grenoble, paiement en trois fois accepté.',
    pictures: ['electric-bike', 'electric-bike:back', 'electric-bike:detail'],
    fields: { bicycleType: 'vtc', frameSize: 'l', electric: true, battery: 500, condition: 'reconditionne' },
  },
  {
    slug: 'velo-mixte-gitane',
    seller: 'vincent-besancon',
    price: 170,
    title: 'Vélo mixte Gitane prune des années 80, dix vitesses',
    description:
      'Il a descendu l’EuroVelo 6 jusqu’à Nantes sans une crevaison. Cadre acier mixte taille 54, potence et cintre d’origine, gaines neuves. Les freins couinent par temps humide, cela prévient les promeneurs. Sacoches en toile cirée données avec.',
    colour: 'plum',
    pictures: ['city-bike', 'city-bike:scene'],
    fields: { bicycleType: 'vintage', frameSize: 'm', electric: false, condition: 'bon-etat' },
  },
  {
    slug: 'velo-fille-16-pouces-rose',
    seller: 'josiane-agen',
    price: 45,
    title: 'Vélo fille 16 pouces rose, fanion et petites roues',
    description:
      'Acheté pour les vacances de ma petite-fille, il a roulé deux étés dans la cour. Fanion pour être vue, sonnette qui tinte fort, petites roues amovibles. Une poignée effilochée. Rangé au sec, à retirer à Agen.',
    colour: 'rose',
    pictures: ['kids-bike', 'kids-bike:back'],
    fields: { bicycleType: 'enfant', frameSize: 'enfant', electric: false, condition: 'tres-bon-etat' },
  },
  {
    slug: 'recherche-velo-electrique-mixte',
    seller: 'ines-paris',
    price: 900,
    wanted: true,
    title: 'Recherche vélo électrique mixte pour trajets quotidiens',
    description:
      'Je cherche un vélo à assistance électrique de moins de 22 kg, cadre mixte, batterie amovible (je la monterai chez moi). Taille S ou M, je mesure 1,62 m. Facture ou preuve d’achat demandée, merci de votre compréhension. Paris et petite couronne.',
    pictures: ['electric-bike'],
    fields: { bicycleType: 'ville', frameSize: 's', electric: true },
  },
  {
    slug: 'velo-ville-atelier-grenoble',
    seller: 'atelier-bicyclette',
    price: 240,
    delivery: 'too',
    title: 'Vélo de ville bleu remis à neuf, huit vitesses, garanti',
    description:
      'Cadre récupéré, sablé et repeint, moyeux et pédalier neufs, éclairage à dynamo. Monté par nos apprentis et contrôlé par le chef d’atelier. Marquage antivol compris dans le prix. Garantie un an, première révision offerte.',
    colour: 'teal',
    pictures: ['city-bike', 'city-bike:back', 'city-bike:detail'],
    fields: { bicycleType: 'ville', frameSize: 'l', electric: false, condition: 'reconditionne' },
  },
];
