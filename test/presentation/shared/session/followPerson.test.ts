import { expect, test } from 'vitest';
import { followPerson } from '../../../../src/presentation/shared/session/followPerson';
import { aProfile } from '../../../support/builders/aPosting';
import { aSession } from '../../../support/builders/aSession';

test('the subscription follows the signed-in person, and ends when that changes or it is stopped', () => {
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
