import { expect, test, vi } from 'vitest';
import { parisDay } from '../../../src/domain/shared/parisTime';
import { failure } from '../../../src/domain/shared/Result';
import { FirestoreContactMessageRepository } from '../../../src/infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreVisitCounter } from '../../../src/infrastructure/firebase/site/FirestoreVisitCounter';
import { describeAppConfigurationRepository } from '../../contracts/appConfigurationContract';
import { aContactMessage, describeContactMessageRepository } from '../../contracts/contactMessageContract';
import { describeNewsletterRepository } from '../../contracts/newsletterRepositoryContract';
import { describeVisitCounter } from '../../contracts/visitCounterContract';
import {
  aSiteOnFirebase,
  firebaseAppConfiguration,
  firebaseContactMessages,
  firebaseNewsletter,
  firebaseVisits,
} from '../../support/firebase/firebaseSite';
import { aFirebaseProject, openFirebaseTab } from '../../support/firebase/firebaseTab';

describeAppConfigurationRepository('FirestoreAppConfigurationRepository', firebaseAppConfiguration);
describeNewsletterRepository('FirestoreNewsletterRepository', firebaseNewsletter);
describeVisitCounter('FirestoreVisitCounter', firebaseVisits);
describeContactMessageRepository('FirestoreContactMessageRepository', firebaseContactMessages);

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
