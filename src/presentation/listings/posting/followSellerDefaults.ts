import type { PreferencesRepository } from '../../../application/preferences/PreferencesRepository';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';
import type { PostingDraftViewModel } from './PostingDraftViewModel';

/** What a person's listings have in common stands in a draft that they have not begun yet. */
export function followSellerDefaults(
  session: SessionViewModel,
  preferences: Pick<PreferencesRepository, 'subscribe'>,
  writing: PostingDraftViewModel,
): Unsubscribe {
  return followPerson(session, (ownerId) => {
    if (ownerId === null) return nothingToStop;
    return preferences.subscribe(
      ownerId,
      (preferencesOfOwner) => preferencesOfOwner.ok && writing.applyDefaults(preferencesOfOwner.value.seller),
    );
  });
}
