import * as v from 'valibot';
import type { InventoryEntry, ListingInventory } from '../../../application/listings/ListingInventory';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { DAY, type Instant } from '../../../domain/shared/Instant';
import { dateCardStart } from '../cards/cardIds';
import { dayKey } from '../cards/cardKeys';
import { deletedListing } from '../documents/listingSchemas';
import type { AnonymousReader, RestDocument } from './AnonymousReader';
import { attempt } from './attempt';

/** The limit that the rules set for one query. */
const PORTION = 1000;

const text = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
);
const time = v.pipe(
  v.object({ timestampValue: v.string() }),
  v.transform(({ timestampValue }) => Date.parse(timestampValue)),
);
/** The fields of a card that `select` names, in the form of Firestore's REST interface. */
const selectedCard = v.object({
  listingId: text,
  listing: v.object({
    mapValue: v.object({ fields: v.object({ title: text, publishedAt: time, expiresAt: time }) }),
  }),
});
const selected = ['listingId', 'listing.title', 'listing.publishedAt', 'listing.expiresAt'];

interface InventoryCard extends InventoryEntry {
  /** The id of the card. */
  readonly card: string;
  readonly expiresAt: Instant;
}

/** Before or after the card of this id, which may not exist. */
interface Place {
  readonly card: string;
  readonly before: boolean;
}

interface Portion {
  /** Null: from the newest on. */
  readonly from: Place | null;
  readonly to?: Place | null;
  readonly limit: number;
}

/**
 * Reads cards by date, whose ids sort by the date of publication. Of each card it asks for the few fields that it needs: a whole one is
 * some 40 kB of JSON.
 */
export class FirestoreListingInventory implements ListingInventory {
  readonly #reader: AnonymousReader;
  readonly #clock: Clock;
  readonly #portion: number;

  /** `portion`: how many cards it asks for at once. */
  constructor(reader: AnonymousReader, clock: Clock, portion = PORTION) {
    this.#reader = reader;
    this.#clock = clock;
    this.#portion = portion;
  }

  /** Reads one card for each day, and one query more. */
  days(): Promise<BackendResult<readonly Instant[]>> {
    return attempt(async () => {
      const days: Instant[] = [];
      for (let from: Place | null = null; ;) {
        const [newest] = await this.#cards({ from, limit: 1 });
        if (newest === undefined) return days;
        const day = Math.floor(newest.publishedAt / DAY) * DAY;
        days.push(day);
        from = beforeCards(day - 1);
      }
    });
  }

  async *publishedOn(day: Instant): AsyncIterable<InventoryEntry> {
    const to = beforeCards(day - 1);
    for (let from = beforeCards(day + DAY - 1); ;) {
      const cards = await this.#cards({ from, to, limit: this.#portion });
      for (const { id, title, publishedAt, expiresAt } of cards)
        if (expiresAt > this.#clock.now()) yield { id, title, publishedAt };
      const last = cards.at(-1);
      if (last === undefined || cards.length < this.#portion) return;
      from = { card: last.card, before: false };
    }
  }

  /** The rules let everybody read that a listing was deleted, as long as nothing else is left of it. */
  async wasDeleted(id: string): Promise<boolean> {
    const document = await this.#reader.documentIfShown('listings', id);
    return v.is(deletedListing, document?.data());
  }

  async #cards({ from, to = null, limit }: Portion): Promise<readonly InventoryCard[]> {
    const found = await this.#reader.query({
      select: { fields: selected.map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: 'cardsByDate' }],
      where: {
        fieldFilter: {
          field: { fieldPath: `alive.\`${dayKey(this.#clock.now())}\`` },
          op: 'EQUAL',
          value: { booleanValue: true },
        },
      },
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(from && { startAt: this.#cursorAt(from) }),
      ...(to && { endAt: this.#cursorAt(to) }),
      limit,
    });
    return found.map(cardOf);
  }

  #cursorAt({ card, before }: Place): object {
    return { values: [{ referenceValue: this.#reader.nameOf(`cardsByDate/${card}`) }], before };
  }
}

/** Before the cards of listings that were published at this instant or earlier. */
function beforeCards(publishedAt: Instant): Place {
  return { card: dateCardStart(publishedAt), before: true };
}

function cardOf({ name, fields }: RestDocument): InventoryCard {
  const { listingId, listing } = v.parse(selectedCard, fields);
  return { card: name.slice(name.lastIndexOf('/') + 1), id: listingId, ...listing.mapValue.fields };
}
