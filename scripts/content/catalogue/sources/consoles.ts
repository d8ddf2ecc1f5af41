import type { ListingSource } from '../ListingSource';

export const consoles: readonly ListingSource[] = [
  {
    slug: 'switch-oled-blanche',
    seller: 'mathilde-troyes',
    price: 215,
    delivery: 'too',
    title: 'Nintendo Switch OLED blanche, étui et manettes sans dérive',
    description:
      'Console achetée début 2023, très peu sortie du salon. Joysticks remplacés par des modèles magnétiques, plus jamais de dérive. Boîte, socle, étui et dragonne. Film de protection posé. Les jeux sont vendus à part, voyez mes autres annonces.',
    pictures: ['handheld-console', 'handheld-console:detail', 'game-console'],
    fields: { brand: 'nintendo', model: 'Switch OLED', condition: 'tres-bon-etat' },
  },
  {
    slug: 'ps5-edition-standard',
    seller: 'kevin-lens',
    price: 330,
    title: 'PlayStation 5 avec lecteur, deux manettes et casque',
    description:
      'Console dépoussiérée et testée, aucun bruit de ventilateur. Deux manettes dont une noire récente, casque sans fil. Boîte d’origine pour le transport. Vendue car je reprends des études et connais mes faiblesses.',
    pictures: ['game-console', 'gamepad', 'game-console:detail'],
    fields: { brand: 'sony', model: 'PlayStation 5', condition: 'tres-bon-etat' },
  },
  {
    slug: 'switch-2019-grise',
    seller: 'sebastien-gueret',
    price: 130,
    delivery: 'too',
    title: 'Nintendo Switch de 2019, manettes grise et turquoise',
    description:
      'Dépareillée mais vaillante : une manette grise, une turquoise, après un échange définitif avec mon frère. Batterie longue durée, écran sous verre trempé. Socle et chargeur officiels. Petite fêlure au coin de la coque, sans effet.',
    colour: 'stone',
    pictures: ['handheld-console', 'handheld-console:back'],
    fields: { brand: 'nintendo', model: 'Switch', condition: 'bon-etat' },
  },
  {
    slug: 'xbox-series-s',
    seller: 'florent-verdun',
    price: 160,
    delivery: 'too',
    title: 'Xbox Series S 512 Go, compacte et silencieuse',
    description:
      'Parfaite pour un petit salon ou une chambre. Manette blanche en bon état, câbles d’origine. Rayure sur le dessus, faite en la glissant sous un meuble. Réinitialisée, prête à jouer. Envoi soigné ou remise à Verdun.',
    pictures: ['game-console', 'gamepad'],
    fields: { brand: 'microsoft', model: 'Xbox Series S', condition: 'bon-etat' },
  },
  {
    slug: 'steam-deck-64',
    seller: 'mathieu-lyon',
    price: 290,
    delivery: 'too',
    title: 'Steam Deck avec SSD de 512 Go et housse rigide',
    description:
      'Version 64 Go passée à 512 Go proprement, tournevis et patience. Verre trempé mat, autonomie normale, sticks sans jeu. Station d’accueil compatible comprise. Je n’y joue plus que dans le train et je ne prends plus le train.',
    pictures: ['handheld-console', 'handheld-console:scene', 'handheld-console:detail'],
    fields: { brand: 'valve', model: 'Steam Deck', condition: 'tres-bon-etat' },
  },
  {
    slug: 'xbox-one-s-blanche',
    seller: 'farid-mulhouse',
    price: 90,
    title: 'Xbox One S blanche, lecteur Blu-ray, deux manettes',
    description:
      'Console du salon de trois frères, dépoussiérée et réinitialisée. Lecteur de disques en forme, deux manettes dont une aux boutons fatigués. Boîte un peu écrasée. Testée ce week-end sur la télévision des parents. Règlement par coupons PCS avant la visite.',
    colour: 'cream',
    pictures: ['game-console', 'gamepad', 'game-console:back'],
    fields: { brand: 'microsoft', model: 'Xbox One S', condition: 'bon-etat' },
  },
  {
    slug: 'manettes-ps4-lot',
    seller: 'rudy-fort-de-france',
    price: 40,
    delivery: 'too',
    title: 'Lot de deux manettes PS4, une bleue et une noire',
    description:
      'Deux manettes officielles en état de marche. La bleue est récente, la noire a les gommes de joystick usées, remplacement facile. Câbles de charge fournis. Remise à Fort-de-France ou envoi dans toute l’île.',
    colour: 'teal',
    pictures: ['gamepad', 'gamepad:detail'],
    fields: { brand: 'sony', model: 'DualShock 4', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'wii-u-blanche-famille',
    seller: 'delphine-evreux',
    price: 55,
    title: 'Wii U blanche avec manette pro et quatre télécommandes',
    description:
      'Toute la famille a fait du bowling dans le salon. Manette classique, quatre télécommandes, tapis et câbles. Les piles se vident vite, prenez des rechargeables. La trappe avant ferme mal.',
    colour: 'cream',
    pictures: ['game-console', 'gamepad:scene'],
    fields: { brand: 'nintendo', model: 'Wii U', condition: 'bon-etat' },
  },
  {
    slug: 'recherche-gamecube',
    seller: 'lucas-limoges',
    price: 60,
    wanted: true,
    title: 'Recherche GameCube avec une manette, même sans jeux',
    description:
      'Pour retrouver les soirées du lycée, je cherche une GameCube noire ou violette en état de marche. Je nettoie, je répare, je ne revends pas. Limoges et alentour ou envoi. Jeux à plusieurs bienvenus.',
    pictures: ['game-console'],
    fields: { brand: 'nintendo', model: 'GameCube' },
  },
];
