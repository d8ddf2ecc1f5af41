import { makeAutoObservable, observableRef } from 'mobx';
import type { RecentSearches } from '../../../application/search/RecentSearches';
import type { VoiceSearch } from '../../../application/search/VoiceSearch';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

export class QuickSearchViewModel {
  query = '';
  recent: readonly string[];
  isListening = false;
  readonly canListen: boolean;
  readonly #recentSearches: RecentSearches;
  readonly #voice: VoiceSearch;
  #stopVoice: Unsubscribe | null = null;

  constructor(recentSearches: RecentSearches, voice: VoiceSearch) {
    this.#recentSearches = recentSearches;
    this.#voice = voice;
    this.recent = recentSearches.all();
    this.canListen = voice.isSupported;
    makeAutoObservable(this, { recent: observableRef, canListen: false }, { autoBind: true });
  }

  /** Follows the recent searches of all tabs; the end also stops listening. */
  start(): Unsubscribe {
    this.reload();
    const unwatch = this.#recentSearches.subscribe(this.reload);
    return () => {
      unwatch();
      this.stopListening();
    };
  }

  type(query: string): void {
    this.query = query;
  }

  /** The query to show the results of, from now on among the recent ones; null when there is nothing to search. */
  submit(query: string = this.query): string | null {
    const trimmed = query.trim();
    if (trimmed === '') return null;
    this.#recentSearches.remember(trimmed);
    return trimmed;
  }

  clearRecent(): void {
    this.#recentSearches.clear();
    this.reload();
  }

  listen(): void {
    this.stopListening();
    this.isListening = true;
    this.#stopVoice = this.#voice.listen(this.hear);
  }

  stopListening(): void {
    this.#stopVoice?.();
    this.#stopVoice = null;
    this.isListening = false;
  }

  hear(text: string | null): void {
    this.#stopVoice = null;
    this.isListening = false;
    if (text !== null) this.query = text;
  }

  reload(): void {
    this.recent = this.#recentSearches.all();
  }
}
