import type { Category, Family } from './Category';
import { choiceField, colour, condition, numberField, sale, saleOrGift, textField } from './commonFields';

const categories: readonly Category[] = [
  {
    id: 'telephones',
    family: 'multimedia',
    label: 'Téléphones',
    price: sale,
    displays: [],
    fields: [
      textField('brand', 'Marque', {
        required: true,
        filter: true,
        suggestions: [
          'Apple',
          'Fairphone',
          'Google',
          'Honor',
          'Huawei',
          'Motorola',
          'Nokia',
          'OnePlus',
          'Oppo',
          'Samsung',
          'Sony',
          'Xiaomi',
        ],
      }),
      textField('model', 'Modèle', { onCard: true }),
      choiceField('storage', 'Capacité', ['8 Go', '16 Go', '32 Go', '64 Go', '128 Go', '256 Go', '512 Go et plus'], {
        filter: true,
        onCard: true,
      }),
      colour,
      { id: 'unlocked', label: 'Débloqué tout opérateur', kind: 'flag', filter: true },
      numberField('batteryHealth', 'Santé de la batterie', [1, 100], { unit: '%' }),
      condition,
    ],
  },
  {
    id: 'ordinateurs',
    family: 'multimedia',
    label: 'Ordinateurs',
    price: sale,
    displays: [],
    fields: [
      choiceField('computerType', 'Type', ['Portable', 'Bureau', 'Tablette', 'Écran', 'Périphérique', 'Composant'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      textField('brand', 'Marque', {
        filter: true,
        suggestions: ['Acer', 'Apple', 'Asus', 'Dell', 'HP', 'Lenovo', 'LG', 'Microsoft', 'MSI', 'Samsung'],
      }),
      textField('processor', 'Processeur'),
      numberField('memory', 'Mémoire vive', [1, 1024], { unit: 'Go', filter: true, onCard: true }),
      numberField('disk', 'Stockage', [1, 100_000], { unit: 'Go', filter: true, onCard: true }),
      numberField('screen', 'Écran', [5, 60], { unit: 'pouces', decimals: 1 }),
      condition,
    ],
  },
  {
    id: 'photo-audio-video',
    family: 'multimedia',
    label: 'Photo, audio & vidéo',
    price: saleOrGift,
    displays: [],
    fields: [
      textField('product', 'Produit', { required: true }),
      textField('brand', 'Marque', {
        filter: true,
        suggestions: [
          'Bose',
          'Canon',
          'DJI',
          'Fujifilm',
          'GoPro',
          'JBL',
          'LG',
          'Marshall',
          'Nikon',
          'Panasonic',
          'Samsung',
          'Sony',
        ],
      }),
      textField('model', 'Modèle'),
      condition,
    ],
  },
  {
    id: 'consoles',
    family: 'multimedia',
    label: 'Consoles',
    price: sale,
    displays: [],
    fields: [
      choiceField('brand', 'Marque', ['Nintendo', 'Sony', 'Microsoft', 'Sega', 'Valve', 'Autre'], {
        required: true,
        filter: true,
      }),
      textField('model', 'Modèle', { onCard: true }),
      condition,
    ],
  },
  {
    id: 'jeux-video',
    family: 'multimedia',
    label: 'Jeux vidéo',
    price: saleOrGift,
    displays: [],
    fields: [
      choiceField(
        'platform',
        'Plateforme',
        ['Nintendo Switch', 'PlayStation 5', 'PlayStation 4', 'Xbox', 'PC', 'Rétro', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      choiceField('ageRating', 'Classification PEGI', ['3', '7', '12', '16', '18']),
      condition,
    ],
  },
];

export const multimediaFamily: Family = {
  id: 'multimedia',
  label: 'Multimédia',
  tagline: 'Téléphones, ordinateurs, image et son',
  categories,
};
