import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { boundsOfDay, pastDays } from '../../../../src/domain/analytics/DailyFigures';
import { parisDay } from '../../../../src/domain/shared/parisTime';
import { failure, success } from '../../../../src/domain/shared/Result';
import { FirestoreContactMessageRepository } from '../../../../src/infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../../../src/infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestoreVisitCounter } from '../../../../src/infrastructure/firebase/site/FirestoreVisitCounter';
import { describeAppConfigurationRepository } from '../../../contracts/maintenance/appConfigurationContract';
import { describeContactInbox } from '../../../contracts/contact/contactInboxContract';
import { aContactMessage, describeContactMessageRepository } from '../../../contracts/contact/contactMessageContract';
import { describeDailyFiguresRepository } from '../../../contracts/analytics/dailyFiguresContract';
import {
  describeConfirmation,
  describeNewsletterRepository,
} from '../../../contracts/newsletter/newsletterRepositoryContract';
import { describeSubscriberRepository } from '../../../contracts/newsletter/subscriberRepositoryContract';
import { describeVisitCounter } from '../../../contracts/analytics/visitCounterContract';
import {
  aSiteOnFirebase,
  firebaseAppConfiguration,
  firebaseContactInbox,
  firebaseContactMessages,
  firebaseDailyFigures,
  firebaseNewsletter,
  firebaseSubscribers,
  firebaseVisits,
  lazyVisits,
} from '../../../support/firebase/firebaseSite';
import { documentCosts } from '../../../support/firebase/firebaseCosts';
import { aFirebaseProject, openFirebaseTab, realClock } from '../../../support/firebase/firebaseTab';

describeAppConfigurationRepository('FirestoreAppConfigurationRepository', firebaseAppConfiguration);
describeNewsletterRepository('FirestoreNewsletterRepository', firebaseNewsletter);
describeConfirmation('FirestoreNewsletterRepository', firebaseNewsletter);
describeSubscriberRepository('FirestoreSubscriberRepository', firebaseSubscribers);
describeVisitCounter('FirestoreVisitCounter', firebaseVisits);
describeVisitCounter('LazyVisitCounter', lazyVisits);
describeContactMessageRepository('FirestoreContactMessageRepository', firebaseContactMessages);
describeContactInbox('FirestoreContactInbox', firebaseContactInbox);
describeDailyFiguresRepository('FirestoreDailyFiguresRepository', firebaseDailyFigures);

test('days that are counted are not counted again: what was deleted since stays in their figures', async () => {
  const afterMidnight = boundsOfDay(parisDay(realClock.now()))[0] + 1;
  const { admin, given, now, owner } = await firebaseDailyFigures({ now: () => afterMidnight });
  const days = pastDays(now, 30);
  await given({ listings: [boundsOfDay(days[28] ?? '')[0], boundsOfDay(days[29] ?? '')[0]] });
  const figuresOf = async () => {
    const read = await admin.read(days, Infinity);
    return read.ok ? read.value.slice(28).map(({ listings }) => listings) : read;
  };
  expect(await figuresOf()).toEqual([1, 1]);
  await Promise.all(['new0', 'new1'].map((id) => deleteDoc(doc(owner, 'listings', id))));
  // The last day is not over in UTC yet: it is not stored, and does not keep the others from being stored.
  expect(await figuresOf()).toEqual([1, 0]);
});

test('the figures of thirty counted days cost a read for each month', async () => {
  const { admin, now, projectId } = await firebaseDailyFigures();
  const days = pastDays(now, 30);
  // Until two hours after midnight in Paris the last day is not stored, since it may still last in UTC.
  const months = new Set(days.map((day) => day.slice(0, 7)));
  await admin.read(days.slice(0, 29), Infinity);
  await documentCosts(projectId);
  await admin.read(days.slice(0, 29), Infinity);
  expect(await documentCosts(projectId)).toEqual([months.size, 0]);
});

test('a subscription fails where the browser cannot hash its address, and nothing is stored', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { repository, storedAddresses } = await firebaseNewsletter();
  // Browsers have no `crypto.subtle` on addresses without https.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const email = aContactMessage().email;
  const added = await repository.add({ email, source: 'maintenance_page', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' });
  vi.unstubAllGlobals();
  expect(added).toEqual(failure({ kind: 'outage', message: '' }));
  expect(await storedAddresses()).toEqual([]);
  error.mockRestore();
});

test('a subscription of the former version is known as a duplicate, and its person removes it', async () => {
  const { owner, visitor, open } = await aSiteOnFirebase();
  const email = aContactMessage().email;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.value));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const former = doc(owner.firestore, 'newsletter_subscribers', hash);
  await setDoc(former, { email: email.value, subscribed_at: new Date(), source: 'maintenance_page' });
  const again = { email, source: 'maintenance_page', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' } as const;
  expect(await new FirestoreNewsletterRepository(visitor.firestore, visitor.operations).add(again)).toEqual(
    failure('already-subscribed'),
  );
  const lina = open('lina', { email: email.value, email_verified: true });
  expect(await new FirestoreNewsletterRepository(lina.firestore, lina.operations).removeAddress(email)).toEqual(
    success(),
  );
  expect((await getDoc(former)).exists()).toBe(false);
});

test('an admin reads when a subscription was confirmed', async () => {
  const { admin, given } = await firebaseSubscribers();
  const { email } = aContactMessage();
  const subscriber = {
    ...{ email: email.value, subscribedAt: Date.UTC(2026, 5, 15), unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' },
    confirmedAt: Date.UTC(2026, 5, 16),
  };
  await given([subscriber]);
  expect(await admin.find(email)).toMatchObject(success(subscriber));
});

test('a message and a visit fail as offline while the server is unreachable', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const nowhere = openFirebaseTab(aFirebaseProject(), null, 9);
  const messages = new FirestoreContactMessageRepository(nowhere.firestore, nowhere.operations);
  const visits = new FirestoreVisitCounter(nowhere.firestore, nowhere.operations);
  expect(await Promise.all([messages.add(aContactMessage()), visits.count(parisDay(Date.now()))])).toEqual([
    failure('offline'),
    failure('offline'),
  ]);
  warn.mockRestore();
});

test('a message that the rules refuse fails as denied', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { visitor } = await aSiteOnFirebase();
  const messages = new FirestoreContactMessageRepository(visitor.firestore, visitor.operations);
  expect(await messages.add(aContactMessage({ id: 'lina' }))).toEqual(failure('denied'));
  error.mockRestore();
});
