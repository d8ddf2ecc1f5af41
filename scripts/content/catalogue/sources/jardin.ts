import type { ListingSource } from '../ListingSource';

export const jardin: readonly ListingSource[] = [
  {
    slug: 'plantes-appartement-lot',
    seller: 'rose-montpellier',
    price: 55,
    title: 'Lot de cinq plantes d’intérieur avec leurs pots en terre cuite',
    description:
      'Monstera, pothos, deux succulentes et un ficus capricieux, tous en pleine forme. Je pars six mois à l’étranger et ne veux pas les voir sécher. Pots de 14 à 26 cm avec soucoupes. Je joins une petite fiche d’arrosage pour chacune. Bons foyers uniquement !',
    colour: 'terracotta',
    pictures: ['plant-pots', 'plant-pots:detail', 'plant-pots:scene'],
    fields: { product: 'Plantes', condition: 'tres-bon-etat' },
  },
  {
    slug: 'tondeuse-thermique-honda',
    seller: 'francois-blois',
    price: 230,
    title: 'Tondeuse tractée Honda, coupe 53 cm, révisée',
    description:
      'Moteur quatre temps, démarre au premier coup de lanceur. Lame affûtée, vidange et bougie neuves. Bac de ramassage recousu solidement. Nous avons remplacé la pelouse par une prairie, elle n’a plus rien à manger.',
    colour: 'terracotta',
    pictures: ['lawnmower', 'lawnmower:detail'],
    fields: { product: 'Tondeuse', condition: 'bon-etat' },
  },
  {
    slug: 'table-pliante-deux-chaises',
    seller: 'mireille-uzes',
    price: 80,
    title: 'Table de jardin pliante et deux chaises vert sauge',
    description:
      'Métal repeint au printemps, lattes en bois huilé. Se plie contre le mur du balcon. Un pied à recaler avec une pièce de monnaie, comme au café. Deux galettes de chaise offertes.',
    colour: 'sage',
    pictures: ['garden-table', 'garden-table:detail', 'garden-table:scene'],
    fields: { product: 'Salon de jardin', condition: 'bon-etat' },
  },
  {
    slug: 'parasol-droit-3-m',
    seller: 'johan-nimes',
    price: 60,
    title: 'Parasol droit 3 m à bandes orange et bleu nuit',
    description:
      'Toile déperlante rangée chaque hiver, teinte un peu passée sur le dessus. Mât en deux parties, poulie et corde. Pied en béton de 30 kg, un peu ébréché. Il grince, il l’a toujours fait.',
    colour: 'terracotta',
    pictures: ['parasol', 'parasol:scene'],
    fields: { product: 'Parasol', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'barbecue-charbon-emaille',
    seller: 'severine-carcassonne',
    price: 70,
    title: 'Barbecue à charbon rond émaillé noir, 57 cm, couvercle',
    description:
      'Grille en inox récente, cendrier qui se vide d’un geste. Une poignée a roussi un soir de vent d’autan. Housse et cheminée d’allumage fournies. Nous sommes passés à la plancha sous la pression des enfants.',
    colour: 'night',
    pictures: ['barbecue', 'barbecue:detail', 'barbecue:scene'],
    fields: { product: 'Barbecue', condition: 'bon-etat' },
  },
  {
    slug: 'plantes-vertes-petits-prix',
    seller: 'pepiniere-du-val',
    price: 14,
    delivery: 'too',
    title: 'Plantes vertes d’intérieur à petits prix, fin de saison',
    description:
      'Monsteras, sansevières, caoutchoucs et calathéas cultivés dans nos serres du Loiret, sans traitement de synthèse. Pots de 12 à 20 cm. Prix par plante, dégressif dès cinq. Expédition en carton calé deux fois par semaine, conseils d’entretien joints.',
    colour: 'rose',
    pictures: ['plant-pots', 'plant-pots:scene'],
    fields: { product: 'Plantes', condition: 'etat-neuf' },
  },
  {
    slug: 'grandes-plantes-decor-entreprise',
    seller: 'pepiniere-du-val',
    price: 240,
    delivery: 'too',
    title: 'Grandes plantes en pot de retour de location',
    description:
      'Un an dans un hall d’entreprise, elles demandent de la compagnie. Monsteras et langues de belle-mère de 90 à 150 cm, rempotées par nos soins. Prix pour quatre plantes. Livraison dans le Loiret, sur palette ailleurs. Reprise garantie un an si elles sont arrosées.',
    colour: 'terracotta',
    pictures: ['plant-pots', 'plant-pots:back'],
    fields: { product: 'Plantes', condition: 'etat-neuf' },
  },
  {
    slug: 'tondeuse-thermique-compacte',
    seller: 'brigitte-la-roche',
    price: 110,
    title: 'Tondeuse thermique compacte, coupe 40 cm, jaune',
    description:
      'Maniable entre les massifs, idéale pour un petit terrain. Bougie et filtre neufs, lame affûtée, bac propre. Le levier de hauteur accroche sur le cran du milieu. Nous partons vivre en appartement.',
    colour: 'saffron',
    pictures: ['lawnmower', 'lawnmower:back'],
    fields: { product: 'Tondeuse', condition: 'tres-bon-etat' },
  },
  {
    slug: 'table-jardin-bois-chaises',
    seller: 'cedric-laval',
    price: 90,
    title: 'Table de jardin en bois avec deux chaises pliantes',
    description:
      'Bois devenu gris argenté, un coup de ponceuse lui rendra son miel. Chaises à lattes, charnières graissées. Deux lattes refixées avec des vis inox. Hivernée sous le hangar chaque année.',
    colour: 'sand',
    pictures: ['garden-table', 'garden-table:back'],
    fields: { product: 'Salon de jardin', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'boutures-a-donner',
    seller: 'camille',
    price: 'gift',
    title: 'Donne boutures de monstera, pothos et plantes grasses',
    description:
      'La véranda déborde. Une quinzaine de godets déjà enracinés et quelques feuilles de sansevière à repiquer. Apportez vos pots vides et une petite cagette. À Angers, échange contre graines de fleurs bienvenu.',
    colour: 'terracotta',
    pictures: ['plant-pots', 'plant-pots:detail'],
    fields: { product: 'Plantes', condition: 'tres-bon-etat' },
  },
  {
    slug: 'recherche-pots-terre-cuite',
    seller: 'elise-ornans',
    price: 30,
    wanted: true,
    title: 'Cherche grands pots en terre cuite et jardinières',
    description:
      'Je démarre un jardin partagé dans la vallée de la Loue, sur une ancienne cour bétonnée. Pots de plus de 40 cm, bacs en bois ou en zinc, même ébréchés : tout nous intéresse à petit prix. Nous donnerons des courgettes, c’est certain.',
    pictures: ['plant-pots'],
    fields: { product: 'Pots' },
  },
  {
    slug: 'barbecue-boule-gris',
    seller: 'christophe-epinal',
    price: 60,
    title: 'Barbecue boule gris sur trépied, deux grilles et housse',
    description:
      'Acheté pour une fête, utilisé ensuite pour deux saucisses. Cuve émaillée grise sans éclat, grille en fonte à recuire. Roulettes qui n’aiment pas le gravier. Un demi-sac de charbon offert.',
    colour: 'stone',
    pictures: ['barbecue', 'barbecue:scene'],
    fields: { product: 'Barbecue', condition: 'tres-bon-etat' },
  },
  {
    slug: 'jarres-anduze-vernissees',
    seller: 'paulette-cotignac',
    price: 150,
    title: 'Pots vernissés façon Anduze et leurs plantes vertes',
    description:
      'Pots à guirlandes de 20 à 45 cm, vernis miel, un éclat au col de l’un. Les plantes ont cinq ans et ne craignent que l’excès d’eau. Trop lourds pour mon dos, désormais. Prévoyez deux bras et une couverture.',
    colour: 'saffron',
    pictures: ['plant-pots', 'plant-pots:back', 'plant-pots:detail'],
    fields: { product: 'Pots', condition: 'bon-etat' },
  },
];
