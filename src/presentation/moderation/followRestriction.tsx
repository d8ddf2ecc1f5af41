import type { ReactNode } from 'react';
import type { SignedInSite } from '../shared/session/SignedInSite';
import { RestrictionBanner } from './RestrictionBanner';
import { followOwnRestriction } from './viewModels';

/** Shows the banner of a restricted person until they sign out. */
export async function followRestriction(
  { viewModels, uid, signal }: SignedInSite,
  onBanner: (banner: ReactNode) => void,
): Promise<void> {
  signal.addEventListener('abort', () => onBanner(null));
  const makeRestriction = await viewModels.factoryOf(followOwnRestriction);
  const hasEnded = () => signal.aborted;
  if (hasEnded()) return;
  const stop = await makeRestriction().execute(uid, (restriction) => {
    if (!hasEnded()) onBanner(restriction && <RestrictionBanner {...restriction} />);
  });
  if (hasEnded()) stop();
  else signal.addEventListener('abort', stop);
}
