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
import { distanceInKilometres } from '../../../domain/listings/place/Location';
import { parseQuery } from '../../../domain/search/matching/parseQuery';
import { effectiveSort, type SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { success } from '../../../domain/shared/Result';
import type { CardSource, FoundCard } from './CardSource';
import { countMatches, MOST_COUNTED } from './countMatches';
import { findCorrections } from './findCorrections';
import { CardSubscriptions, type TakenCards } from './CardSubscriptions';
import { isExcluded, planOf, type SearchPlan } from './searchPlan';
import { pointsOf } from './searchPoints';
import { byDate, segmentsOf } from './searchSegments';
import { suggestPhrases } from './suggestPhrases';
import { mergeOrderedPages } from './mergeOrderedPages';
import type { Corrections } from './searchWords';
import { afterAWhile, type Later } from '../connection/SharedListeners';

/** So many matches are read whole and put in order by relevance here: asking for each sum of points takes many queries. */
const FEW = 60;
/** The nearest are looked for among so many matches, the newest. */
const MOST_SORTED = 200;

/**
 * Searches by queries that cost what they show: docs/decisions/011. What is shown is followed, so that changes are told without
 * reading again.
 */
export class FirestoreListingSearch implements ListingSearch {
  readonly givesCounts = false;
  readonly #source: CardSource;
  readonly #clock: Clock;
  readonly #followed: CardSubscriptions;
  readonly #watchers = new Set<() => void>();
  /** The latest, since what is shown is asked for again at every change. */
  #corrected: { readonly query: string; readonly corrections: Corrections } = { query: '', corrections: new Map() };

  constructor(source: CardSource, clock: Clock, later: Later = afterAWhile) {
    this.#source = source;
    this.#clock = clock;
    this.#followed = new CardSubscriptions(source, () => this.#tellChange(), later);
  }

  async search(request: SearchRequest): Promise<BackendResult<SearchResults>> {
    this.#followed.beginSearch();
    const found = await this.#searchWith(request, new Map());
    if (this.#watchers.size === 0) this.#followed.releaseLater();
    if (!found.ok || found.value.hits.length > 0) return found;
    const corrections = await this.#correctionsOf(request.criteria.query);
    if (!corrections.ok) return corrections;
    return corrections.value.size === 0 ? found : this.#searchWith(request, corrections.value);
  }

  suggest(text: string): Promise<BackendResult<readonly SearchSuggestion[]>> {
    return suggestPhrases(this.#source, text, this.#clock.now());
  }

  subscribeToChanges(listener: () => void): Unsubscribe {
    const tell = () => listener();
    this.#watchers.add(tell);
    this.#followed.keep();
    return () => {
      if (this.#watchers.delete(tell) && this.#watchers.size === 0) this.#followed.releaseLater();
    };
  }

  async #correctionsOf(query: string): Promise<BackendResult<Corrections>> {
    if (this.#corrected.query === query && this.#corrected.corrections.size > 0)
      return success(this.#corrected.corrections);
    const found = await findCorrections(this.#source, parseQuery(query), this.#clock.now());
    if (found.ok) this.#corrected = { query, corrections: found.value };
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
      : this.#take(criteria, plan, sort === 'distance' ? MOST_SORTED : limit));
    const counted = await counting;
    if (!taken.ok) return taken;
    if (!counted.ok) return counted;
    const { cards, isAll } = taken.value;
    const hits = cards.map(({ listing }) => hitOf(listing, criteria));
    if (isAll) return success(resultsOf(inOrder(hits, sort).slice(0, limit), hits.length, false));
    if (sort === 'distance') return success(resultsOf(inOrder(hits, sort).slice(0, limit), hits.length, true));
    const isCapped = counted.value >= MOST_COUNTED;
    return success(
      resultsOf(hits.slice(0, limit), Math.max(counted.value, hits.length + (isCapped ? 1 : 0)), isCapped),
    );
  }

  /** Few matches are read whole and put in order here; of many, those with the most points are asked for first. */
  async #takeBest(
    criteria: SearchCriteria,
    plan: SearchPlan,
    limit: number,
    counting: ReturnType<typeof countMatches>,
  ): Promise<BackendResult<TakenCards>> {
    const counted = await counting;
    if (!counted.ok) return counted;
    const few = Math.max(limit, FEW);
    if (counted.value > few) return this.#take(criteria, plan, limit);
    const taken = await mergeOrderedPages(this.#followed, [byDate(plan.base)], few, this.#isWanted(plan));
    if (!taken.ok) return taken;
    const ranks = taken.value.cards.map((card) => ({ card, points: pointsOf(card.has, plan.sayings) }));
    return success({
      ...taken.value,
      cards: ranks.sort((one, other) => other.points - one.points).map(({ card }) => card),
    });
  }

  #take(criteria: SearchCriteria, plan: SearchPlan, limit: number): Promise<BackendResult<TakenCards>> {
    return mergeOrderedPages(this.#followed, segmentsOf(criteria, plan), limit, this.#isWanted(plan));
  }

  /** Queries know days only: a listing may have ended earlier today. */
  #isWanted(plan: SearchPlan): (card: FoundCard) => boolean {
    const now = this.#clock.now();
    return ({ listing, has }) => isVisible(listing, now) && !isExcluded(has, plan);
  }

  #tellChange(): void {
    for (const tell of [...this.#watchers]) tell();
  }
}

function hitOf(listing: FoundCard['listing'], { place }: SearchCriteria): SearchHit {
  return place === undefined ? { listing } : { listing, distanceKm: distanceInKilometres(place, listing.location) };
}

/** Everything but the distance comes in order. */
function inOrder(hits: readonly SearchHit[], sort: SearchCriteria['sort']): readonly SearchHit[] {
  if (sort !== 'distance') return hits;
  return hits.toSorted((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0));
}

function resultsOf(hits: readonly SearchHit[], total: number, isCapped: boolean): SearchResults {
  return { hits, total, ...(isCapped && { totalIsCapped: true }), counts: null, complete: true };
}
