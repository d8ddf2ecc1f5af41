import { reaction } from 'mobx';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SessionViewModel } from './SessionViewModel';

export const nothingToStop: Unsubscribe = () => undefined;

/** Subscribes for the signed-in person (null: guest), and again when that changes. */
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
