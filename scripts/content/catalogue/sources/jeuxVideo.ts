import type { ListingSource } from '../ListingSource';

export const jeuxVideo: readonly ListingSource[] = [
  {
    slug: 'zelda-et-deux-jeux-switch',
    seller: 'mathilde-troyes',
    price: 75,
    delivery: 'too',
    title: 'Zelda, Kirby et Yoshi : trois jeux Switch en boîte',
    description:
      'Deux cents heures de bonheur sur le premier et je n’ai toujours pas trouvé tous les sanctuaires. Cartouches et boîtes en parfait état. Envoi en enveloppe à bulles ou remise à Troyes.',
    pictures: ['video-game-box', 'video-game-box:detail'],
    fields: { platform: 'nintendo-switch', ageRating: '12', condition: 'tres-bon-etat' },
  },
  {
    slug: 'lot-jeux-ps4',
    seller: 'kevin-tarbes',
    price: 45,
    delivery: 'too',
    title: 'Lot de six jeux PS4 : course, football et aventure',
    description:
      'Gran Turismo Sport, deux FIFA, Horizon, Uncharted 4 et un jeu de rallye. Disques sans rayure, une jaquette déchirée. Je les vends d’un bloc pour ne pas faire six colis. La console est partie chez ma nièce.',
    pictures: ['video-game-box', 'video-game-box:scene'],
    fields: { platform: 'playstation-4', ageRating: '16', condition: 'bon-etat' },
  },
  {
    slug: 'mario-kart-et-deux-jeux',
    seller: 'camille',
    price: 65,
    delivery: 'too',
    title: 'Mario Kart 8 et deux jeux Switch pour petits',
    description:
      'Reçus en double pour un anniversaire, joués une poignée de fois. Aucune raison valable de s’en séparer, à part les versions numériques que nous avons déjà. Angers ou envoi.',
    pictures: ['video-game-box'],
    fields: { platform: 'nintendo-switch', ageRating: '3', condition: 'etat-neuf' },
  },
  {
    slug: 'jeux-retro-en-boite',
    seller: 'sebastien-gueret',
    price: 160,
    delivery: 'too',
    title: 'Huit jeux rétro en boîte, dont Pokémon version rouge',
    description:
      'Boîtes, cales et notices présentes pour cinq d’entre eux. Pile de sauvegarde changée sur Pokémon, les autres testés aussi. Étiquette un peu grattée sur Kirby. Liste complète sur demande.',
    colour: 'terracotta',
    pictures: ['video-game-box', 'video-game-box:detail'],
    fields: { platform: 'retro', ageRating: '3', condition: 'bon-etat' },
  },
  {
    slug: 'jeux-simulation-xbox',
    seller: 'arnaud-pau',
    price: 45,
    delivery: 'too',
    title: 'Trois jeux de simulation pour Xbox : avion, train, ferme',
    description:
      'J’ai survolé ma maison, conduit un train de nuit et moissonné le Gers, me voilà comblé. Disques parfaits. Prévoir de la place sur la console et une bonne connexion pour les mises à jour.',
    pictures: ['video-game-box', 'video-game-box:back'],
    fields: { platform: 'xbox', ageRating: '3', condition: 'tres-bon-etat' },
  },
  {
    slug: 'elden-ring-et-jeux-de-role-ps5',
    seller: 'florent-verdun',
    price: 70,
    delivery: 'too',
    title: 'Elden Ring et deux jeux de rôle PS5',
    description:
      'J’ai battu le premier gardien au bout de trois semaines et décidé d’en rester là. Jaquettes réversibles et petite affiche roulée. Comme neufs, contrairement à mes nerfs.',
    pictures: ['video-game-box', 'gamepad'],
    fields: { platform: 'playstation-5', ageRating: '16', condition: 'tres-bon-etat' },
  },
  {
    slug: 'jeux-pc-a-donner',
    seller: 'bruno-roubaix',
    price: 'gift',
    title: 'Donne carton de jeux PC des années 2000 en boîte',
    description:
      'Une trentaine de jeux sur CD et DVD : gestion, stratégie, point and click. Certains réclament un vieux Windows et un peu d’astuce. À prendre en entier à Roubaix. J’aimerais éviter la déchetterie à tous ces manuels illustrés.',
    pictures: ['moving-boxes', 'video-game-box'],
    fields: { platform: 'pc', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'animal-crossing-switch',
    seller: 'agnes-langres',
    price: 70,
    delivery: 'too',
    title: 'Animal Crossing et deux jeux Switch qui apaisent',
    description:
      'Ma fille a remboursé sa maison à l’usurier et passe à autre chose. S’y ajoutent un jeu de ferme et un jeu de casse-tête. Boîtes complètes, sauvegardes effacées, votre île vous attend.',
    pictures: ['video-game-box', 'video-game-box:detail'],
    fields: { platform: 'nintendo-switch', ageRating: '3', condition: 'bon-etat' },
  },
  {
    slug: 'recherche-jeux-switch-enfant',
    seller: 'emeline-saint-denis',
    price: 40,
    wanted: true,
    title: 'Recherche jeux Switch pour enfant de 7 ans',
    description:
      'Mon neveu vient de recevoir sa première console. Je cherche deux ou trois jeux simples, en français, sans combat : Kirby, Yoshi, jeux de ferme ou de cuisine. Remise à Saint-Denis ou envoi depuis la métropole, je règle le port.',
    pictures: ['video-game-box'],
    fields: { platform: 'nintendo-switch', ageRating: '7' },
  },
];
