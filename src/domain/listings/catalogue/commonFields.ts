import { plainText } from '../../shared/foldText';
import type { PriceRules } from './Category';
import type { Choice, ChoiceField, NumberField, TextField } from './Field';

function slugOf(label: string): string {
  return plainText(label)
    .replace(/[^a-z0-9+]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** An amount is required. */
export const sale: PriceRules = { label: 'Prix', required: true, allowsGift: false, allowsOnRequest: false };
/** An amount or « Don ». */
export const saleOrGift: PriceRules = { label: 'Prix', required: true, allowsGift: true, allowsOnRequest: false };
/** An amount or « Prix sur demande », as is usual for property, boats and business premises. */
export const saleOrOnRequest: PriceRules = { label: 'Prix', required: true, allowsGift: false, allowsOnRequest: true };

export const condition = choiceField(
  'condition',
  'État',
  ['État neuf', 'Reconditionné', 'Très bon état', 'Bon état', 'État satisfaisant', 'Pour pièces'],
  { required: true, filter: true, onCard: true },
);

export const colour = choiceField(
  'colour',
  'Couleur',
  [
    'Noir',
    'Blanc',
    'Gris',
    'Argent',
    'Bleu',
    'Rouge',
    'Vert',
    'Jaune',
    'Orange',
    'Marron',
    'Beige',
    'Rose',
    'Violet',
    'Multicolore',
  ],
  { filter: true },
);

export function textField(
  id: string,
  label: string,
  options: Omit<Partial<TextField>, 'id' | 'label' | 'kind'> = {},
): TextField {
  return { id, label, kind: 'text', maximumLength: 60, ...options };
}

export function numberField(
  id: string,
  label: string,
  range: readonly [minimum: number, maximum: number],
  options: Omit<Partial<NumberField>, 'id' | 'label' | 'kind' | 'minimum' | 'maximum'> = {},
): NumberField {
  return { id, label, kind: 'number', minimum: range[0], maximum: range[1], ...options };
}

/**
 * `choiceField('fuel', 'Carburant', ['Essence', 'Diesel'])`: the stored value is the slug of the label, so that stored data stays readable. The
 * choices are computed when they are first read: those of all categories would delay the first page.
 */
export function choiceField(
  id: string,
  label: string,
  labels: readonly string[],
  options: Omit<Partial<ChoiceField>, 'id' | 'label' | 'kind' | 'choices'> = {},
): ChoiceField {
  let choices: readonly Choice[] | null = null;
  return {
    id,
    label,
    kind: 'choice',
    ...options,
    get choices() {
      return (choices ??= labels.map((each) => ({ value: slugOf(each), label: each })));
    },
  };
}
