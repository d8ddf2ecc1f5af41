import type { FieldValues } from '../../../src/domain/listings/catalogue/Field';
import type { Colour } from '../pictures/colours';
import type { Motif } from '../pictures/motifs';
import type { View } from '../pictures/views';
import type { SellerKey } from './sellers/sellers';

/** A listing of the demo catalogue as it is written by hand; the build adds what can be derived. */
export interface ListingSource {
  /** Stable: the listing's id is `demo-` and the slug, and is part of URLs. */
  readonly slug: string;
  /** The listing is where its seller is. */
  readonly seller: SellerKey;
  readonly title: string;
  readonly description: string;
  /** In euros. */
  readonly price: number | 'gift' | 'on-request';
  readonly wanted?: true;
  readonly reserved?: true;
  /** `too`: by hand or sent; `only`: sent. Otherwise by hand. */
  readonly delivery?: 'too' | 'only';
  /** The colour that the text names. */
  readonly colour?: Colour;
  /** One to four. The first is the listing's cover. */
  readonly pictures: readonly Picture[];
  readonly fields: FieldValues;
}

/** A subject, seen from the front unless a view is named: `sofa`, `sofa:detail`. */
export type Picture = Motif | `${Motif}:${View}`;
