import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { SaveSellerDefaults } from '../../application/preferences/SaveSellerDefaults';
import type { FormDrafts } from '../../application/shared/FormDrafts';
import {
  areSameSellerEntries,
  noSellerDefaults,
  restoreSellerEntries,
  type SellerDefaults,
  type SellerEntries,
  type SellerEntryError,
} from '../../domain/preferences/SellerDefaults';
import { success } from '../../domain/shared/Result';
import type { SessionViewModel } from '../shared/session/SessionViewModel';
import { DraftFormViewModel } from './DraftFormViewModel';

const entriesOf = (stored: SellerDefaults): SellerEntries => ({ ...stored, placeText: '' });

/** What a new listing starts with: place, handover, and the company of a professional. */
export class SellerFormViewModel extends DraftFormViewModel<SellerDefaults, SellerEntries, SellerEntryError> {
  constructor(
    session: SessionViewModel,
    preferences: Pick<PreferencesRepository, 'subscribe'>,
    save: SaveSellerDefaults,
    drafts: FormDrafts,
  ) {
    super({
      session,
      drafts,
      form: 'seller',
      blank: entriesOf(noSellerDefaults),
      entriesOf,
      withDraft: restoreSellerEntries,
      isChanged: (stored, entries) => !areSameSellerEntries(stored, entries),
      subscribe: (uid, listener) =>
        preferences.subscribe(uid, (result) => listener(result.ok ? success(result.value.seller) : result)),
      save: (entries, person) => save.execute(entries, person),
    });
  }
}
