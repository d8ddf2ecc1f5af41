import type { ListingSource } from '../ListingSource';

export const jeuxVideo: readonly ListingSource[] = [
  {
    slug: 'zelda-breath-of-the-wild', seller: 'mathilde-troyes', price: 30, delivery: 'too',
    title: 'Zelda: Breath of the Wild sur Switch, en boîte',
    description: 'Deux cents heures de bonheur et je n’ai toujours pas trouvé tous les sanctuaires. Cartouche et boîte en parfait état, carte d’Hyrule dépliée avec précaution. Envoi en enveloppe à bulles ou remise à Troyes.',
    pictures: ['video-game-box', 'video-game-box:detail'],
    fields: { platform: 'nintendo-switch', ageRating: '12', condition: 'tres-bon-etat' },
  },
  {
    slug: 'lot-jeux-ps4', seller: 'kevin-tarbes', price: 45, delivery: 'too',
    title: 'Lot de six jeux PS4 : course, football et aventure',
    description: 'Gran Turismo Sport, deux FIFA, Horizon, Uncharted 4 et un jeu de rallye. Disques sans rayure, une jaquette déchirée. Je les vends d’un bloc pour ne pas faire six colis. La console est partie chez ma nièce.',
    pictures: ['video-game-box', 'video-game-box:scene'],
    fields: { platform: 'playstation-4', ageRating: '16', condition: 'bon-etat' },
  },
  {
    slug: 'mario-kart-8-deluxe', seller: 'camille', price: 32, delivery: 'too',
    title: 'Mario Kart 8 Deluxe, cartouche et boîte impeccables',
    description: 'Acheté en double pour un anniversaire, joué une poignée de fois. Aucune raison valable de s’en séparer, à part la version numérique que nous avons déjà. Angers ou envoi.',
    pictures: ['video-game-box'],
    fields: { platform: 'nintendo-switch', ageRating: '3', condition: 'etat-neuf' },
  },
  {
    slug: 'cartouches-game-boy', seller: 'sebastien-gueret', price: 85, delivery: 'too',
    title: 'Huit cartouches Game Boy, dont Pokémon version rouge',
    description: 'Pile de sauvegarde changée sur Pokémon, les sept autres testées aussi. Tetris n’est pas dans le lot, il part avec la console. Étiquettes un peu grattées sur Kirby. Liste complète sur demande.',
    colour: 'terracotta',
    pictures: ['video-game-box', 'handheld-console'],
    fields: { platform: 'retro', ageRating: '3', condition: 'bon-etat' },
  },
  {
    slug: 'flight-simulator-xbox', seller: 'arnaud-pau', price: 28, delivery: 'too',
    title: 'Microsoft Flight Simulator pour Xbox, version boîte',
    description: 'J’ai survolé ma maison, celle de mes parents et l’Himalaya, me voilà comblé. Disque parfait. Prévoir de la place sur la console et une bonne connexion pour les mises à jour.',
    pictures: ['video-game-box', 'video-game-box:back'],
    fields: { platform: 'xbox', ageRating: '3', condition: 'tres-bon-etat' },
  },
  {
    slug: 'elden-ring-ps5', seller: 'florent-verdun', price: 35, delivery: 'too',
    title: 'Elden Ring PS5, édition de lancement avec affiche',
    description: 'J’ai battu le premier gardien au bout de trois semaines et décidé d’en rester là. Jeu, jaquette réversible et petite affiche roulée. Comme neuf, contrairement à mes nerfs.',
    pictures: ['video-game-box', 'gamepad'],
    fields: { platform: 'playstation-5', ageRating: '16', condition: 'tres-bon-etat' },
  },
  {
    slug: 'jeux-pc-a-donner', seller: 'bruno-roubaix', price: 'gift',
    title: 'Donne carton de jeux PC des années 2000 en boîte',
    description: 'Une trentaine de jeux sur CD et DVD : gestion, stratégie, point and click. Certains réclament un vieux Windows et un peu d’astuce. À prendre en entier à Roubaix. J’aimerais éviter la déchetterie à tous ces manuels illustrés.',
    pictures: ['moving-boxes', 'video-game-box'],
    fields: { platform: 'pc', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'animal-crossing-switch', seller: 'agnes-langres', price: 33, delivery: 'too',
    title: 'Animal Crossing: New Horizons, le jeu qui apaise',
    description: 'Ma fille a remboursé sa maison à l’usurier et passe à autre chose. Cartouche seule, dans une boîte transparente, la pochette ayant servi de dessin. Sauvegarde effacée, votre île vous attend.',
    pictures: ['video-game-box', 'video-game-box:detail'],
    fields: { platform: 'nintendo-switch', ageRating: '3', condition: 'bon-etat' },
  },
  {
    slug: 'recherche-jeux-switch-enfant', seller: 'emeline-saint-denis', price: 40, wanted: true,
    title: 'Recherche jeux Switch pour enfant de 7 ans',
    description: 'Mon neveu vient de recevoir sa première console. Je cherche deux ou trois jeux simples, en français, sans combat : Kirby, Yoshi, jeux de ferme ou de cuisine. Remise à Saint-Denis ou envoi depuis la métropole, je règle le port.',
    pictures: ['video-game-box'],
    fields: { platform: 'nintendo-switch', ageRating: '7' },
  },
];
