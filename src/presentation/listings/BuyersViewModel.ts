import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingDeals } from '../../application/listings/ListingDeals';
import type { ConversationRepository } from '../../application/messaging/ConversationRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Listing } from '../../domain/listings/Listing';
import { success, type Result } from '../../domain/shared/Result';

export interface Buyer {
  readonly uid: string;
  readonly name: string;
}

/** Whom a listing is promised or sold to, among those who have written about it. One for the whole site. */
export class BuyersViewModel {
  /** Asked of the owner now; `null`: nothing. */
  question: { readonly listing: Listing; readonly people: readonly Buyer[] } | null = null;
  /** Names of the buyers known, by listing. */
  names: ReadonlyMap<string, string> = new Map();
  readonly #conversations: Pick<ConversationRepository, 'about'>;
  readonly #deals: ListingDeals;
  readonly #asked = new Set<string>();

  constructor(conversations: Pick<ConversationRepository, 'about'>, deals: ListingDeals) {
    this.#conversations = conversations;
    this.#deals = deals;
    makeAutoObservable(this, { question: observableRef, names: observableRef }, { autoBind: true });
  }

  /** Asks who it is, unless that is known already, or nobody has written. */
  async ask(listing: Listing): Promise<void> {
    if (this.names.has(listing.id)) return;
    const people = await this.#peopleAsking(listing);
    if (people.length > 0) this.put(listing, people);
  }

  put(listing: Listing, people: readonly Buyer[]): void {
    this.question = { listing, people };
  }

  dismiss(): void {
    this.question = null;
  }

  /** Keeps the answer; nobody, when it is someone else. */
  async answer(buyer: Buyer | null): Promise<Result<void, BackendFailure>> {
    const asked = this.question;
    this.dismiss();
    if (asked === null || buyer === null) return success();
    const { id: listingId, ownerId } = asked.listing;
    this.rename(listingId, buyer.name);
    const named = await this.#deals.name({ listingId, ownerId, buyerId: buyer.uid });
    if (!named.ok) this.rename(listingId, null);
    return named;
  }

  /** The listing is for everyone again. */
  async forget({ id }: Listing): Promise<void> {
    this.rename(id, null);
    await this.#deals.forget(id);
  }

  /** Looks up the buyers of those listings that are reserved or sold, once for each. */
  async load(listings: readonly Listing[]): Promise<void> {
    const promised = listings.filter(({ id, state }) => (state === 'reserved' || state === 'sold') && !this.#asked.has(id));
    if (promised.length === 0) return;
    for (const { id } of promised) this.#asked.add(id);
    const deals = await this.#deals.of(promised.map(({ id }) => id));
    if (!deals.ok) return;
    await Promise.all(promised.map((listing) => this.#loadName(listing, deals.value.get(listing.id))));
  }

  rename(listingId: string, name: string | null): void {
    const names = new Map(this.names);
    if (name === null) names.delete(listingId);
    else names.set(listingId, name);
    this.names = names;
  }

  async #loadName(listing: Listing, buyerId: string | undefined): Promise<void> {
    if (buyerId === undefined) return;
    const buyer = (await this.#peopleAsking(listing)).find(({ uid }) => uid === buyerId);
    if (buyer !== undefined) this.rename(listing.id, buyer.name);
  }

  async #peopleAsking({ id, ownerId }: Listing): Promise<readonly Buyer[]> {
    const conversations = await this.#conversations.about(id, ownerId);
    return conversations.ok ? conversations.value.map(({ buyer: { name, uid } }) => ({ name, uid })) : [];
  }
}
