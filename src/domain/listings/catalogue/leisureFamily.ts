import type { Category, Family } from './Category';
import { choiceField, colour, condition, saleOrGift, textField } from './commonFields';

const price = saleOrGift;
const displays: Category['displays'] = [];

const categories: readonly Category[] = [
  {
    id: 'livres', family: 'loisirs', label: 'Livres', price, displays,
    keywords: ['livre', 'livres', 'roman', 'bd', 'bande dessinee', 'manga', 'tome', 'encyclopedie', 'album', 'dictionnaire', 'collection folio', 'pleiade', 'asterix', 'tintin'],
    fields: [
      choiceField('genre', 'Genre', ['Roman', 'Bande dessinée', 'Manga', 'Jeunesse', 'Essai', 'Scolaire', 'Cuisine', 'Art', 'Autre'], { required: true, filter: true, onCard: true }),
      textField('author', 'Auteur ou autrice', { onCard: true }), condition,
    ],
  },
  {
    id: 'sport', family: 'loisirs', label: 'Sport', price, displays,
    keywords: ['ski', 'skis', 'raquette', 'ballon', 'tente', 'haltere', 'halteres', 'tapis de course', 'surf', 'roller', 'rollers', 'skateboard', 'randonnee', 'tennis', 'yoga', 'escalade', 'musculation', 'golf club'],
    fields: [
      choiceField('activity', 'Activité', ['Randonnée et camping', 'Football', 'Tennis', 'Ski et neige', 'Musculation', 'Course à pied', 'Sports d’eau', 'Escalade', 'Équitation', 'Autre'], { required: true, filter: true, onCard: true }),
      textField('brand', 'Marque'), condition,
    ],
  },
  {
    id: 'instruments', family: 'loisirs', label: 'Instruments', price, displays,
    keywords: ['guitare', 'piano', 'violon', 'batterie', 'saxophone', 'flute', 'ampli guitare', 'clavier', 'accordeon', 'ukulele', 'trompette', 'basse', 'synthetiseur'],
    fields: [
      choiceField('instrument', 'Instrument', ['Guitare', 'Piano et claviers', 'Cordes frottées', 'Vents', 'Percussions', 'Accessoires', 'Autre'], { required: true, filter: true, onCard: true }),
      textField('brand', 'Marque', { filter: true }), condition,
    ],
  },
  {
    id: 'mode', family: 'loisirs', label: 'Mode', price, displays,
    keywords: ['robe', 'manteau', 'veste', 'chaussures', 'baskets', 'sac', 'jean', 'pull', 'chemise', 'montre', 'bijou', 'bottes', 'costume', 'sneakers', 'nike', 'adidas'],
    fields: [
      choiceField('garment', 'Article', ['Vêtements', 'Chaussures', 'Sacs', 'Montres', 'Bijoux', 'Accessoires'], { required: true, filter: true, onCard: true }),
      choiceField('audience', 'Pour', ['Femme', 'Homme', 'Mixte'], { filter: true }),
      textField('size', 'Taille ou pointure', { onCard: true, maximumLength: 12 }),
      textField('brand', 'Marque', { filter: true }), colour, condition,
    ],
  },
  {
    id: 'enfants', family: 'loisirs', label: 'Enfants', price, displays,
    keywords: ['poussette', 'berceau', 'lit bebe', 'siege auto', 'jouet', 'jouets', 'lego', 'playmobil', 'puzzle', 'doudou', 'bebe', 'enfant', 'trottinette', 'chaise haute', 'peluche'],
    fields: [
      choiceField('childProduct', 'Article', ['Poussettes et sièges', 'Mobilier', 'Jouets', 'Vêtements', 'Puériculture', 'Autre'], { required: true, filter: true, onCard: true }),
      choiceField('ageRange', 'Âge', ['0 à 12 mois', '1 à 3 ans', '3 à 6 ans', '6 à 10 ans', '10 ans et plus'], { filter: true, onCard: true }),
      textField('brand', 'Marque'), condition,
    ],
  },
  {
    id: 'autres', family: 'loisirs', label: 'Autres', price, displays,
    keywords: ['carton', 'cartons', 'valise', 'collection', 'jeu de societe', 'timbres', 'bois', 'panier', 'animalerie', 'divers'],
    fields: [condition],
  },
];

export const leisureFamily: Family = { id: 'loisirs', label: 'Loisirs & divers', tagline: 'Livres, sport, mode et jeux', categories };
