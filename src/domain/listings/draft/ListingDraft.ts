import type { Handover, ListingKind, SellerKind } from '../Listing';
import type { Location } from '../place/Location';
import type { Photo } from '../Photo';
import type { Price } from '../Price';

/** The entries of the posting form, as they were typed, so that nothing is lost and every mistake can be shown. */
export interface ListingDraft {
  /** The id of the listing to be: a draft that is published twice makes one listing. */
  readonly id: string;
  readonly kind: ListingKind;
  readonly categoryId: string | null;
  readonly title: string;
  readonly description: string;
  readonly priceKind: Price['kind'];
  readonly price: string;
  /** Field id → typed text; a choice's value; `oui` for a flag that is set. */
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: readonly Photo[];
  readonly location: Location | null;
  /** The text typed for the place, while no commune is chosen. */
  readonly placeText: string;
  readonly handover: Handover;
  readonly sellerKind: SellerKind;
  readonly companyName: string;
  readonly siret: string;
}

export const FLAG_SET = 'oui';

export function emptyDraft(id: string): ListingDraft {
  return {
    id,
    kind: 'offer',
    categoryId: null,
    title: '',
    description: '',
    priceKind: 'amount',
    price: '',
    fields: {},
    photos: [],
    location: null,
    placeText: '',
    handover: { inPerson: true, delivery: false },
    sellerKind: 'private',
    companyName: '',
    siret: '',
  };
}

/** Whether the draft has no content. */
export function isBlank(draft: ListingDraft): boolean {
  const { title, description, price, placeText, companyName, siret } = draft;
  const isSilent = [title, description, price, placeText, companyName, siret].every((text) => text.trim() === '');
  return isSilent && draft.categoryId === null && draft.photos.length === 0 && draft.location === null;
}
