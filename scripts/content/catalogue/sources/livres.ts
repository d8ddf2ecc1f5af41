import type { ListingSource } from '../ListingSource';

export const livres: readonly ListingSource[] = [
  {
    slug: 'lot-polars-poche',
    seller: 'emma-rouen',
    price: 20,
    delivery: 'too',
    title: 'Lot de quinze polars en poche, du Nord à la Sicile',
    description:
      'Simenon, Vargas, Camilleri, Manchette et quelques inconnus qui m’ont tenue éveillée. Tranches cassées mais pages complètes. Je fais de la place avant la prochaine razzia en librairie. Envoi en relais ou remise à Rouen.',
    pictures: ['book-stack', 'book-stack:detail'],
    fields: { genre: 'roman', author: 'Divers', condition: 'bon-etat' },
  },
  {
    slug: 'asterix-collection-complete',
    seller: 'patrice-cholet',
    price: 180,
    title: 'Astérix, collection complète des 24 premiers albums',
    description:
      'D’Astérix le Gaulois à Astérix chez les Belges : tous les Goscinny. Éditions des années 70 et 80, dos solides, trois noms d’enfant au feutre. Je ne détaille pas, par Toutatis.',
    pictures: ['comics', 'comics:detail', 'comics:scene'],
    fields: { genre: 'bande-dessinee', author: 'Goscinny et Uderzo', condition: 'bon-etat' },
  },
  {
    slug: 'one-piece-tomes-1-30',
    seller: 'karim',
    price: 95,
    delivery: 'too',
    title: 'Manga One Piece, tomes 1 à 30, couvertures d’origine',
    description:
      'Mes années collège en trente volumes. Lus avec soin, jaquettes toutes présentes, tranches un peu jaunies au soleil. Je garde la suite encore quelque temps. Prix pour l’ensemble, à prendre à Villeurbanne ou envoi d’un colis de 9 kg.',
    pictures: ['comics', 'book-stack'],
    fields: { genre: 'manga', author: 'Eiichiro Oda', condition: 'bon-etat' },
  },
  {
    slug: 'pleiade-proust-trois-volumes',
    seller: 'pages-cornees',
    price: 120,
    delivery: 'too',
    title: 'Proust en Pléiade, édition de 1954 en trois volumes',
    description:
      'À la recherche du temps perdu dans l’édition Clarac et Ferré, reliures plein cuir, rhodoïds présents, sans étui. Un signet manquant, une dédicace à l’encre au tome II. Bel ensemble. Expédition soignée depuis notre librairie de Nancy, facture jointe.',
    pictures: ['book-stack', 'book-stack:scene', 'book-stack:detail'],
    fields: { genre: 'roman', author: 'Marcel Proust', condition: 'tres-bon-etat' },
  },
  {
    slug: 'albums-jeunesse-ecole-des-loisirs',
    seller: 'pauline-lille',
    price: 25,
    delivery: 'too',
    title: 'Dix-huit albums jeunesse de L’École des loisirs',
    description:
      'Loups gentils, ours grognons et une souris qui part en vacances. Lus et relus, un coin mâchonné sur Chien bleu. Convient de 2 à 6 ans. Ils ont leur place sur une table de nuit plutôt que dans notre cave.',
    pictures: ['book-stack', 'comics:scene'],
    fields: { genre: 'jeunesse', author: 'Divers', condition: 'bon-etat' },
  },
  {
    slug: 'livres-cuisine-regionale',
    seller: 'raymond-laguiole',
    price: 30,
    title: 'Livres de cuisine de l’Aubrac et d’ailleurs, une dizaine',
    description:
      'Recettes de ma mère annotées dans la marge comprises. Truffade, fouace, tripoux, mais aussi un gros volume de pâtisserie. Taches de beurre honorables. Je n’envoie pas, je donne en revanche un conseil par livre acheté.',
    pictures: ['book-stack', 'book-stack:detail'],
    fields: { genre: 'cuisine', author: 'Divers', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'manuels-terminale-specialite',
    seller: 'camille',
    price: 45,
    delivery: 'too',
    title: 'Manuels de terminale : spécialités maths et physique-chimie',
    description:
      'Quatre manuels et deux cahiers d’exercices, programme en vigueur. Couverts au plastique, quelques réponses au crayon qu’une gomme enlève. Ma sœur a eu son bac, ils portent chance. Angers ou envoi.',
    pictures: ['book-stack'],
    fields: { genre: 'scolaire', author: 'Collectif', condition: 'bon-etat' },
  },
  {
    slug: 'encyclopedie-a-donner',
    seller: 'sylvie-fontainebleau',
    price: 'gift',
    title: 'Donne encyclopédie en vingt volumes, reliure rouge',
    description:
      'On y lit que l’homme n’a marché sur la Lune que récemment. Superbe sur une étagère, précieuse pour des collages ou un décor. Vingt volumes, 40 kilos, à emporter en une fois à Fontainebleau. Cartons fournis.',
    colour: 'terracotta',
    pictures: ['book-stack', 'book-stack:scene'],
    fields: { genre: 'autre', condition: 'bon-etat' },
  },
  {
    slug: 'tintin-fac-similes',
    seller: 'odile-boulogne',
    price: 75,
    delivery: 'too',
    title: 'Cinq Tintin en fac-similé des éditions en couleurs',
    description:
      'Le Lotus bleu, L’Île noire, Le Crabe, L’Étoile et La Licorne, dos toilés. Lus une fois sur une table, jamais au bain. Un coin tapé sur La Licorne. Bien emballés, ils voyagent entre deux cartons.',
    pictures: ['comics', 'comics:detail'],
    fields: { genre: 'bande-dessinee', author: 'Hergé', condition: 'tres-bon-etat' },
  },
  {
    slug: 'essais-ecologie-lot',
    seller: 'marion-vallon',
    price: 28,
    delivery: 'too',
    title: 'Neuf essais sur la forêt, les sols et les oiseaux',
    description:
      'Bibliothèque de mon année de formation au maraîchage. Soulignés au crayon aux passages qui comptent. De la permaculture, une histoire des haies, un guide ornithologique. Envoi au tarif livre ou remise à Vallon.',
    pictures: ['book-stack', 'book-stack:back'],
    fields: { genre: 'essai', author: 'Divers', condition: 'bon-etat' },
  },
  {
    slug: 'catalogues-expositions-art',
    seller: 'thomas-paris',
    price: 60,
    title: 'Onze catalogues d’exposition, peinture et photographie',
    description:
      'Orsay, Pompidou, Jeu de Paume, entre 2008 et 2019. Grands formats, couvertures souples et rigides, quelques billets d’entrée oubliés entre les pages. Lourds : remise en main propre, Paris 18e.',
    pictures: ['book-stack:scene', 'book-stack'],
    fields: { genre: 'art', author: 'Collectif', condition: 'tres-bon-etat' },
  },
  {
    slug: 'beaux-livres-voyage-anciens',
    seller: 'pages-cornees',
    price: 85,
    delivery: 'too',
    title: 'Le Tour du monde, quatre volumes illustrés de 1880',
    description:
      'Revue de voyages reliée en demi-chagrin vert, gravures sur bois innombrables. Rousseurs éparses, une charnière fragile au tome de 1883. Ensemble décoratif et dépaysant. Vendu par la librairie, droit de rétractation de 14 jours.',
    colour: 'sage',
    pictures: ['book-stack', 'book-stack:detail', 'book-stack:back'],
    fields: { genre: 'autre', author: 'Édouard Charton', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'recherche-picsou-magazine',
    seller: 'fabien-bourg',
    price: 40,
    wanted: true,
    title: 'Recherche vieux numéros de Picsou et du Journal de Mickey',
    description:
      'Je complète la collection commencée avec mon père : numéros d’avant 1985, même sans couverture. Un lot oublié au grenier fera mon bonheur et libérera votre grenier. Déplacement dans l’Ain, le Rhône et le Jura.',
    pictures: ['comics'],
    fields: { genre: 'bande-dessinee' },
  },
  {
    slug: 'naruto-integrale-librairie',
    seller: 'pages-cornees',
    price: 210,
    delivery: 'too',
    title: 'Naruto, série complète en 72 tomes, lot de librairie',
    description:
      'Série intégrale contrôlée tome par tome, toutes jaquettes présentes. Dos plissés sur les dix premiers, les suivants presque neufs. Expédiée en deux colis suivis, ou à retirer rue des Sœurs-Macarons à Nancy. Facture fournie.',
    colour: 'saffron',
    pictures: ['comics', 'comics:scene'],
    fields: { genre: 'manga', author: 'Masashi Kishimoto', condition: 'bon-etat' },
  },
];
