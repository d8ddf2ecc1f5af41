import type { Handover, SellerKind } from '../listings/Listing';
import type { ListingDraft } from '../listings/draft/ListingDraft';
import type { Location } from '../listings/place/Location';
import { isSiret } from '../listings/Siret';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';

/** The initial values of a person’s next draft. */
export interface SellerDefaults {
  readonly location: Location | null;
  readonly handover: Handover;
  readonly sellerKind: SellerKind;
  /** Professionals only; empty otherwise, as is the SIRET. */
  readonly companyName: string;
  readonly siret: string;
}

/** The entries of the seller form, as they were typed. */
export interface SellerEntries extends SellerDefaults {
  /** The text typed for the place, while no commune is chosen. */
  readonly placeText: string;
}

export type SellerEntryError = 'unknown-place' | 'no-way' | 'company-name' | 'siret';
export type SellerErrors = ReadonlyMap<keyof SellerEntries, SellerEntryError>;

export const noSellerDefaults: SellerDefaults = {
  location: null,
  handover: { inPerson: true, delivery: false },
  sellerKind: 'private',
  companyName: '',
  siret: '',
};

/** The defaults to store, or the errors by entry. */
export function parseSellerEntries(entries: SellerEntries): Result<SellerDefaults, SellerErrors> {
  const { location, placeText, handover, sellerKind } = entries;
  const isProfessional = sellerKind === 'professional';
  const companyName = isProfessional ? trimmedText(entries.companyName.replace(/\s+/g, ' ')) : '';
  const siret = isProfessional ? entries.siret.replace(/\s/g, '') : '';
  const errors = new Map<keyof SellerEntries, SellerEntryError>();
  if (location === null && placeText.trim() !== '') errors.set('placeText', 'unknown-place');
  if (!handover.inPerson && !handover.delivery) errors.set('handover', 'no-way');
  if (isProfessional && ([...companyName].length < 2 || companyName.length > 100))
    errors.set('companyName', 'company-name');
  if (isProfessional && !isSiret(siret)) errors.set('siret', 'siret');
  return errors.size > 0 ? failure(errors) : success({ location, handover, sellerKind, companyName, siret });
}

/** A new draft with the seller’s defaults. */
export function withSellerDefaults(draft: ListingDraft, defaults: SellerDefaults): ListingDraft {
  return { ...draft, ...defaults };
}

/** Saved entries over the stored defaults; saved values of another form are ignored. */
export function restoreSellerEntries(stored: SellerDefaults, saved: unknown): SellerEntries {
  const entries: SellerEntries = { ...stored, placeText: '' };
  if (!isRecord(saved)) return entries;
  const { location, handover, sellerKind, companyName, siret, placeText } = saved;
  return {
    location: location === null || isLocation(location) ? location : entries.location,
    handover: isHandover(handover) ? handover : entries.handover,
    sellerKind: sellerKind === 'private' || sellerKind === 'professional' ? sellerKind : entries.sellerKind,
    companyName: textOr(companyName, entries.companyName),
    siret: textOr(siret, entries.siret),
    placeText: textOr(placeText, ''),
  };
}

/** Whether the entries equal the stored defaults. */
export function areSameSellerEntries(stored: SellerDefaults, entries: SellerEntries): boolean {
  const texts = ({ location, handover, sellerKind, companyName, siret }: SellerDefaults) =>
    JSON.stringify([
      location?.communeCode,
      location?.postalCode,
      handover.inPerson,
      handover.delivery,
      sellerKind,
      companyName,
      siret,
    ]);
  return texts(stored) === texts(entries) && entries.placeText.trim() === '';
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isHandover(value: unknown): value is Handover {
  return isRecord(value) && typeof value.inPerson === 'boolean' && typeof value.delivery === 'boolean';
}

function isLocation(value: unknown): value is Location {
  if (!isRecord(value)) return false;
  const { communeCode, communeName, postalCode, latitude, longitude } = value;
  const areTexts = [communeCode, communeName, postalCode].every((one) => typeof one === 'string');
  return areTexts && Number.isFinite(latitude) && Number.isFinite(longitude);
}
