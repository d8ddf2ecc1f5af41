import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FindUsualPrice } from '../../../application/search/FindUsualPrice';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { comparablesSearch, type Compared } from '../../../domain/search/usualPrice/comparables';
import type { UsualPrice } from '../../../domain/search/usualPrice/UsualPrice';

/** What listings ask for that are comparable with one, written or being written. */
export class UsualPriceViewModel {
  /** Null: not known, or too few listings are comparable. */
  usual: UsualPrice | null = null;
  /** The last answer was that there is none. It stays true while another answer is awaited, so that its note does not flicker. */
  isMissing = false;
  readonly #find: Pick<FindUsualPrice, 'follow'>;

  constructor(find: Pick<FindUsualPrice, 'follow'>) {
    this.#find = find;
    makeAutoObservable(this, { usual: observableRef }, { autoBind: true });
  }

  /**
   * Searches again when what decides about the comparison has changed, and has then rested for `delay` milliseconds.
   * `read`: observed; null where there is nothing to compare.
   */
  start(read: () => Compared | null, delay = 0): Unsubscribe {
    let stopFinding: Unsubscribe = () => undefined;
    const stopReading = reaction(
      () => keyOf(read()),
      () => {
        stopFinding();
        this.show(null);
        const timer = setTimeout(() => {
          const compared = read();
          if (compared === null) this.show(null, false);
          else stopFinding = this.#find.follow(compared, (usual) => this.show(usual ?? null, usual === undefined));
        }, delay);
        stopFinding = () => clearTimeout(timer);
      },
      { fireImmediately: true },
    );
    return () => {
      stopReading();
      stopFinding();
    };
  }

  show(usual: UsualPrice | null, isMissing = this.isMissing): void {
    this.usual = usual;
    this.isMissing = isMissing;
  }
}

function keyOf(compared: Compared | null): string {
  return compared === null ? '' : JSON.stringify([compared.title, comparablesSearch(compared), compared.fields]);
}
