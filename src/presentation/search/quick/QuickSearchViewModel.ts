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

  /** Subscribes to the recent searches of all tabs; unsubscribing also stops listening. */
  start(): Unsubscribe {
    this.reload();
    const unsubscribe = this.#recentSearches.subscribe(this.reload);
    return () => {
      unsubscribe();
      this.stopListening();
    };
  }

  type(query: string): void {
    this.query = query;
  }

  /** Remembers the query among the recent ones and returns it trimmed; null when it is empty. */
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
    this.#stopVoice = this.#voice.listen(this.onVoiceResult);
  }

  stopListening(): void {
    this.#stopVoice?.();
    this.#stopVoice = null;
    this.isListening = false;
  }

  onVoiceResult(text: string | null): void {
    this.#stopVoice = null;
    this.isListening = false;
    if (text !== null) this.query = text;
  }

  reload(): void {
    this.recent = this.#recentSearches.all();
  }
}
