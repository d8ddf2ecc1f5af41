import type { PreferencesRepository } from '../../../../application/preferences/PreferencesRepository';
import type { Unsubscribe } from '../../../../application/shared/Unsubscribe';
import { followPerson, nothingToStop } from '../../../shared/session/followPerson';
import type { SessionViewModel } from '../../../shared/session/SessionViewModel';
import type { PostingDraftViewModel } from '../PostingDraftViewModel';

/** Applies the seller defaults of the signed-in person to a draft that has not been begun yet. */
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
