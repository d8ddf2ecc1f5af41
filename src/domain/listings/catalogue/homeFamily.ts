import type { Category, Family } from './Category';
import { choiceField, colour, condition, numberField, saleOrGift, textField } from './commonFields';

const price = saleOrGift;
const displays: Category['displays'] = [];
const product = (...suggestions: string[]) => textField('product', 'Produit', { required: true, suggestions });
const centimetres = (id: string, label: string) => numberField(id, label, [1, 2000], { unit: 'cm' });

const categories: readonly Category[] = [
  {
    id: 'ameublement',
    family: 'maison',
    label: 'Ameublement',
    price,
    displays,
    fields: [
      product(
        'Canapé',
        'Fauteuil',
        'Table',
        'Chaises',
        'Lit',
        'Matelas',
        'Armoire',
        'Commode',
        'Buffet',
        'Bibliothèque',
        'Bureau',
        'Table basse',
      ),
      choiceField(
        'material',
        'Matière',
        ['Bois', 'Métal', 'Verre', 'Tissu', 'Cuir', 'Velours', 'Rotin', 'Plastique', 'Marbre', 'Autre'],
        { filter: true },
      ),
      colour,
      condition,
      centimetres('width', 'Largeur'),
      centimetres('depth', 'Profondeur'),
      centimetres('height', 'Hauteur'),
    ],
  },
  {
    id: 'electromenager',
    family: 'maison',
    label: 'Électroménager',
    price,
    displays,
    fields: [
      product(
        'Lave-linge',
        'Lave-vaisselle',
        'Réfrigérateur',
        'Congélateur',
        'Four',
        'Micro-ondes',
        'Plaque de cuisson',
        'Aspirateur',
        'Cafetière',
        'Robot de cuisine',
      ),
      textField('brand', 'Marque', {
        filter: true,
        suggestions: [
          'Beko',
          'Bosch',
          'Brandt',
          'Candy',
          'DeLonghi',
          'Dyson',
          'Electrolux',
          'KitchenAid',
          'LG',
          'Miele',
          'Moulinex',
          'Samsung',
          'Siemens',
          'Smeg',
          'Whirlpool',
        ],
      }),
      condition,
      choiceField('applianceEnergyClass', 'Classe énergie', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], { filter: true }),
    ],
  },
  {
    id: 'decoration',
    family: 'maison',
    label: 'Décoration',
    price,
    displays,
    fields: [product('Lampe', 'Miroir', 'Tapis', 'Cadre', 'Vase', 'Tableau', 'Horloge'), colour, condition],
  },
  {
    id: 'linge',
    family: 'maison',
    label: 'Linge',
    price,
    displays,
    fields: [
      product('Parure de lit', 'Draps', 'Couette', 'Rideaux', 'Serviettes', 'Nappe', 'Plaid'),
      colour,
      condition,
    ],
  },
  {
    id: 'bricolage',
    family: 'maison',
    label: 'Bricolage',
    price,
    displays,
    fields: [
      product('Perceuse', 'Visseuse', 'Scie', 'Ponceuse', 'Échelle', 'Caisse à outils', 'Peinture', 'Carrelage'),
      textField('brand', 'Marque'),
      condition,
    ],
  },
  {
    id: 'jardin',
    family: 'maison',
    label: 'Jardin',
    price,
    displays,
    fields: [
      product('Tondeuse', 'Salon de jardin', 'Barbecue', 'Plantes', 'Pots', 'Parasol', 'Taille-haie', 'Serre'),
      condition,
    ],
  },
];

export const homeFamily: Family = {
  id: 'maison',
  label: 'Maison',
  tagline: 'Meubles, électroménager et jardin',
  categories,
};
