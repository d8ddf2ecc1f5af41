import type { Handover, SellerKind } from '../listings/Listing';
import type { ListingDraft } from '../listings/ListingDraft';
import type { Location } from '../listings/Location';
import { isSiret } from '../listings/Siret';
import { failure, success, type Result } from '../shared/Result';

/** What a person’s next listing begins with. */
export interface SellerDefaults {
  readonly location: Location | null;
  readonly handover: Handover;
  readonly sellerKind: SellerKind;
  /** Professionals only; empty otherwise, as is the SIRET. */
  readonly companyName: string;
  readonly siret: string;
}

/** The defaults in the making: all as it was typed. */
export interface SellerEntries extends SellerDefaults {
  /** What was typed for the place, while no commune is chosen. */
  readonly placeText: string;
}

export type SellerEntryError = 'unknown-place' | 'no-way' | 'company-name' | 'siret';
export type SellerErrors = ReadonlyMap<keyof SellerEntries, SellerEntryError>;

export const noSellerDefaults: SellerDefaults = {
  location: null, handover: { inPerson: true, delivery: false }, sellerKind: 'private', companyName: '', siret: '',
};

/** What is to be stored, or the mistakes by entry. */
export function parseSellerEntries(entries: SellerEntries): Result<SellerDefaults, SellerErrors> {
  const { location, placeText, handover, sellerKind } = entries;
  const isProfessional = sellerKind === 'professional';
  const companyName = isProfessional ? entries.companyName.replace(/\s+/g, ' ').trim() : '';
  const siret = isProfessional ? entries.siret.replace(/\s/g, '') : '';
  const errors = new Map<keyof SellerEntries, SellerEntryError>();
  if (location === null && placeText.trim() !== '') errors.set('placeText', 'unknown-place');
  if (!handover.inPerson && !handover.delivery) errors.set('handover', 'no-way');
  if (isProfessional && (companyName.length < 2 || companyName.length > 100)) errors.set('companyName', 'company-name');
  if (isProfessional && !isSiret(siret)) errors.set('siret', 'siret');
  return errors.size > 0 ? failure(errors) : success({ location, handover, sellerKind, companyName, siret });
}

/** A new draft as this person begins one. */
export function withSellerDefaults(draft: ListingDraft, defaults: SellerDefaults): ListingDraft {
  return { ...draft, ...defaults };
}
