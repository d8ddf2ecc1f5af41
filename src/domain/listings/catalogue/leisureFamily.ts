import type { Category, Family } from './Category';
import { choiceField, colour, condition, saleOrGift, textField } from './commonFields';

const price = saleOrGift;
const displays: Category['displays'] = [];

const categories: readonly Category[] = [
  {
    id: 'livres',
    family: 'loisirs',
    label: 'Livres',
    price,
    displays,
    fields: [
      choiceField(
        'genre',
        'Genre',
        ['Roman', 'Bande dessinée', 'Manga', 'Jeunesse', 'Essai', 'Scolaire', 'Cuisine', 'Art', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      textField('author', 'Auteur ou autrice', { onCard: true }),
      condition,
    ],
  },
  {
    id: 'sport',
    family: 'loisirs',
    label: 'Sport',
    price,
    displays,
    fields: [
      choiceField(
        'activity',
        'Activité',
        [
          'Randonnée et camping',
          'Football',
          'Tennis',
          'Ski et neige',
          'Musculation',
          'Course à pied',
          'Sports d’eau',
          'Escalade',
          'Équitation',
          'Autre',
        ],
        { required: true, filter: true, onCard: true },
      ),
      textField('brand', 'Marque'),
      condition,
    ],
  },
  {
    id: 'instruments',
    family: 'loisirs',
    label: 'Instruments',
    price,
    displays,
    fields: [
      choiceField(
        'instrument',
        'Instrument',
        ['Guitare', 'Piano et claviers', 'Cordes frottées', 'Vents', 'Percussions', 'Accessoires', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      textField('brand', 'Marque', { filter: true }),
      condition,
    ],
  },
  {
    id: 'mode',
    family: 'loisirs',
    label: 'Mode',
    price,
    displays,
    fields: [
      choiceField('garment', 'Article', ['Vêtements', 'Chaussures', 'Sacs', 'Montres', 'Bijoux', 'Accessoires'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      choiceField('audience', 'Pour', ['Femme', 'Homme', 'Mixte'], { filter: true }),
      textField('size', 'Taille ou pointure', { onCard: true, maximumLength: 12 }),
      textField('brand', 'Marque', { filter: true }),
      colour,
      condition,
    ],
  },
  {
    id: 'enfants',
    family: 'loisirs',
    label: 'Enfants',
    price,
    displays,
    fields: [
      choiceField(
        'childProduct',
        'Article',
        ['Poussettes et sièges', 'Mobilier', 'Jouets', 'Vêtements', 'Puériculture', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      choiceField('ageRange', 'Âge', ['0 à 12 mois', '1 à 3 ans', '3 à 6 ans', '6 à 10 ans', '10 ans et plus'], {
        filter: true,
        onCard: true,
      }),
      textField('brand', 'Marque'),
      condition,
    ],
  },
  {
    id: 'autres',
    family: 'loisirs',
    label: 'Autres',
    price,
    displays,
    fields: [condition],
  },
];

export const leisureFamily: Family = {
  id: 'loisirs',
  label: 'Loisirs & divers',
  tagline: 'Livres, sport, mode et jeux',
  categories,
};
