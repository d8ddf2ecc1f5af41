import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommuneDirectory } from '../../../application/listings/CommuneDirectory';
import { locationOf, type Commune } from '../../../domain/listings/place/Commune';
import type { Location } from '../../../domain/listings/place/Location';
import { plainText } from '../../../domain/shared/foldText';

/** Chooses a commune by typing. `unsettled`: the field was left without choosing one. */
export class PlaceFieldViewModel {
  text = '';
  communes: readonly Commune[] = [];
  status: 'idle' | 'asking' | 'found' | 'none' | 'unavailable' | 'unsettled' = 'idle';
  readonly #directory: CommuneDirectory;
  /** The last searched text; results for another text are outdated. */
  #asked = '';
  #lastSearch: Promise<void> = Promise.resolve();

  constructor(directory: CommuneDirectory) {
    this.#directory = directory;
    makeAutoObservable(this, { communes: observableRef }, { autoBind: true });
  }

  /** Shows a chosen text, without suggestions. */
  settle(text: string): void {
    this.text = text;
    this.communes = [];
    this.status = 'idle';
    this.#asked = '';
  }

  type(text: string): Promise<void> {
    this.settle(text);
    if (text.trim() !== '') this.#lastSearch = this.#search(text);
    return this.#lastSearch;
  }

  async #search(text: string): Promise<void> {
    this.#asked = text;
    this.status = 'asking';
    const found = await this.#directory.find(text);
    if (this.#asked === text) runInAction(() => this.#propose(found.ok ? found.value : null));
  }

  #propose(communes: readonly Commune[] | null): void {
    this.communes = communes ?? [];
    if (communes === null) this.status = 'unavailable';
    else this.status = communes.length > 0 ? 'found' : 'none';
  }

  /** On blur: resolves to the location that the text names unambiguously. Otherwise the text stays and the status is `unsettled`. */
  async leave(): Promise<Location | null> {
    await this.#lastSearch;
    return runInAction(() => this.#decide());
  }

  #decide(): Location | null {
    if (this.status !== 'found') return null;
    const [first, second] = this.communes.filter(({ name }) => plainText(name) === plainText(this.text));
    const only = this.communes.length === 1 ? this.communes[0] : undefined;
    const meant = second === undefined ? (first ?? only) : undefined;
    if (meant === undefined) this.status = 'unsettled';
    return meant === undefined ? null : locationOf(meant);
  }
}
