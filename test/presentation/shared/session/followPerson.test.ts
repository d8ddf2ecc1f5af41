import { expect, test } from 'vitest';
import { followPerson } from '../../../../src/presentation/shared/session/followPerson';
import { aProfile } from '../../../support/builders/aPosting';
import { aSession } from '../../../support/builders/aSession';

test('whoever is signed in is followed, and let go of when that is someone else, nobody, or of no more interest', () => {
  const { session } = aSession();
  const log: string[] = [];
  const end = followPerson(session, (uid) => {
    log.push(`follow ${uid}`);
    return () => void log.push(`let go of ${uid}`);
  });
  session.show(aProfile({ uid: 'karim' }));
  session.show(aProfile({ uid: 'karim', displayName: 'Karim B.' }));
  session.show(aProfile({ uid: 'claire' }));
  session.show(null);
  end();
  session.show(aProfile({ uid: 'lina' }));
  expect(log).toEqual([
    'follow null',
    'let go of null',
    'follow karim',
    'let go of karim',
    'follow claire',
    'let go of claire',
    'follow null',
    'let go of null',
  ]);
});
