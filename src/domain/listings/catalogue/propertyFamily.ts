import type { Category, Family } from './Category';
import { choiceField, numberField, saleOrOnRequest } from './commonFields';
import type { Field } from './Field';

const energyLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const diagnosed = { field: 'dpeStatus', isOneOf: ['renseigne'] };

/** The energy diagnosis (DPE) and the figures that the law requires with it. */
const energyFields: readonly Field[] = [
  choiceField(
    'dpeStatus',
    'Diagnostic de performance énergétique (DPE)',
    ['Renseigné', 'Vierge', 'Non soumis', 'En cours'],
    { required: true },
  ),
  choiceField('energyClass', 'Classe énergie (DPE)', energyLetters, {
    required: true,
    filter: true,
    display: 'energy',
    when: diagnosed,
  }),
  choiceField('climateClass', 'Classe climat (GES)', energyLetters, {
    required: true,
    filter: true,
    display: 'climate',
    when: diagnosed,
  }),
  numberField('energyCostMinimum', 'Coût annuel d’énergie estimé, minimum', [0, 100_000], {
    unit: '€',
    required: true,
    when: diagnosed,
  }),
  numberField('energyCostMaximum', 'Coût annuel d’énergie estimé, maximum', [0, 100_000], {
    unit: '€',
    required: true,
    when: diagnosed,
  }),
  numberField('energyCostYear', 'Année de référence des prix de l’énergie', [2015, 2030], {
    isYear: true,
    required: true,
    when: diagnosed,
  }),
];

const livingArea = numberField('livingArea', 'Surface habitable', [1, 10_000], {
  unit: 'm²',
  decimals: 1,
  required: true,
  filter: true,
  onCard: true,
});
const rooms = choiceField('rooms', 'Pièces', ['1', '2', '3', '4', '5', '6', '7', '8+'], {
  required: true,
  filter: true,
  onCard: true,
});
const bedrooms = numberField('bedrooms', 'Chambres', [0, 50], { filter: true });
const floor = numberField('floor', 'Étage', [0, 80]);
const outside = choiceField('outside', 'Extérieur', ['Balcon', 'Terrasse', 'Jardin', 'Cour', 'Aucun'], {
  filter: true,
});
const dwelling = { field: 'propertyType', isOneOf: ['maison', 'appartement'] };

const rentControlled = { field: 'rentControl', isOneOf: ['concerne'] };

/** Required for rentals (loi du 6 juillet 1989, arrêté du 21 avril 2022). */
const rentFields: readonly Field[] = [
  numberField('charges', 'Charges', [0, 10_000], { unit: '€ par mois', required: true }),
  choiceField('chargesMode', 'Mode de règlement des charges', ['Provision', 'Forfait'], { required: true }),
  numberField('deposit', 'Dépôt de garantie', [0, 100_000], { unit: '€', required: true }),
  choiceField('furnishing', 'Ameublement', ['Meublé', 'Vide'], { required: true, filter: true, onCard: true }),
  livingArea,
  choiceField('rentControl', 'Encadrement des loyers', ['Non concerné', 'Concerné'], { required: true }),
  numberField('referenceRent', 'Loyer de référence', [1, 1000], {
    unit: '€/m²',
    decimals: 1,
    required: true,
    when: rentControlled,
  }),
  numberField('referenceRentIncreased', 'Loyer de référence majoré', [1, 1000], {
    unit: '€/m²',
    decimals: 1,
    required: true,
    when: rentControlled,
  }),
  numberField('rentSupplement', 'Complément de loyer', [0, 10_000], { unit: '€', when: rentControlled }),
  numberField('inspectionFees', 'Frais d’état des lieux', [0, 5_000], { unit: '€' }),
  { id: 'availableFrom', label: 'Disponible à partir de', kind: 'month' },
];
const rent = {
  label: 'Loyer mensuel, charges comprises',
  required: true,
  allowsGift: false,
  allowsOnRequest: false,
  suffix: 'par mois',
};

const categories: readonly Category[] = [
  {
    id: 'ventes-immobilieres',
    family: 'immobilier',
    label: 'Ventes',
    price: saleOrOnRequest,
    displays: ['georisques', 'excessive-consumption'],
    fields: [
      choiceField('propertyType', 'Type de bien', ['Maison', 'Appartement', 'Terrain', 'Parking', 'Autre'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      choiceField('propertyAge', 'Ancien, neuf ou viager', ['Ancien', 'Neuf', 'Viager'], { filter: true }),
      { ...livingArea, when: dwelling },
      numberField('landArea', 'Surface du terrain', [1, 10_000_000], { unit: 'm²', filter: true }),
      { ...rooms, when: dwelling },
      { ...bedrooms, when: dwelling },
      { ...floor, when: dwelling },
      { ...outside, when: dwelling },
      ...energyFields,
    ],
  },
  {
    id: 'locations',
    family: 'immobilier',
    label: 'Locations',
    price: rent,
    displays: ['georisques', 'excessive-consumption', 'rent-control'],
    fields: [
      choiceField('propertyType', 'Type de bien', ['Maison', 'Appartement', 'Parking', 'Autre'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      rooms,
      bedrooms,
      floor,
      outside,
      ...rentFields,
      ...energyFields,
    ],
  },
  {
    id: 'colocations',
    family: 'immobilier',
    label: 'Colocations',
    price: rent,
    displays: ['georisques', 'excessive-consumption', 'rent-control'],
    fields: [
      choiceField('propertyType', 'Type de bien', ['Maison', 'Appartement'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      numberField('flatmates', 'Nombre de colocataires', [2, 20], { filter: true, onCard: true }),
      rooms,
      outside,
      ...rentFields,
      ...energyFields,
    ],
  },
  {
    id: 'bureaux-commerces',
    family: 'immobilier',
    label: 'Bureaux & commerces',
    price: saleOrOnRequest,
    displays: ['georisques'],
    fields: [
      choiceField('transaction', 'Transaction', ['Vente', 'Location', 'Cession de bail'], {
        required: true,
        filter: true,
        onCard: true,
      }),
      choiceField(
        'premisesType',
        'Type de local',
        ['Bureau', 'Boutique', 'Entrepôt', 'Atelier', 'Fonds de commerce', 'Autre'],
        { required: true, filter: true, onCard: true },
      ),
      numberField('floorArea', 'Surface', [1, 100_000], { unit: 'm²', required: true, filter: true, onCard: true }),
    ],
  },
];

export const propertyFamily: Family = {
  id: 'immobilier',
  label: 'Immobilier',
  tagline: 'Ventes, locations et bureaux',
  categories,
};
