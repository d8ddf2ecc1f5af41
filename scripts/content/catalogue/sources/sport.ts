import type { ListingSource } from '../ListingSource';

export const sport: readonly ListingSource[] = [
  {
    slug: 'tente-trois-places-randonnee',
    seller: 'noemie-foix',
    price: 160,
    delivery: 'too',
    title: 'Tente trois places légère, 2,8 kg, deux absides',
    description:
      'Plantée entre Banyuls et Hendaye, elle n’a jamais pris l’eau. Arceaux en aluminium, un embout remplacé, toile intérieure propre. Montage en cinq minutes, même de mauvaise humeur. Sac et sardines au complet.',
    colour: 'saffron',
    pictures: ['tent', 'tent:scene', 'tent:detail'],
    fields: { activity: 'randonnee-et-camping', brand: 'MSR', condition: 'bon-etat' },
  },
  {
    slug: 'skis-all-mountain-172',
    seller: 'bastien-albertville',
    price: 240,
    title: 'Skis tout-terrain 172 cm avec fixations, semelles refaites',
    description:
      'Polyvalents, à l’aise sur piste dure comme dans la neige de printemps. Affûtés et fartés en fin de saison par l’atelier du village. Deux rayures bouchées sous le ski gauche. Fixations réglables de 263 à 383 mm. Je suis passé au télémark, personne n’est parfait.',
    colour: 'teal',
    pictures: ['skis', 'skis:detail', 'skis:scene'],
    fields: { activity: 'ski-et-neige', brand: 'Rossignol', condition: 'bon-etat' },
  },
  {
    slug: 'raquette-tennis-babolat',
    seller: 'remi-pessac',
    price: 65,
    delivery: 'too',
    title: 'Raquette de tennis Babolat 300 g, cordage neuf, manche 3',
    description:
      'Cordée à 23 kg il y a un mois, surgrip blanc. Éclats de peinture en tête, terre battue oblige. Vendue avec une housse deux places. Mon coude a demandé grâce et mon coude décide.',
    colour: 'saffron',
    pictures: ['racket', 'racket:detail'],
    fields: { activity: 'tennis', brand: 'Babolat', condition: 'bon-etat' },
  },
  {
    slug: 'halteres-reglables-banc',
    seller: 'mehdi-creteil',
    price: 140,
    title: 'Haltères réglables 2 × 20 kg et banc inclinable',
    description:
      'Fonte et écrous à vis, disques de 1 à 5 kg. Banc sept positions, mousse intacte. Le tout a surtout servi de porte-manteau, soyons francs. À emporter à Créteil, parking devant la porte.',
    pictures: ['dumbbells', 'dumbbells:scene', 'dumbbells:detail'],
    fields: { activity: 'musculation', brand: 'Domyos', condition: 'tres-bon-etat' },
  },
  {
    slug: 'ballons-football-lot-club',
    seller: 'corinne-auch',
    price: 45,
    title: 'Lot de huit ballons de football taille 5 avec filet',
    description:
      'Le club a renouvelé son matériel. Six ballons en bon état, deux plus usés pour le jardin. Tous gonflés et vérifiés une semaine durant. Filet de transport et pompe à pied offerts. Au profit de l’école de foot.',
    pictures: ['football', 'football:scene'],
    fields: { activity: 'football', brand: 'Kipsta', condition: 'bon-etat' },
  },
  {
    slug: 'chaussures-trail-42',
    seller: 'clement-annecy',
    price: 55,
    delivery: 'too',
    title: 'Chaussures de trail taille 42, crampons quasi neufs',
    description:
      'Portées trois sorties, elles me serrent le petit orteil. Semelle accrocheuse, laçage rapide, couleur orange visible du satellite. Lavées. Je chausse du 42 et demi, la prochaine fois j’écouterai le vendeur.',
    colour: 'terracotta',
    pictures: ['sneakers', 'sneakers:detail'],
    fields: { activity: 'course-a-pied', brand: 'Salomon', condition: 'tres-bon-etat' },
  },
  {
    slug: 'tente-cinq-places-familiale',
    seller: 'delphine-evreux',
    price: 190,
    title: 'Grande tente familiale cinq places, deux chambres',
    description:
      'Deux chambres séparées par un séjour où l’on tient debout. Trois étés au camping municipal de Sangatte, dont un très venteux : un arceau neuf depuis. Fermeture éclair de la porte à manier avec tendresse. Bâche de sol cousue.',
    colour: 'sage',
    pictures: ['tent', 'tent:scene'],
    fields: { activity: 'randonnee-et-camping', brand: 'Quechua', condition: 'bon-etat' },
  },
  {
    slug: 'skis-fond-skating',
    seller: 'celine-lons',
    price: 110,
    title: 'Skis de fond skating 186 cm, chaussures 40 et bâtons',
    description:
      'Ensemble complet pour découvrir les Hautes Combes. Skis pour un gabarit de 60 à 70 kg, bâtons de 150 cm, chaussures lavées. Semelle grattée et fartée. Il manque une dragonne, une ficelle la remplace dignement.',
    pictures: ['skis', 'skis:back'],
    fields: { activity: 'ski-et-neige', brand: 'Fischer', condition: 'bon-etat' },
  },
  {
    slug: 'raquettes-a-donner-club',
    seller: 'alexis-albi',
    price: 'gift',
    title: 'Donne quatre raquettes de tennis pour enfants ou débutants',
    description:
      'Deux raquettes de 53 cm, une de 63 et une adulte en graphite à recorder. Les grips sont à changer. Pour une école, un centre de loisirs ou une fratrie remuante. À récupérer à Albi le mercredi.',
    pictures: ['racket', 'racket:scene'],
    fields: { activity: 'tennis', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'halteres-fonte-4-et-8-kg',
    seller: 'tanguy-lannion',
    price: 80,
    title: 'Haltères en fonte 2 × 4 kg et 2 × 8 kg, avec gourde',
    description:
      'Achetés pendant un hiver d’enthousiasme. Fonte brute, aucun éclat, rangés sur leur tapis. Je les vends ensemble pour que vous n’ayez plus d’excuse. À retirer à Lannion, en pliant les genoux.',
    colour: 'night',
    pictures: ['dumbbells', 'dumbbells:back'],
    fields: { activity: 'musculation', condition: 'tres-bon-etat' },
  },
  {
    slug: 'recherche-skis-enfant',
    seller: 'raphael-le-puy',
    price: 60,
    wanted: true,
    title: 'Recherche skis enfant 110 à 120 cm avec chaussures',
    description:
      'Pour notre fille de sept ans qui grandit plus vite que nos économies. Chaussures 19,5 ou 20 en mondopoint. Semelles rayées acceptées. Nous nous déplaçons en Haute-Loire et dans le Puy-de-Dôme, et revendrons au même prix l’an prochain.',
    pictures: ['skis'],
    fields: { activity: 'ski-et-neige' },
  },
];
