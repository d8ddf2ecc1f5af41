import type { Category, Family } from './Category';
import {
  choiceField,
  colour,
  condition,
  numberField,
  sale,
  saleOrGift,
  saleOrOnRequest,
  textField,
} from './commonFields';
import type { Field } from './Field';

const carBrands = [
  'Alfa Romeo',
  'Audi',
  'BMW',
  'Citroën',
  'Cupra',
  'Dacia',
  'DS',
  'Fiat',
  'Ford',
  'Honda',
  'Hyundai',
  'Jeep',
  'Kia',
  'Land Rover',
  'Mazda',
  'Mercedes-Benz',
  'MG',
  'Mini',
  'Mitsubishi',
  'Nissan',
  'Opel',
  'Peugeot',
  'Porsche',
  'Renault',
  'Seat',
  'Skoda',
  'Smart',
  'Suzuki',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
];
const motorbikeBrands = [
  'Aprilia',
  'BMW',
  'Ducati',
  'Harley-Davidson',
  'Honda',
  'Kawasaki',
  'KTM',
  'Kymco',
  'Peugeot',
  'Piaggio',
  'Suzuki',
  'Triumph',
  'Vespa',
  'Yamaha',
];

const firstRegistration: Field = {
  id: 'firstRegistration',
  label: '1re mise en circulation',
  kind: 'month',
  required: true,
  filter: true,
  onCard: true,
  hint: 'Elle figure sur la carte grise, case B.',
};
const mileage = numberField('mileage', 'Kilométrage', [0, 2_000_000], {
  unit: 'km',
  required: true,
  filter: true,
  onCard: true,
});
const mileageNotGuaranteed: Field = {
  id: 'mileageNotGuaranteed',
  label: 'Kilométrage non garanti',
  kind: 'flag',
  hint: 'À cocher si vous ne pouvez pas prouver le kilométrage\u00a0: la mention est obligatoire.',
};
const fuel = choiceField(
  'fuel',
  'Carburant',
  ['Essence', 'Diesel', 'Hybride', 'Hybride rechargeable', 'Électrique', 'GPL', 'E85', 'Autre'],
  { required: true, filter: true, onCard: true },
);
const gearbox = choiceField('gearbox', 'Boîte de vitesses', ['Manuelle', 'Automatique'], {
  required: true,
  filter: true,
});
const technicalInspection = choiceField(
  'technicalInspection',
  'Contrôle technique',
  ['Moins de 6 mois', 'Plus de 6 mois', 'Non soumis', 'À faire'],
  {
    hint: 'Au-delà de 4 ans, la vente demande un contrôle de moins de 6 mois.',
  },
);
const critAir = choiceField('critAir', 'Crit’Air', ['0', '1', '2', '3', '4', '5', 'Non classé'], { filter: true });

const roadVehicleFields: readonly Field[] = [
  firstRegistration,
  mileage,
  mileageNotGuaranteed,
  fuel,
  gearbox,
  numberField('taxHorsepower', 'Puissance fiscale', [1, 200], { unit: 'CV' }),
  numberField('power', 'Puissance DIN', [1, 2000], { unit: 'ch', filter: true }),
  choiceField('doors', 'Portes', ['2', '3', '4', '5', '6+']),
  choiceField('seats', 'Places', ['1', '2', '3', '4', '5', '6', '7+'], { filter: true }),
  colour,
  critAir,
  choiceField('licence', 'Permis', ['Avec permis', 'Sans permis']),
  technicalInspection,
  numberField('owners', 'Nombre de propriétaires', [1, 30]),
];

const categories: readonly Category[] = [
  {
    id: 'voitures',
    family: 'vehicules',
    label: 'Voitures',
    price: sale,
    displays: ['mileage', 'technical-inspection'],
    fields: [
      textField('brand', 'Marque', { required: true, filter: true, suggestions: carBrands }),
      textField('model', 'Modèle', { required: true }),
      textField('version', 'Version'),
      choiceField(
        'vehicleType',
        'Type',
        [
          '4x4 - SUV',
          'Berline',
          'Break',
          'Cabriolet',
          'Citadine',
          'Coupé',
          'Minibus',
          'Monospace',
          'Pick-up',
          'Société',
          'Autre',
        ],
        { filter: true },
      ),
      ...roadVehicleFields,
    ],
  },
  {
    id: 'motos',
    family: 'vehicules',
    label: 'Motos',
    price: sale,
    displays: ['mileage', 'technical-inspection'],
    fields: [
      textField('brand', 'Marque', { required: true, filter: true, suggestions: motorbikeBrands }),
      textField('model', 'Modèle', { required: true }),
      firstRegistration,
      mileage,
      mileageNotGuaranteed,
      numberField('engineSize', 'Cylindrée', [25, 3000], { unit: 'cm³', required: true, filter: true, onCard: true }),
      choiceField('motorbikeType', 'Type', ['Moto', 'Scooter', 'Quad'], { filter: true }),
      choiceField('licence', 'Permis', ['A', 'A1', 'A2', 'AM', 'B', 'Sans permis'], { filter: true }),
      colour,
      technicalInspection,
    ],
  },
  {
    id: 'utilitaires',
    family: 'vehicules',
    label: 'Utilitaires',
    price: sale,
    displays: ['mileage', 'technical-inspection'],
    fields: [
      textField('brand', 'Marque', { required: true, filter: true, suggestions: carBrands }),
      textField('model', 'Modèle', { required: true }),
      ...roadVehicleFields,
      numberField('payload', 'Charge utile', [1, 20_000], { unit: 'kg', filter: true }),
      numberField('volume', 'Volume utile', [0.5, 100], { unit: 'm³', decimals: 1, filter: true }),
    ],
  },
  {
    id: 'caravaning',
    family: 'vehicules',
    label: 'Caravaning',
    price: sale,
    displays: ['mileage'],
    fields: [
      choiceField('caravanType', 'Type', ['Camping-car', 'Fourgon aménagé', 'Caravane', 'Mobil-home', 'Autre'], {
        filter: true,
        onCard: true,
      }),
      textField('brand', 'Marque', { filter: true }),
      numberField('year', 'Année', [1950, 2030], { isYear: true, filter: true, onCard: true }),
      numberField('mileage', 'Kilométrage', [0, 2_000_000], { unit: 'km', filter: true, onCard: true }),
      mileageNotGuaranteed,
      numberField('berths', 'Couchages', [1, 12], { filter: true }),
      numberField('grossWeight', 'PTAC', [100, 20_000], { unit: 'kg' }),
    ],
  },
  {
    id: 'velos',
    family: 'vehicules',
    label: 'Vélos',
    price: saleOrGift,
    displays: [],
    fields: [
      choiceField(
        'bicycleType',
        'Type',
        ['Ville', 'Route', 'VTT', 'VTC', 'Gravel', 'Cargo', 'Pliant', 'Enfant', 'Vintage', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      choiceField('frameSize', 'Taille', ['XS', 'S', 'M', 'L', 'XL', 'Enfant'], { filter: true, onCard: true }),
      { id: 'electric', label: 'Assistance électrique', kind: 'flag', filter: true, onCard: true },
      numberField('battery', 'Batterie', [50, 2000], { unit: 'Wh' }),
      condition,
    ],
  },
  {
    id: 'nautisme',
    family: 'vehicules',
    label: 'Nautisme',
    price: saleOrOnRequest,
    displays: [],
    fields: [
      choiceField(
        'boatType',
        'Type',
        ['Voilier', 'Bateau à moteur', 'Semi-rigide', 'Kayak et canoë', 'Paddle', 'Scooter des mers', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      numberField('length', 'Longueur', [1, 60], { unit: 'm', decimals: 1, filter: true, onCard: true }),
      numberField('year', 'Année', [1900, 2030], { isYear: true, filter: true }),
      numberField('power', 'Puissance', [1, 3000], { unit: 'ch' }),
      condition,
    ],
  },
  {
    id: 'equipement',
    family: 'vehicules',
    label: 'Équipement',
    price: saleOrGift,
    displays: [],
    fields: [
      choiceField('equipmentFor', 'Pour', ['Voiture', 'Moto', 'Utilitaire', 'Caravaning', 'Vélo', 'Nautisme'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      textField('product', 'Produit', { required: true }),
      textField('brand', 'Marque'),
      condition,
    ],
  },
];

export const vehicleFamily: Family = {
  id: 'vehicules',
  label: 'Véhicules',
  tagline: 'Voitures, motos, vélos et bateaux',
  categories,
};
