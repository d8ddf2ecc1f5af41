/** A category's field, as data: it drives the form, the filters, the listing's page and the validation alike. */
export type Field = ChoiceField | NumberField | TextField | MonthField | FlagField;

interface FieldBase {
  /** Stored key, unique within a category. The same id in two categories means the same thing. */
  readonly id: string;
  readonly label: string;
  readonly required?: true;
  /** Offered as a filter of the category's results. */
  readonly filter?: true;
  /** Shown on the card, in this order. */
  readonly onCard?: true;
  /** The field only exists while another one has one of these values. */
  readonly when?: { readonly field: string; readonly isOneOf: readonly string[] };
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** How the page shows it; `energy` and `climate` are the official DPE and GES scales. */
  readonly display?: 'energy' | 'climate';
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly unit?: string;
  readonly minimum: number;
  readonly maximum: number;
  /** The number of decimals; whole numbers only unless set. */
  readonly decimals?: number;
  /** A year is not grouped by thousands. */
  readonly isYear?: true;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly maximumLength: number;
  /** Proposed while typing; other values are accepted. */
  readonly suggestions?: readonly string[];
}

/** A month of a year, stored `YYYY-MM`. */
export interface MonthField extends FieldBase {
  readonly kind: 'month';
}

/** Yes or no; absent means not said. */
export interface FlagField extends FieldBase {
  readonly kind: 'flag';
}

/** Text, choice and month are strings; a number is a number; a flag is a boolean. */
export type FieldValue = string | number | boolean;
export type FieldValues = Readonly<Record<string, FieldValue>>;
