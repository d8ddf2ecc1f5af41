import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { FirestoreBlockRepository } from '../../../src/infrastructure/firebase/messaging/FirestoreBlockRepository';
import { FirestoreContactMessageRepository } from '../../../src/infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../../src/infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestorePreferencesRepository } from '../../../src/infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestoreReportRepository } from '../../../src/infrastructure/firebase/messaging/FirestoreReportRepository';
import { aContactMessage } from '../../contracts/contactMessageContract';
import { firebaseMessaging } from '../../support/firebase/firebaseMessaging';
import { firestoreProfilesOf } from '../../support/firebase/firebaseProfiles';
import { openFirebaseTab, realClock } from '../../support/firebase/firebaseTab';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['fast', HOUR],
  ['slow', -HOUR],
])(
  'a browser whose clock is an hour %s works like any other, and its writes have the server time',
  async (_, wrong) => {
    const { projectId } = await firebaseMessaging();
    const owner = openFirebaseTab(projectId, 'owner').firestore;
    const tab = openFirebaseTab(projectId, 'karim');
    const { firestore, operations } = tab;
    const [now, message] = [Date.now(), aContactMessage()];
    vi.setSystemTime(now + wrong);
    const done = {
      'users/karim/blocks/claire blockedAt': await new FirestoreBlockRepository(firestore, operations).block('karim', {
        uid: 'claire',
        name: 'Claire',
      }),
      'reports/karim~listing~velo createdAt': await new FirestoreReportRepository(firestore, operations, realClock).add(
        {
          reporterId: 'karim',
          target: { kind: 'listing', id: 'velo' },
          reason: 'scam',
          details: '',
        },
      ),
      'users/karim/private/preferences updatedAt': await new FirestorePreferencesRepository(
        firestore,
        operations,
      ).change('karim', { notifications: { messages: false, savedSearches: false } }),
      'users/karim updatedAt': await firestoreProfilesOf(tab).change('karim', { displayName: 'Karim B.' }),
      [`contact_messages/${message.id} sentAt`]: await new FirestoreContactMessageRepository(firestore, operations).add(
        message,
      ),
    };
    const letters = new FirestoreNewsletterRepository(firestore, operations);
    expect(
      await letters.add({ email: message.email, source: 'maintenance_page', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' }),
    ).toEqual(success());
    vi.useRealTimers();
    for (const [place, outcome] of Object.entries(done)) {
      const [path = '', field = ''] = place.split(' ');
      expect([place, outcome]).toEqual([place, success()]);
      const moment: unknown = (await getDoc(doc(owner, path))).get(field);
      expect(Math.abs((moment instanceof Timestamp ? moment.toMillis() : NaN) - now)).toBeLessThan(MINUTE);
    }
  },
);

test('a person with a wrong clock deletes their account and is not named any more', async () => {
  const { projectId } = await firebaseMessaging();
  const tab = openFirebaseTab(projectId, 'karim');
  vi.setSystemTime(Date.now() + HOUR);
  expect(await firestoreProfilesOf(tab).remove('karim')).toEqual(success());
});
