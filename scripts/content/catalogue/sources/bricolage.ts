import type { ListingSource } from '../ListingSource';

export const bricolage: readonly ListingSource[] = [
  {
    slug: 'perceuse-visseuse-makita',
    seller: 'didier-vesoul',
    price: 110,
    delivery: 'too',
    title: 'Perceuse-visseuse Makita 18 V, deux batteries, coffret',
    description:
      'Outil de professionnel servi sur un seul chantier, ma maison. Deux batteries de 3 Ah, chargeur rapide, coffret empilable. Mandrin sans jeu. Des traces de plâtre que je n’ai pas cherché à cacher. Essai avec vos propres vis si vous le souhaitez.',
    colour: 'teal',
    pictures: ['drill', 'drill:detail', 'toolbox'],
    fields: { product: 'Perceuse', brand: 'Makita', condition: 'bon-etat' },
  },
  {
    slug: 'caisse-outils-metal-garnie',
    seller: 'marcel-thiers',
    price: 75,
    title: 'Caisse à outils en métal garnie, fabrication française',
    description:
      'Cinq cases qui s’ouvrent en accordéon. Clés plates de 6 à 24, marteaux, tournevis, pinces, limes de Thiers : de quoi monter ou démonter une vie. Rouille de surface sur deux clés. Je m’en sépare, mes mains ne suivent plus.',
    colour: 'terracotta',
    pictures: ['toolbox', 'toolbox:detail'],
    fields: { product: 'Caisse à outils', brand: 'Facom', condition: 'bon-etat' },
  },
  {
    slug: 'escabeau-aluminium',
    seller: 'guillaume-bayeux',
    price: 55,
    title: 'Escabeau en aluminium sept marches, garde-corps',
    description:
      'Stable et léger, patins neufs, tablette pour le pot de peinture. Il a servi à peindre des volets face à la mer. Une marche marquée par une sangle. Il tient dans une voiture, siège passager incliné.',
    colour: 'stone',
    pictures: ['ladder', 'ladder:detail'],
    fields: { product: 'Échelle', brand: 'Tubesca', condition: 'bon-etat' },
  },
  {
    slug: 'pots-peinture-restes',
    seller: 'emma-rouen',
    price: 35,
    title: 'Peinture murale : 10 L de blanc et 5 L de vert amande',
    description:
      'Restes de chantier jamais ouverts, achetés en trop. Finition mate lessivable, marque de magasin spécialisé, fabrication de l’an dernier. Rouleau et bac offerts. À retirer à Rouen rive gauche.',
    colour: 'sage',
    pictures: ['paint', 'paint:detail'],
    fields: { product: 'Peinture', brand: 'Tollens', condition: 'etat-neuf' },
  },
  {
    slug: 'peinture-chaux-ocre',
    seller: 'andre-pezenas',
    price: 60,
    title: 'Badigeon à la chaux ocre, quatre seaux de 5 litres',
    description:
      'Préparé avec des pigments de Roussillon pour une façade qui a finalement changé de couleur, décision de la mairie. Seaux fermés, à remuer avant emploi. De quoi couvrir environ 60 m² en deux passes. Je prête la brosse à badigeon si vous me la rapportez.',
    colour: 'saffron',
    pictures: ['paint', 'paint:scene'],
    fields: { product: 'Peinture', condition: 'etat-neuf' },
  },
  {
    slug: 'perceuse-percussion-bosch-18-v',
    seller: 'jean-luc-privas',
    price: 95,
    title: 'Perceuse à percussion sans fil Bosch 18 V, coffret',
    description:
      'Puissante et bien équilibrée, elle a percé des murs en basalte. Mandrin propre, une batterie de 4 Ah récente et une de 2 Ah plus ancienne. Dix forets de 4 à 12 mm. J’ai fini mes travaux et mes voisins s’en réjouissent.',
    colour: 'teal',
    pictures: ['drill', 'drill:detail', 'drill:scene'],
    fields: { product: 'Perceuse', brand: 'Bosch', condition: 'bon-etat' },
  },
  {
    slug: 'escabeau-bois-ancien',
    seller: 'adrien-chalon',
    price: 55,
    title: 'Escabeau ancien en bois de bibliothécaire, six marches',
    description:
      'Marches usées au milieu, charnières en laiton, ficelle de retenue refaite. Encore solide pour un poids raisonnable, superbe pour sécher des serviettes ou poser des plantes. Il sort du grenier de ma belle-mère, avec son accord.',
    colour: 'sand',
    pictures: ['ladder', 'ladder:scene'],
    fields: { product: 'Échelle', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'perceuse-sans-fil-12-v',
    seller: 'karim',
    price: 35,
    title: 'Petite perceuse sans fil 12 V jaune, coffret d’embouts',
    description:
      'Achetée pour poser des étagères, les étagères sont posées. Légère, deux vitesses, lampe qui éclaire la vis. Une batterie et son chargeur, trente embouts dont il manque un cruciforme. Rendez-vous à Villeurbanne.',
    colour: 'saffron',
    pictures: ['drill', 'drill:back'],
    fields: { product: 'Perceuse', brand: 'Ryobi', condition: 'tres-bon-etat' },
  },
  {
    slug: 'vieux-outils-a-donner',
    seller: 'alain-sancerre',
    price: 'gift',
    title: 'Donne caisse de vieux outils de tonnelier et de menuisier',
    description:
      'Bouvets, planes, serre-joints en bois et une caisse rouillée mais entière. Des galeries de vers anciennes, traitées depuis longtemps. Le tout dort au fond d’un chai : venez à deux, je paie le verre.',
    pictures: ['toolbox', 'toolbox:scene'],
    fields: { product: 'Caisse à outils', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'recherche-grand-escabeau',
    seller: 'ghislaine-cordes',
    price: 120,
    wanted: true,
    title: 'Recherche grand escabeau ou petit échafaudage',
    description:
      'Pour rejointoyer un pignon en pierre tout au long de l’hiver. Plateforme à 3 m au moins, aluminium de préférence. Je peux aussi louer le matériel quelques semaines si vous ne souhaitez pas le vendre.',
    pictures: ['ladder'],
    fields: { product: 'Échelle' },
  },
  {
    slug: 'perceuse-filaire-a-nettoyer',
    seller: 'gerard-amboise',
    price: 20,
    title: 'Perceuse filaire ancienne, mandrin à clé, à nettoyer',
    description:
      'Elle a monté toutes les cloisons de la maison et tourne encore sans broncher. Carter poussiéreux, charbons changés il y a deux ans, clé de mandrin fournie. Un bon coup de chiffon et elle repart pour un tour.',
    pictures: ['drill'],
    fields: { product: 'Perceuse', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'perceuse-percussion-filaire-650-w',
    seller: 'amandine-grenoble',
    price: 45,
    title: 'Perceuse à percussion filaire 650 W, butée de profondeur',
    description:
      'Achetée pour un seul mur en béton, qui a cédé. Câble de trois mètres, poignée latérale et butée de profondeur. Aucun coffret, mais une sacoche en toile.',
    colour: 'teal',
    pictures: ['drill', 'drill:detail'],
    fields: { product: 'Perceuse', brand: 'Black & Decker', condition: 'bon-etat' },
  },
  {
    slug: 'perceuse-sans-fil-14-v',
    seller: 'christophe-epinal',
    price: 50,
    title: 'Perceuse sans fil 14,4 V, chargeur rapide, coffret usé',
    description:
      'Mandrin de 10 mm, couple réglable, batterie qui tient une après-midi de meubles à monter. Le coffret ferme avec un élastique. Je passe au modèle supérieur.',
    pictures: ['drill'],
    fields: { product: 'Perceuse', brand: 'Skil', condition: 'bon-etat' },
  },
  {
    slug: 'perceuse-visseuse-compacte-rouge',
    seller: 'laura-sete',
    price: 60,
    title: 'Perceuse-visseuse compacte rouge, deux batteries 12 V',
    description:
      'Petite, légère, parfaite au-dessus de la tête. Deux batteries dont une de cette année, chargeur, clip de ceinture. Je garde mes vis, je vous laisse les embouts.',
    colour: 'terracotta',
    pictures: ['drill', 'drill:back'],
    fields: { product: 'Perceuse', brand: 'Einhell', condition: 'tres-bon-etat' },
  },
  {
    slug: 'perceuse-colonne-etabli',
    seller: 'didier-vesoul',
    price: 75,
    title: 'Perceuse d’établi sur colonne, cinq vitesses, étau fourni',
    description:
      'Colonne de 58 cm, mandrin de 13 mm, courroie neuve. Socle en fonte légèrement piqué, sans jeu. Prévoyez deux bras et un coffre solide : elle pèse 17 kg.',
    colour: 'stone',
    pictures: ['drill', 'drill:scene'],
    fields: { product: 'Perceuse', condition: 'bon-etat' },
  },
  {
    slug: 'perceuse-sans-fil-18-v-peu-servi',
    seller: 'lise-moustiers',
    price: 85,
    title: 'Perceuse sans fil 18 V, six mois d’usage, avec facture',
    description:
      'Reçue en double à Noël et gardée pour ses batteries, que je n’utilise pas. Moteur sans charbons, deux vitesses, éclairage par diode. Facture à votre nom si besoin.',
    colour: 'sage',
    pictures: ['drill', 'drill:detail'],
    fields: { product: 'Perceuse', brand: 'Ryobi', condition: 'tres-bon-etat' },
  },
  {
    slug: 'perceuse-beton-sds-travaux',
    seller: 'erwan-brest',
    price: 70,
    title: 'Perceuse à percussion pour béton, huit forets, mallette',
    description:
      'Sortie d’un chantier de salle de bains, désormais terminé. Percussion franche, poignée antivibration, câble refait par un électricien. Huit forets dont deux comme neufs.',
    pictures: ['drill', 'drill:back'],
    fields: { product: 'Perceuse', brand: 'Metabo', condition: 'bon-etat' },
  },
];
