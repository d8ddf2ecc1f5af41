import { makeAutoObservable, runInAction } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { NoticeRepository } from '../../../application/moderation/NoticeRepository';
import { firstEmission } from '../../../application/shared/firstEmission';
import { caseTargetOf } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { administrationPaths } from '../paths';
import { destinationOf } from './destinationOf';

/** Finds where what an admin pastes is examined. */
export class JumpViewModel {
  isSearching = false;
  readonly #notices: Pick<NoticeRepository, 'targetOf'>;
  readonly #journal: Pick<JournalRepository, 'page'>;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;

  constructor(
    notices: Pick<NoticeRepository, 'targetOf'>,
    journal: Pick<JournalRepository, 'page'>,
    listings: Pick<ListingRepository, 'subscribe'>,
  ) {
    this.#notices = notices;
    this.#journal = journal;
    this.#listings = listings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The case of a reference: that of a notice, also in the address of its follow-up, the number of a decision, the id of a listing or of a
   * case. Whatever else is pasted, or cannot be found, goes where `destinationOf` says.
   */
  async find(pasted: string): Promise<string> {
    this.isSearching = true;
    const target = await this.#targetOf(pasted.trim());
    runInAction(() => (this.isSearching = false));
    return target === null ? destinationOf(pasted) : administrationPaths.case(target);
  }

  async #targetOf(text: string): Promise<ReportTarget | null> {
    const [, number] = /^(?:décision\s*)?(?:n[°o]\s*)?(\d{1,7})$/i.exec(text) ?? [];
    if (number !== undefined) return this.#targetOfEntry(Number(number));
    const [, id] = /(?:^|\/signaler\/suivi#)([\w-]{8,64})$/.exec(text) ?? [];
    if (id === undefined) return caseTargetOf(text);
    const found = await this.#notices.targetOf(id);
    if (found.ok && found.value !== null) return found.value;
    return (await this.#isListing(id)) ? { kind: 'listing', id } : null;
  }

  /** A judgement leads to what its decision is about. */
  async #targetOfEntry(number: number): Promise<ReportTarget | null> {
    const read = await this.#journal.page(number + 1, 1);
    const entry = read.ok ? read.value[0] : undefined;
    if (entry?.number !== number || entry.targetKind === 'setting') return null;
    const { targetKind: kind, targetId: id } = entry;
    return kind === 'decision' ? this.#targetOfEntry(Number(id)) : { kind, id };
  }

  async #isListing(id: string): Promise<boolean> {
    const found = await firstEmission(this.#listings.subscribe.bind(this.#listings), id);
    return found.ok && found.value !== null;
  }
}
