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
  missed: ReadonlySet<string> = new Set();
  readonly #conversations: Pick<ConversationRepository, 'about'>;
  readonly #deals: ListingBuyers;
  readonly #asked = new Set<string>();

  constructor(conversations: Pick<ConversationRepository, 'about'>, deals: ListingBuyers) {
    this.#conversations = conversations;
    this.#deals = deals;
    makeAutoObservable(
      this,
      { question: observableRef, known: observableRef, missed: observableRef },
      { autoBind: true },
    );
  }

  /** Names of the buyers known, by listing. */
  get names(): ReadonlyMap<string, string> {
    return new Map([...this.known].map(([listingId, { name }]) => [listingId, name]));
  }

  /** Asks who it is, unless nobody has written: whom it was promised to is not always who buys it. */
  async ask(listing: Listing): Promise<void> {
    const people = await this.#peopleAsking(listing);
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
    const kept = await (buyer === null
      ? this.#deals.forget(listingId)
      : this.#deals.name({ listingId, ownerId, buyerId: buyer.uid }));
    if (!kept.ok) this.know(listingId, before);
    return kept;
  }

  /** The listing is for everyone again. */
  async forget({ id }: Listing): Promise<void> {
    this.know(id, null);
    await this.#deals.forget(id);
  }

  /** Looks up the buyers of those listings that are reserved or sold, once for each. */
  async load(listings: readonly Listing[]): Promise<void> {
    const promised = listings.filter(
      ({ id, state }) => (state === 'reserved' || state === 'sold') && !this.#asked.has(id),
    );
    if (promised.length === 0) return;
    for (const { id } of promised) this.#asked.add(id);
    const deals = await this.#deals.of(promised.map(({ id }) => id));
    await Promise.all(
      promised.map(async (listing) => {
        this.noteReading(listing.id, deals.ok && (await this.#loadName(listing, deals.value.get(listing.id))));
      }),
    );
  }

  /** What could not be read may be asked for again. */
  noteReading(listingId: string, isRead: boolean): void {
    const others = [...this.missed].filter((id) => id !== listingId);
    this.missed = new Set(isRead ? others : [...others, listingId]);
    if (!isRead) this.#asked.delete(listingId);
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
    const people = await this.#peopleAsking(listing);
    const buyer = people.ok ? people.value.find(({ uid }) => uid === buyerId) : undefined;
    if (buyer !== undefined) this.know(listing.id, buyer);
    return people.ok;
  }

  async #peopleAsking({ id, ownerId }: Listing): Promise<BackendResult<readonly Buyer[]>> {
    const conversations = await this.#conversations.about(id, ownerId);
    return conversations.ok
      ? success(conversations.value.map(({ buyer: { name, uid } }) => ({ name, uid })))
      : conversations;
  }
}
