import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Page } from '../../application/shared/Page';

/** Reads the page that follows `after`; the first for null. */
type ReadPage<Item> = (after: string | null) => Promise<BackendResult<Page<Item>>>;

/** What was read of a long list, page after page. */
export class PagedList<Item> {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  items: readonly Item[] = [];
  hasMore = false;
  #readPage: ReadPage<Item> | null = null;
  #next: string | null = null;
  /** Which reading was begun last: the answers to former ones are not shown. */
  #reading = 0;

  constructor() {
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  /** Reads the first page of a list in the place of the former one. */
  async start(readPage: ReadPage<Item>): Promise<void> {
    this.#readPage = readPage;
    this.items = [];
    this.hasMore = false;
    this.#next = null;
    await this.readMore();
  }

  /** Reads the next page, or again the one that could not be read. */
  async readMore(): Promise<void> {
    if (this.#readPage === null) return;
    this.status = 'loading';
    this.#reading += 1;
    const reading = this.#reading;
    const page = await this.#readPage(this.#next);
    runInAction(() => {
      if (reading !== this.#reading) return;
      this.status = page.ok ? 'ready' : page.failure;
      if (!page.ok) return;
      this.items = [...this.items, ...page.value.items];
      this.#next = page.value.next;
      this.hasMore = page.value.next !== null;
    });
  }

  /** To be called once an item is no longer part of the list. */
  remove(isGone: (item: Item) => boolean): void {
    this.items = this.items.filter((item) => !isGone(item));
  }
}
