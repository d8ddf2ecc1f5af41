import { computedStruct, makeAutoObservable, observableRef, observableStruct } from 'mobx';
import type { FacetCounts, ListingSearch, SearchRequest, SearchResults } from '../../application/search/ListingSearch';
import type { UnderstandSearch } from '../../application/search/UnderstandSearch';
import type { RecentSearches } from '../../application/search/RecentSearches';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { reuseUnchanged } from '../shared/reuseUnchanged';
import { isSameSearch } from './isSameSearch';
import { widerSearches, usefulWiderSearches, type WiderResult } from './widerSearches';

/** What is shown, and what it answers: while another answer is on the way, the former one stays. */
export interface Answer {
  readonly criteria: SearchCriteria;
  readonly results: SearchResults;
  /** Only for a search that finds nothing. */
  readonly wider: readonly WiderResult[];
}

export class SearchViewModel {
  status: 'asking' | 'ready' | BackendFailure = 'asking';
  answer: Answer | null = null;
  request: SearchRequest = { criteria: noCriteria, limit: 0 };
  readonly #search: ListingSearch;
  readonly #recent: RecentSearches;
  readonly #understanding: UnderstandSearch;
  #isRefreshing = false;
  #hasChanged = false;
  #lastSent = 0;
  #lastShown = 0;

  constructor(search: ListingSearch, recent: RecentSearches, understanding: UnderstandSearch) {
    this.#search = search;
    this.#recent = recent;
    this.#understanding = understanding;
    // While listings are brought in, the same answer comes many times: it does not render the cards and filters again.
    makeAutoObservable(
      this,
      { answer: observableStruct, counts: computedStruct, request: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the answer can be taken as the last word. */
  get isComplete(): boolean {
    return this.answer?.results.complete === true;
  }

  get failure(): BackendFailure | null {
    return this.status === 'asking' || this.status === 'ready' ? null : this.status;
  }

  /** Nothing is found so far, but the search goes on. */
  get isUndecided(): boolean {
    return this.status === 'ready' && this.answer?.results.total === 0 && !this.isComplete;
  }

  /** How many listings each filter would leave; null while that is unknown. */
  get counts(): FacetCounts | null {
    return this.isComplete && this.failure === null ? (this.answer?.results.counts ?? null) : null;
  }

  /** Keeps the results as fresh as the listings, quietly. */
  start(): Unsubscribe {
    return this.#search.subscribeToChanges(() => void this.refresh());
  }

  remember(query: string): void {
    this.#recent.remember(query);
  }

  /** The search with the phrases of its query as filters: « moins de 200 € ». Null where none is understood. */
  understand(criteria: SearchCriteria): Promise<SearchCriteria | null> {
    return this.#understanding.run(criteria);
  }

  /** The latest request wins, in whatever order the answers come. */
  async ask(criteria: SearchCriteria, limit: number): Promise<void> {
    const isAskedAgain = limit === this.request.limit && isSameSearch(criteria, this.request.criteria);
    // Any answer to the same request counts, whenever it was sent.
    const request = isAskedAgain ? this.request : { criteria, limit };
    this.begin(request);
    const answer = await this.#currentAnswerTo(request);
    if (answer !== null) this.show(answer);
  }

  async retry(): Promise<void> {
    await this.ask(this.request.criteria, this.request.limit);
  }

  /**
   * One question at a time, however many changes: what changes meanwhile is asked about afterwards. A failure is shown only where
   * it is unknown whether there are listings.
   */
  async refresh(): Promise<void> {
    this.#hasChanged = true;
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    while (this.#hasChanged) {
      this.#hasChanged = false;
      const { request } = this;
      if (request.limit === 0) continue;
      const answer = await this.#currentAnswerTo(request);
      if (answer !== null && (typeof answer !== 'string' || this.isUndecided)) this.show(answer);
    }
    this.#isRefreshing = false;
  }

  begin(request: SearchRequest): void {
    this.request = request;
    this.status = 'asking';
  }

  show(answer: Answer | BackendFailure): void {
    this.status = typeof answer === 'string' ? answer : 'ready';
    if (typeof answer === 'string') return;
    const known = this.answer?.results.hits ?? [];
    const hits = reuseUnchanged(answer.results.hits, known, ({ listing }) => listing.id);
    this.answer = { ...answer, results: { ...answer.results, hits } };
  }

  /**
   * Null when the answer is out of date: another request has replaced this one, or the same one, sent again later, has been
   * answered already. Answers overtake each other, since an empty one takes further searches (`#widen`).
   */
  async #currentAnswerTo(request: SearchRequest): Promise<Answer | BackendFailure | null> {
    const sent = ++this.#lastSent;
    const answer = await this.#answerTo(request);
    if (this.request !== request || sent < this.#lastShown) return null;
    if (typeof answer !== 'string') this.#lastShown = sent;
    return answer;
  }

  async #answerTo(request: SearchRequest): Promise<Answer | BackendFailure> {
    const { criteria } = request;
    const results = await this.#search.search(request);
    if (!results.ok) return results.failure;
    const { total, complete } = results.value;
    const wider = total === 0 && complete ? await this.#widen(criteria) : [];
    return { criteria, results: results.value, wider };
  }

  async #widen(criteria: SearchCriteria): Promise<readonly WiderResult[]> {
    const around = criteria.place === undefined ? await this.#understanding.aroundLastWords(criteria) : null;
    const counted = widerSearches(criteria, around).map(async (wider) => {
      const results = await this.#search.search({ criteria: wider.criteria, limit: 1 });
      return { ...wider, total: results.ok ? results.value.total : 0 };
    });
    return usefulWiderSearches(await Promise.all(counted));
  }
}
