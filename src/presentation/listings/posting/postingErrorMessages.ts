import type { DraftEntry, DraftError } from '../../../domain/listings/draft/DraftError';
import type { Field } from '../../../domain/listings/catalogue/Field';
import { formatNumber } from '../../shared/format/formatNumber';
import { placeMessages } from '../../shared/forms/placeMessages';
import { postingMessages } from './messages';

type OwnEntry = Exclude<DraftEntry, `fields.${string}`>;
type Limits = { readonly minimum: number; readonly maximum: number };

const sentences: Record<DraftError['kind'], (limits: Limits) => string> = {
  required: () => 'Ce champ est obligatoire.',
  'too-short': ({ minimum }) => `Écrivez au moins ${minimum} caractères.`,
  'too-long': ({ maximum }) => `C’est trop long\u00a0: ${formatNumber(maximum)} caractères au plus.`,
  'not-a-number': () => 'Écrivez un nombre, en chiffres.',
  'not-a-whole-number': () => 'Écrivez un nombre entier, sans virgule.',
  'ambiguous-number': () => 'Ce nombre peut se lire de deux façons\u00a0: écrivez-le sans séparer les milliers.',
  'out-of-range': ({ minimum, maximum }) =>
    `Écrivez un nombre entre ${formatNumber(minimum, 1)} et ${formatNumber(maximum, 1)}.`,
  'not-a-month': () => 'Indiquez le mois et l’année, sur quatre chiffres.',
  'unknown-choice': () => 'Choisissez une réponse dans la liste.',
  'price-kind-refused': () => 'Cette catégorie demande un montant.',
  'range-upside-down': () => 'Le maximum est plus petit que le minimum.',
  'not-a-siret': () => 'Ce numéro SIRET n’est pas valable\u00a0: il a 14 chiffres.',
};

const requiredSentences: Partial<Record<DraftEntry, string>> = {
  title: 'Donnez un titre à votre annonce.',
  categoryId: 'Choisissez une catégorie.',
  'fields.condition': 'Choisissez l’état qui convient.',
  description: 'Décrivez ce dont il s’agit.',
  price: 'Indiquez un prix.',
  location: placeMessages.chooseCommune,
  handover: 'Choisissez au moins une façon de remettre l’objet.',
  companyName: 'Indiquez la raison sociale de votre entreprise.',
  siret: 'Indiquez le numéro SIRET de votre entreprise.',
};

const entryLabels: Record<OwnEntry, string> = {
  title: postingMessages.titleLabel,
  categoryId: postingMessages.family,
  description: postingMessages.descriptionHeading,
  price: postingMessages.priceHeading,
  photos: 'Photos',
  location: postingMessages.place,
  handover: 'Remise',
  companyName: postingMessages.companyName,
  siret: postingMessages.siret,
};

/** The error of an entry, as shown beside it. */
export function postingErrorText(entry: DraftEntry, error: DraftError): string {
  return ownSentence(entry, error) ?? sentences[error.kind]({ minimum: 0, maximum: 0, ...error });
}

/** The error of an entry, as shown far from it: with the name of the entry, unless the sentence says it. */
export function missingEntryText(entry: DraftEntry, error: DraftError, fields: readonly Field[]): string {
  const named = () => postingMessages.missingEntry(entryLabel(entry, fields), postingErrorText(entry, error));
  return ownSentence(entry, error) ?? named();
}

function ownSentence(entry: DraftEntry, error: DraftError): string | undefined {
  return error.kind === 'required' ? requiredSentences[entry] : undefined;
}

function entryLabel(entry: DraftEntry, fields: readonly Field[]): string {
  if (isOwnEntry(entry)) return entryLabels[entry];
  return fields.find(({ id }) => entry === `fields.${id}`)?.label ?? '';
}

function isOwnEntry(entry: DraftEntry): entry is OwnEntry {
  return entry in entryLabels;
}
