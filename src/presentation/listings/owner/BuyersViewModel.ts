import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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

/** Whom a listing is reserved for or sold to, among those who have written about it. One for the whole site. */
export class BuyersViewModel {
  /** The question that the owner is asked now. */
  question: Question | null = null;
  /** The buyers that are known, by listing id. */
  known: ReadonlyMap<string, Buyer> = new Map();
  /** Ids of listings whose known buyer is not stored yet. */
  busy: ReadonlySet<string> = new Set();
  /** Ids of listings whose buyer could not be loaded. */
  failedIds: ReadonlySet<string> = new Set();
  readonly #conversations: Pick<ConversationRepository, 'about'>;
  readonly #listingBuyers: ListingBuyers;
  readonly #requestedIds = new Set<string>();

  constructor(conversations: Pick<ConversationRepository, 'about'>, listingBuyers: ListingBuyers) {
    this.#conversations = conversations;
    this.#listingBuyers = listingBuyers;
    makeAutoObservable(
      this,
      { question: observableRef, known: observableRef, busy: observableRef, failedIds: observableRef },
      { autoBind: true },
    );
  }

  /** The names of the known buyers, by listing id. */
  get names(): ReadonlyMap<string, string> {
    return new Map([...this.known].map(([listingId, { name }]) => [listingId, name]));
  }

  /** Asks who the buyer is, unless nobody has written. Also after a reservation: somebody else may have bought it. */
  async ask(listing: Listing): Promise<void> {
    const people = await this.#interestedBuyers(listing);
    if (!people.ok || people.value.length === 0) return;
    runInAction(() => {
      this.question = { listing, people: people.value, known: this.known.get(listing.id)?.uid };
    });
  }

  dismiss(): void {
    this.question = null;
  }

  /** Stores the answer; `null`: somebody who has not written. */
  async answer(buyer: Buyer | null): Promise<BackendResult<void>> {
    const asked = this.question;
    this.dismiss();
    if (asked === null) return success();
    return this.assign(asked.listing, buyer);
  }

  /** Stores whom a reserved or sold listing goes to; `null`: somebody who has not written. */
  async assign({ id: listingId, ownerId }: Listing, buyer: Buyer | null): Promise<BackendResult<void>> {
    const before = this.known.get(listingId) ?? null;
    runInAction(() => {
      this.busy = new Set([...this.busy, listingId]);
      this.#setBuyer(listingId, buyer);
    });
    const saved = await (buyer === null
      ? this.#listingBuyers.clear(listingId)
      : this.#listingBuyers.assign({ listingId, ownerId, buyerId: buyer.uid }));
    runInAction(() => {
      this.busy = new Set([...this.busy].filter((id) => id !== listingId));
      if (!saved.ok) this.#setBuyer(listingId, before);
    });
    return saved;
  }

  /** To be called when a reserved listing is released: it has no buyer any more. */
  async forget({ id }: Listing): Promise<void> {
    this.#setBuyer(id, null);
    await this.#listingBuyers.clear(id);
  }

  /** Loads the buyers of those listings that are reserved or sold, once for each. */
  async load(listings: readonly Listing[]): Promise<void> {
    const withBuyer = listings.filter(
      ({ id, state }) => (state === 'reserved' || state === 'sold') && !this.#requestedIds.has(id),
    );
    if (withBuyer.length === 0) return;
    for (const { id } of withBuyer) this.#requestedIds.add(id);
    const listingBuyers = await this.#listingBuyers.of(withBuyer.map(({ id }) => id));
    await Promise.all(
      withBuyer.map(async (listing) => {
        this.#recordLoading(
          listing.id,
          listingBuyers.ok && (await this.#loadName(listing, listingBuyers.value.get(listing.id))),
        );
      }),
    );
  }

  /** A buyer that could not be loaded may be requested again. */
  #recordLoading(listingId: string, isLoaded: boolean): void {
    const others = [...this.failedIds].filter((id) => id !== listingId);
    runInAction(() => {
      this.failedIds = new Set(isLoaded ? others : [...others, listingId]);
    });
    if (!isLoaded) this.#requestedIds.delete(listingId);
  }

  #setBuyer(listingId: string, buyer: Buyer | null): void {
    const known = new Map(this.known);
    if (buyer === null) known.delete(listingId);
    else known.set(listingId, buyer);
    runInAction(() => {
      this.known = known;
    });
  }

  /** False: the buyer could not be loaded. */
  async #loadName(listing: Listing, buyerId: string | undefined): Promise<boolean> {
    if (buyerId === undefined) return true;
    const people = await this.#interestedBuyers(listing);
    const buyer = people.ok ? people.value.find(({ uid }) => uid === buyerId) : undefined;
    if (buyer !== undefined) this.#setBuyer(listing.id, buyer);
    return people.ok;
  }

  async #interestedBuyers({ id, ownerId }: Listing): Promise<BackendResult<readonly Buyer[]>> {
    const conversations = await this.#conversations.about(id, ownerId);
    return conversations.ok
      ? success(conversations.value.map(({ buyer: { name, uid } }) => ({ name, uid })))
      : conversations;
  }
}
