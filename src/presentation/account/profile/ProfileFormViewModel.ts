import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { UpdateProfile } from '../../../application/account/UpdateProfile';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import {
  areSameEntries,
  entriesOf,
  restoreProfileEntries,
  type ProfileEntries,
  type ProfileEntryError,
} from '../../../domain/account/ProfileEntries';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import { fallbackDisplayName, type UserProfile } from '../../../domain/account/UserProfile';
import { contactDetailsIn, type ContactDetail } from '../../../domain/listings/draft/contactDetails';
import { success } from '../../../domain/shared/Result';
import { trimmedText } from '../../../domain/shared/trimmedText';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';
import { DraftFormViewModel } from '../DraftFormViewModel';

/** What a person shows of themselves on their public profile. */
export class ProfileFormViewModel extends DraftFormViewModel<PublicProfile, ProfileEntries, ProfileEntryError> {
  constructor(session: SessionViewModel, profiles: ProfileRepository, update: UpdateProfile, drafts: FormDrafts) {
    super({
      session,
      drafts,
      form: 'profile',
      blank: { displayName: '', about: '', place: null, placeText: '' },
      entriesOf,
      withDraft: (profile, draft) => restoreProfileEntries(entriesOf(profile), draft),
      isChanged: (profile, entries) => !areSameEntries(entries, entriesOf(profile)),
      subscribe: (uid, listener) =>
        profiles.subscribe(uid, (result) =>
          listener(result.ok ? success(result.value ?? newProfile(uid, session.profile)) : result),
        ),
      save: (entries, person) => update.execute(entries, person),
    });
  }

  /** The name that will be stored because the entry is empty; null where it is not. */
  get fallbackName(): string | null {
    const { entries, stored } = this;
    return stored === null || trimmedText(entries.displayName) !== '' ? null : fallbackDisplayName(stored.uid);
  }

  get contactDetails(): readonly ContactDetail[] {
    return contactDetailsIn(`${this.entries.displayName} ${this.entries.about}`);
  }
}

/** The public profile of an account that has not stored one yet. */
function newProfile(uid: string, account: UserProfile | null): PublicProfile {
  const { displayName = '', photoURL = null, createdAt = 0 } = account ?? {};
  return {
    uid,
    displayName,
    photoURL,
    memberSince: createdAt,
    about: '',
    place: null,
    kind: 'private',
  };
}
