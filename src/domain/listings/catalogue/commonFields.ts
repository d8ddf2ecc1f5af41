import { plainText } from '../../shared/foldText';
import type { PriceRules } from './Category';
import type { Choice, ChoiceField, NumberField, TextField } from './Field';

/**
 * `choicesOf('Essence', 'Diesel')`: the stored value is the slug of the label, so that stored data stays readable.
 */
export function choicesOf(...labels: readonly string[]): readonly Choice[] {
  return labels.map((label) => ({ value: slugOf(label), label }));
}

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

export const condition: ChoiceField = {
  id: 'condition',
  label: 'État',
  kind: 'choice',
  required: true,
  filter: true,
  onCard: true,
  choices: choicesOf('État neuf', 'Reconditionné', 'Très bon état', 'Bon état', 'État satisfaisant', 'Pour pièces'),
};

export const colour: ChoiceField = {
  id: 'colour',
  label: 'Couleur',
  kind: 'choice',
  filter: true,
  choices: choicesOf(
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
  ),
};

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

export function choiceField(
  id: string,
  label: string,
  labels: readonly string[],
  options: Omit<Partial<ChoiceField>, 'id' | 'label' | 'kind' | 'choices'> = {},
): ChoiceField {
  return { id, label, kind: 'choice', choices: choicesOf(...labels), ...options };
}
