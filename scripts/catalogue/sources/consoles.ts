import type { ListingSource } from '../ListingSource';

export const consoles: readonly ListingSource[] = [
  {
    slug: 'switch-oled-blanche', seller: 'mathilde-troyes', price: 215, delivery: 'too',
    title: 'Nintendo Switch OLED blanche, étui et manettes sans dérive',
    description: 'Console achetée début 2023, très peu sortie du salon. Joysticks remplacés par des modèles magnétiques, plus jamais de dérive. Boîte, socle, étui et dragonne. Film de protection posé. Les jeux sont vendus à part, voyez mes autres annonces.',
    pictures: ['handheld-console', 'handheld-console:detail', 'game-console'],
    fields: { brand: 'nintendo', model: 'Switch OLED', condition: 'tres-bon-etat' },
  },
  {
    slug: 'ps5-edition-standard', seller: 'kevin-lens', price: 330,
    title: 'PlayStation 5 avec lecteur, deux manettes et casque',
    description: 'Console dépoussiérée et testée, aucun bruit de ventilateur. Deux manettes dont une noire récente, casque sans fil. Boîte d’origine pour le transport. Vendue car je reprends des études et connais mes faiblesses.',
    pictures: ['game-console', 'gamepad', 'game-console:detail'],
    fields: { brand: 'sony', model: 'PlayStation 5', condition: 'tres-bon-etat' },
  },
  {
    slug: 'game-boy-1989-grise', seller: 'sebastien-gueret', price: 75, delivery: 'too',
    title: 'Game Boy grise de 1989 et Tetris, écran sans lignes mortes',
    description: 'La mienne, reçue pour mes neuf ans. Écran vérifié, contacts nettoyés, haut-parleur clair. Coque jaunie uniformément comme toutes ses sœurs. Cartouche Tetris et cache-piles d’origine. Elle part chez quelqu’un qui saura pourquoi elle est lourde.',
    colour: 'stone',
    pictures: ['handheld-console', 'handheld-console:back'],
    fields: { brand: 'nintendo', model: 'Game Boy', condition: 'bon-etat' },
  },
  {
    slug: 'xbox-series-s', seller: 'florent-verdun', price: 160, delivery: 'too',
    title: 'Xbox Series S 512 Go, compacte et silencieuse',
    description: 'Parfaite pour un petit salon ou une chambre. Manette blanche en bon état, câbles d’origine. Rayure sur le dessus, faite en la glissant sous un meuble. Réinitialisée, prête à jouer. Envoi soigné ou remise à Verdun.',
    pictures: ['game-console', 'gamepad'],
    fields: { brand: 'microsoft', model: 'Xbox Series S', condition: 'bon-etat' },
  },
  {
    slug: 'steam-deck-64', seller: 'mathieu-lyon', price: 290, delivery: 'too',
    title: 'Steam Deck avec SSD de 512 Go et housse rigide',
    description: 'Version 64 Go passée à 512 Go proprement, tournevis et patience. Verre trempé mat, autonomie normale, sticks sans jeu. Station d’accueil compatible comprise. Je n’y joue plus que dans le train et je ne prends plus le train.',
    pictures: ['handheld-console', 'handheld-console:scene', 'handheld-console:detail'],
    fields: { brand: 'valve', model: 'Steam Deck', condition: 'tres-bon-etat' },
  },
  {
    slug: 'megadrive-complete', seller: 'farid-mulhouse', price: 90,
    title: 'Mega Drive complète en boîte, deux manettes, Sonic',
    description: 'Console d’enfance à trois frères, toujours rangée. Boîte un peu écrasée, polystyrène entier. Alimentation et câble péritel d’origine. La touche start de la seconde manette demande de la conviction. Testée sur une vieille télévision ce week-end.',
    pictures: ['game-console', 'gamepad', 'game-console:back'],
    fields: { brand: 'sega', model: 'Mega Drive', condition: 'bon-etat' },
  },
  {
    slug: 'manettes-ps4-lot', seller: 'rudy-fort-de-france', price: 40, delivery: 'too',
    title: 'Lot de deux manettes PS4, une bleue et une noire',
    description: 'Deux manettes officielles en état de marche. La bleue est récente, la noire a les gommes de joystick usées, remplacement facile. Câbles de charge fournis. Remise à Fort-de-France ou envoi dans toute l’île.',
    colour: 'teal',
    pictures: ['gamepad', 'gamepad:detail'],
    fields: { brand: 'sony', model: 'DualShock 4', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'wii-blanche-famille', seller: 'delphine-evreux', price: 55,
    title: 'Wii blanche avec planche d’équilibre et quatre télécommandes',
    description: 'Toute la famille a fait du bowling dans le salon. Quatre télécommandes, trois nunchuks, planche d’équilibre et tapis. Les piles se vident vite, prenez des rechargeables. La trappe du lecteur de cartes manque.',
    pictures: ['game-console', 'gamepad:scene'],
    fields: { brand: 'nintendo', model: 'Wii', condition: 'bon-etat' },
  },
  {
    slug: 'recherche-gamecube', seller: 'lucas-limoges', price: 60, wanted: true,
    title: 'Recherche GameCube avec une manette, même sans jeux',
    description: 'Pour retrouver les soirées du lycée, je cherche une GameCube noire ou violette en état de marche. Je nettoie, je répare, je ne revends pas. Limoges et alentour ou envoi. Jeux à plusieurs bienvenus.',
    pictures: ['game-console'],
    fields: { brand: 'nintendo', model: 'GameCube' },
  },
];
