import type { ProfileChanges, PublicProfile } from '../account/PublicProfile';
import { fallbackDisplayName } from '../account/UserProfile';
import { failure, success, type Result } from '../shared/Result';
import type { Measure, ProfileReset } from './Measure';
import { contentNamed, type ReportedContent } from './ReportedContent';

/** What can be taken back of a public profile. */
export type ResettableProfile = Pick<PublicProfile, 'uid' | 'displayName' | 'photoURL' | 'about'>;

export interface ResetEffects {
  readonly changes: ProfileChanges;
  /** What the decision keeps; a reset name is the title of its statement, and a picture is not kept. */
  readonly content: ReportedContent | null;
}

/** What a measure takes back of a profile; null if it resets none. `wrong-measure`: there is nothing to take back. */
export function resetBy(
  measure: Measure,
  profile: ResettableProfile | null,
): Result<ResetEffects | null, 'missing' | 'wrong-measure'> {
  if (!isProfileReset(measure)) return success(null);
  if (profile === null) return failure('missing');
  const changes = changesOf(measure, profile);
  if (changes === null) return failure('wrong-measure');
  const { about, displayName } = profile;
  return success({
    changes,
    content: measure === 'text-reset' ? { ...contentNamed(displayName), description: about } : null,
  });
}

function isProfileReset(measure: Measure): measure is ProfileReset {
  return measure === 'name-reset' || measure === 'portrait-reset' || measure === 'text-reset';
}

/** Null if there is nothing to take back. The name becomes that of an account without one (specification §3). */
function changesOf(
  reset: ProfileReset,
  { uid, displayName, photoURL, about }: ResettableProfile,
): ProfileChanges | null {
  if (reset === 'portrait-reset') return photoURL === null ? null : { photoURL: null };
  if (reset === 'text-reset') return about === '' ? null : { about: '' };
  const neutral = fallbackDisplayName(uid);
  return displayName === neutral ? null : { displayName: neutral };
}
