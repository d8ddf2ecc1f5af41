import { reaction } from 'mobx';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SessionViewModel } from './SessionViewModel';

/** Where there is nothing to follow. */
export const nothingToStop: Unsubscribe = () => undefined;

/** Follows something of whoever is signed in (null: nobody), and lets go of it when that is someone else. */
export function followPerson(session: SessionViewModel, follow: (uid: string | null) => Unsubscribe): Unsubscribe {
  let stop = nothingToStop;
  const stopSession = reaction(
    () => session.profile?.uid ?? null,
    (uid) => {
      stop();
      stop = follow(uid);
    },
    { fireImmediately: true },
  );
  return () => {
    stopSession();
    stop();
  };
}
