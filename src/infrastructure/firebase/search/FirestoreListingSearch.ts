import type {
  ListingSearch,
  SearchHit,
  SearchRequest,
  SearchResults,
  SearchSuggestion,
} from '../../../application/search/ListingSearch';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { isVisible } from '../../../domain/listings/lifecycle/lifetime';
import { hasSeniority } from '../../../domain/listings/sellerSeniority';
import { distanceInKilometres } from '../../../domain/listings/place/distance';
import { parseQuery } from '../../../domain/search/matching/parseQuery';
import { effectiveSort, type SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { success } from '../../../domain/shared/Result';
import type { CardSource, FoundCard } from './CardSource';
import { countMatches, MAXIMUM_COUNTED } from './countMatches';
import { findCorrections } from './findCorrections';
import { CardSubscriptions } from './CardSubscriptions';
import { isExcluded, planOf, type SearchPlan } from './searchPlan';
import { pointsOf } from './matchPoints';
import { byDate, segmentsOf } from './searchSegments';
import { suggestPhrases } from './suggestPhrases';
import { mergeOrderedPages, type MergedBatch } from './mergeOrderedPages';
import type { Corrections } from './termMatches';
import { scheduleByTimer, type Schedule } from '../connection/SharedListeners';

/** Up to so many matches are all read and sorted by relevance here, because querying by each sum of points takes many queries. */
const MAXIMUM_RANKED = 60;
/** The nearest matches are searched among so many of the newest. */
const MAXIMUM_SORTED = 200;

/**
 * Searches by queries that read about as many documents as they show: docs/decisions/011. The pages shown stay subscribed, so that
 * changes are known without reading again.
 */
export class FirestoreListingSearch implements ListingSearch {
  readonly providesCounts = false;
  readonly #source: CardSource;
  readonly #clock: Clock;
  readonly #subscriptions: CardSubscriptions;
  readonly #listeners = new Set<() => void>();
  /** Cached for the latest query, because a search is repeated at every change. */
  #corrected: Pick<SearchCriteria, 'query' | 'titleOnly'> & { readonly corrections: Corrections } = {
    query: '',
    titleOnly: false,
    corrections: new Map(),
  };

  constructor(source: CardSource, clock: Clock, schedule: Schedule = scheduleByTimer) {
    this.#source = source;
    this.#clock = clock;
    this.#subscriptions = new CardSubscriptions(source, () => this.#emitChange(), schedule);
  }

  async search(request: SearchRequest): Promise<BackendResult<SearchResults>> {
    this.#subscriptions.beginSearch();
    const found = await this.#searchWith(request, new Map());
    if (this.#listeners.size === 0) this.#subscriptions.scheduleRelease();
    if (!found.ok || found.value.hits.length > 0) return found;
    const corrections = await this.#correctionsOf(request.criteria);
    if (!corrections.ok) return corrections;
    return corrections.value.size === 0 ? found : this.#searchWith(request, corrections.value);
  }

  suggest(text: string): Promise<BackendResult<readonly SearchSuggestion[]>> {
    return suggestPhrases(this.#source, text, this.#clock.now());
  }

  subscribeToChanges(listener: () => void): Unsubscribe {
    const emit = () => listener();
    this.#listeners.add(emit);
    this.#subscriptions.cancelRelease();
    return () => {
      if (this.#listeners.delete(emit) && this.#listeners.size === 0) this.#subscriptions.scheduleRelease();
    };
  }

  async #correctionsOf({ query, titleOnly }: SearchCriteria): Promise<BackendResult<Corrections>> {
    const { corrections, ...last } = this.#corrected;
    if (last.query === query && last.titleOnly === titleOnly && corrections.size > 0) return success(corrections);
    const found = await findCorrections(this.#source, parseQuery(query), this.#clock.now(), titleOnly);
    if (found.ok) this.#corrected = { query, titleOnly, corrections: found.value };
    return found;
  }

  async #searchWith(
    { criteria, limit }: SearchRequest,
    corrections: Corrections,
  ): Promise<BackendResult<SearchResults>> {
    const plan = planOf(criteria, this.#clock.now(), corrections);
    const counting = countMatches(this.#source, plan);
    const sort = effectiveSort(criteria);
    const taken = await (sort === 'relevance'
      ? this.#takeBest(criteria, plan, limit, counting)
      : this.#take(criteria, plan, sort === 'distance' ? MAXIMUM_SORTED : limit));
    const counted = await counting;
    if (!taken.ok) return taken;
    if (!counted.ok) return counted;
    const { cards, isExhausted, isPartial } = taken.value;
    const hits = cards.map(({ listing }) => hitOf(listing, criteria));
    if (isExhausted) return success(resultsOf(inOrder(hits, sort).slice(0, limit), hits.length, isPartial));
    if (sort === 'distance' || isPartial || counted.value === null)
      return success(resultsOf(inOrder(hits, sort).slice(0, limit), hits.length, true));
    const isCapped = counted.value >= MAXIMUM_COUNTED;
    return success(
      resultsOf(hits.slice(0, limit), Math.max(counted.value, hits.length + (isCapped ? 1 : 0)), isCapped),
    );
  }

  /** Few matches are all read and sorted here; of many, those with the most points are queried first. */
  async #takeBest(
    criteria: SearchCriteria,
    plan: SearchPlan,
    limit: number,
    counting: ReturnType<typeof countMatches>,
  ): Promise<BackendResult<MergedBatch>> {
    const counted = await counting;
    if (!counted.ok) return counted;
    const maximum = Math.max(limit, MAXIMUM_RANKED);
    if (counted.value === null || counted.value > maximum) return this.#take(criteria, plan, limit);
    const taken = await mergeOrderedPages(
      this.#subscriptions,
      [byDate(plan.base)],
      maximum,
      this.#isWanted(criteria, plan),
    );
    if (!taken.ok) return taken;
    const ranks = taken.value.cards.map((card) => ({ card, points: pointsOf(card.has, plan.termMatches) }));
    return success({
      ...taken.value,
      cards: ranks
        .sort((one, other) => other.points - one.points || requestLast(one.card) - requestLast(other.card))
        .map(({ card }) => card),
    });
  }

  #take(criteria: SearchCriteria, plan: SearchPlan, limit: number): Promise<BackendResult<MergedBatch>> {
    return mergeOrderedPages(this.#subscriptions, segmentsOf(criteria, plan), limit, this.#isWanted(criteria, plan));
  }

  /**
   * Queries filter by day only, so a listing may have expired earlier today. The flags of a seniority are what the owner has written;
   * since when the seller is a member is checked by the rules.
   */
  #isWanted({ seniority }: SearchCriteria, plan: SearchPlan): (card: FoundCard) => boolean {
    const now = this.#clock.now();
    return ({ listing, has }) =>
      isVisible(listing, now) &&
      (seniority === undefined || hasSeniority(listing.seller.memberSince, seniority, now)) &&
      !isExcluded(has, plan);
  }

  #emitChange(): void {
    for (const emit of [...this.#listeners]) emit();
  }
}

function hitOf(listing: FoundCard['listing'], { place }: SearchCriteria): SearchHit {
  return place === undefined ? { listing } : { listing, distanceKm: distanceInKilometres(place, listing.location) };
}

function requestLast({ listing }: FoundCard): number {
  return listing.kind === 'wanted' ? 1 : 0;
}

/** Cards arrive in every order but that by distance. */
function inOrder(hits: readonly SearchHit[], sort: SearchCriteria['sort']): readonly SearchHit[] {
  if (sort !== 'distance') return hits;
  return hits.toSorted((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0));
}

function resultsOf(hits: readonly SearchHit[], total: number, isCapped: boolean): SearchResults {
  return { hits, total, ...(isCapped && { totalIsCapped: true }), counts: null, complete: true };
}
