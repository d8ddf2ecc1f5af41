import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingBuyers } from '../../../application/listings/ListingBuyers';
import type { ConversationRepository } from '../../../application/messaging/ConversationRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Listing } from '../../../domain/listings/Listing';
import { success } from '../../../domain/shared/Result';

export interface Buyer {
  readonly uid: string;
  readonly name: string;
}

interface Question {
  readonly listing: Listing;
  readonly people: readonly Buyer[];
  /** Who was named before. */
  readonly known: string | undefined;
}

/** Whom a listing is promised or sold to, among those who have written about it. One for the whole site. */
export class BuyersViewModel {
  /** Asked of the owner now; `null`: nothing. */
  question: Question | null = null;
  /** The buyers known, by listing. */
  known: ReadonlyMap<string, Buyer> = new Map();
  /** Those whose buyer could not be looked up. */
  failedIds: ReadonlySet<string> = new Set();
  readonly #conversations: Pick<ConversationRepository, 'about'>;
  readonly #listingBuyers: ListingBuyers;
  readonly #requestedIds = new Set<string>();

  constructor(conversations: Pick<ConversationRepository, 'about'>, listingBuyers: ListingBuyers) {
    this.#conversations = conversations;
    this.#listingBuyers = listingBuyers;
    makeAutoObservable(
      this,
      { question: observableRef, known: observableRef, failedIds: observableRef },
      { autoBind: true },
    );
  }

  /** Names of the buyers known, by listing. */
  get names(): ReadonlyMap<string, string> {
    return new Map([...this.known].map(([listingId, { name }]) => [listingId, name]));
  }

  /** Asks who it is, unless nobody has written: whom it was promised to is not always who buys it. */
  async ask(listing: Listing): Promise<void> {
    const people = await this.#interestedBuyers(listing);
    if (people.ok && people.value.length > 0) this.put(listing, people.value);
  }

  put(listing: Listing, people: readonly Buyer[]): void {
    this.question = { listing, people, known: this.known.get(listing.id)?.uid };
  }

  dismiss(): void {
    this.question = null;
  }

  /** Keeps the answer; nobody, when it is someone else. */
  async answer(buyer: Buyer | null): Promise<BackendResult<void>> {
    const asked = this.question;
    this.dismiss();
    if (asked === null) return success();
    const { id: listingId, ownerId } = asked.listing;
    const before = this.known.get(listingId) ?? null;
    this.know(listingId, buyer);
    const saved = await (buyer === null
      ? this.#listingBuyers.clear(listingId)
      : this.#listingBuyers.assign({ listingId, ownerId, buyerId: buyer.uid }));
    if (!saved.ok) this.know(listingId, before);
    return saved;
  }

  /** The listing is for everyone again. */
  async forget({ id }: Listing): Promise<void> {
    this.know(id, null);
    await this.#listingBuyers.clear(id);
  }

  /** Looks up the buyers of those listings that are reserved or sold, once for each. */
  async load(listings: readonly Listing[]): Promise<void> {
    const withBuyer = listings.filter(
      ({ id, state }) => (state === 'reserved' || state === 'sold') && !this.#requestedIds.has(id),
    );
    if (withBuyer.length === 0) return;
    for (const { id } of withBuyer) this.#requestedIds.add(id);
    const listingBuyers = await this.#listingBuyers.of(withBuyer.map(({ id }) => id));
    await Promise.all(
      withBuyer.map(async (listing) => {
        this.noteReading(
          listing.id,
          listingBuyers.ok && (await this.#loadName(listing, listingBuyers.value.get(listing.id))),
        );
      }),
    );
  }

  /** What could not be read may be asked for again. */
  noteReading(listingId: string, isRead: boolean): void {
    const others = [...this.failedIds].filter((id) => id !== listingId);
    this.failedIds = new Set(isRead ? others : [...others, listingId]);
    if (!isRead) this.#requestedIds.delete(listingId);
  }

  know(listingId: string, buyer: Buyer | null): void {
    const known = new Map(this.known);
    if (buyer === null) known.delete(listingId);
    else known.set(listingId, buyer);
    this.known = known;
  }

  /** False: who it is could not be read. */
  async #loadName(listing: Listing, buyerId: string | undefined): Promise<boolean> {
    if (buyerId === undefined) return true;
    const people = await this.#interestedBuyers(listing);
    const buyer = people.ok ? people.value.find(({ uid }) => uid === buyerId) : undefined;
    if (buyer !== undefined) this.know(listing.id, buyer);
    return people.ok;
  }

  async #interestedBuyers({ id, ownerId }: Listing): Promise<BackendResult<readonly Buyer[]>> {
    const conversations = await this.#conversations.about(id, ownerId);
    return conversations.ok
      ? success(conversations.value.map(({ buyer: { name, uid } }) => ({ name, uid })))
      : conversations;
  }
}
