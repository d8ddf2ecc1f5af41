import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Firestore } from '@google-cloud/firestore';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildFunctions } from '../../../scripts/build/buildFunctions';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { demoPushKeys } from '../../../scripts/firebase/demoPushKeys';
import { startLocalPushService } from '../../../scripts/firebase/localPushService';
import { startMailbox } from '../../../scripts/firebase/mailbox';
import { localBucket } from '../../../scripts/firebase/scheduled/localBucket';
import { seedListings } from '../../../scripts/firebase/seedFirebase';
import { demoEnvironment } from '../../../scripts/firebase/startDemoFirebase';
import { builtPageFunction } from '../../../scripts/functions/builtPageFunction';
import type { erasureFunction as erasureFunctionOfSources } from '../../../scripts/functions/erasureFunction';
import type { expiryFunction as expiryFunctionOfSources } from '../../../scripts/functions/expiryFunction';
import type { mailFunction as mailFunctionOfSources } from '../../../scripts/functions/mailFunction';
import type { pushFunction as pushFunctionOfSources } from '../../../scripts/functions/pushFunction';
import type { sweepFunction as sweepFunctionOfSources } from '../../../scripts/functions/sweepFunction';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import { UNUSED_PHOTO_GRACE } from '../../../src/domain/listings/unusedPhoto';
import { UNREAD_DELAY } from '../../../src/domain/notifications/MessageMail';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import {
  readFirebaseConfiguration,
  type FirebaseConfiguration,
} from '../../../src/infrastructure/firebase/connection/FirebaseConfiguration';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { aListing } from '../../support/builders/aListing';
import {
  accountDocument,
  conversationDocument,
  decisionDocument,
  favouriteDocument,
  listingDocument,
  outcomeDocument,
  reportDocument,
  savedSearchDocument,
  subscriberDocument,
} from '../../support/firebase/storedForServer';
import { storePhoto } from '../../support/firebase/storePhoto';
import { aSubscription } from '../../support/pushes/aSubscription';
import { template } from '../../support/rendering/readPage';

let folder: string;
let firestore: TestServer;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'function-'));
  // As on the command line: Vitest's own would compile JSX for development.
  vi.stubEnv('NODE_ENV', 'production');
  firestore = await startTestServer(readFirebaseProject('.'));
  const [site, directory] = [join(folder, 'dist'), join(folder, 'site')];
  await cp('public/communes', join(site, 'communes'), { recursive: true });
  await writeFile(join(site, 'app.html'), template);
  await buildFunctions({ site, directory, environment: demoEnvironment(firestore.port, 0) });
  server = createServer(await builtPageFunction(directory));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
afterAll(async () => {
  server.close();
  await firestore.close();
  await rm(folder, { recursive: true });
});

/** What the built functions do for a new project of its own, at a time when all e-mails are due; Claire has a confirmed address. */
async function someNotificationTasks(projectId: string, { hasMails = true } = {}) {
  const { mailFunction } = (await import(pathToFileURL(join(folder, 'site', 'mailFunction.js')).href)) as {
    readonly mailFunction: typeof mailFunctionOfSources;
  };
  const mailbox = await startMailbox();
  const documents = localFirestore(`127.0.0.1:${firestore.port}`, projectId);
  await documents.doc('users/claire').set(accountDocument('claire', 'claire@exemple.fr', Date.now()));
  let ahead = 0;
  let ending = Date.now();
  const tasks = mailFunction({
    firestore: documents,
    ...(hasMails && {
      mailServer: {
        smtpAddress: mailbox.smtpAddress,
        sender: 'Mon Bazar <ne-pas-repondre@mon-bazar.example>',
      },
    }),
    siteAddress: 'https://mon-bazar.example',
    configuration: configurationOf(projectId),
    morningNow: () => Date.now() + ahead,
    priceNow: () => Date.now() + ahead,
    endingNow: () => ending,
  });
  const nextMorning = () => {
    ahead += 2 * DAY;
  };
  const endingAt = (now: number) => {
    ending = now;
  };
  return { documents, mailbox, tasks, nextMorning, endingAt };
}

function configurationOf(projectId: string): FirebaseConfiguration {
  const environment = { ...demoEnvironment(firestore.port, 0), VITE_FIREBASE_PROJECT_ID: projectId };
  const configuration = readFirebaseConfiguration(environment);
  if (!configuration.ok) throw new Error(configuration.failure.join(', '));
  return configuration.value;
}

test('the built functions tell of an unread message by e-mail', async () => {
  const { documents, mailbox, tasks } = await someNotificationTasks('demo-mails');
  await documents.doc('conversations/velo~karim').set(conversationDocument(Date.now() - UNREAD_DELAY));
  await tasks.messageStored('velo~karim');
  expect(await tasks.sendMessageMails()).toEqual({ sent: 1, failures: [] });
  expect(mailbox.mails.map(({ text }) => text.includes('https://mon-bazar.example/messages/velo~karim'))).toEqual([
    true,
  ]);
  await mailbox.close();
});

test('the built functions tell of a new listing of a saved search by e-mail, once', async () => {
  const projectId = 'demo-search-mails';
  const { documents, mailbox, tasks, nextMorning } = await someNotificationTasks(projectId);
  const lookedAt = Date.now() - DAY;
  await documents.doc('users/claire/saved_searches/velos').set(savedSearchDocument('Vélos', 'q=v%C3%A9lo', lookedAt));
  await tasks.searchSaved('claire');
  expect(await tasks.sendSearchMails()).toEqual({ sent: 0, failures: [] });
  const accessToken = () => Promise.resolve('owner');
  await seedListings(new FirestoreAdministration({ projectId, emulator: `127.0.0.1:${firestore.port}`, accessToken }), [
    aListing({ id: 'neuf', ownerId: 'karim', publishedAt: Date.now() }),
  ]);
  for (const sent of [1, 0]) {
    nextMorning();
    expect(await tasks.sendSearchMails()).toEqual({ sent, failures: [] });
  }
  expect(mailbox.mails.map(({ subject, text }) => [subject, text.includes('/annonce/neuf')])).toEqual([
    ['1\u00a0nouvelle annonce pour «\u00a0Vélos\u00a0»', true],
  ]);
  await mailbox.close();
});

test('the built functions notify an owner by e-mail of listings that end, once a day', async () => {
  const projectId = 'demo-ending-mails';
  const { documents, mailbox, tasks, endingAt } = await someNotificationTasks(projectId);
  const publishedAt = Date.now();
  const expiresAt = expiryOf(publishedAt);
  await documents
    .doc('listings/velo')
    .set(listingDocument(aListing({ id: 'velo', ownerId: 'claire', publishedAt, expiresAt })));
  const sent: number[] = [];
  // At noon, when it is past eight o’clock: the day before it can be renewed, then, twice, and the day on which it has ended.
  for (const daysLeft of [4, 3, 3, 0]) {
    endingAt(expiresAt - daysLeft * DAY + DAY / 2);
    expect(await tasks.scheduleEndingMails()).toEqual([]);
    const outcome = await tasks.sendEndingMails();
    expect(outcome.failures).toEqual([]);
    sent.push(outcome.sent);
  }
  expect(sent).toEqual([0, 1, 0, 1]);
  expect(mailbox.mails.map(({ subject }) => subject.replace(/ se termine le .*/, ' se termine'))).toEqual([
    'Votre annonce «\u00a0Vélo de ville\u00a0» se termine',
    'Votre annonce «\u00a0Vélo de ville\u00a0» a expiré',
  ]);
  expect(mailbox.mails[0]?.text).toContain('https://mon-bazar.example/annonce/velo');
  await mailbox.close();
});

test('the built functions notify a person by e-mail of a favourite whose price has dropped, once', async () => {
  const { documents, mailbox, tasks, nextMorning } = await someNotificationTasks('demo-price-mails');
  const before = aListing({ ownerId: 'karim', publishedAt: Date.now() });
  const after = { ...before, price: { kind: 'amount', euros: 90 } } as const;
  await documents.doc('users/claire/favourites/velo').set(favouriteDocument(before));
  await documents.doc('listings/velo').set(listingDocument(after));
  for (const sent of [1, 0]) {
    expect(await tasks.listingChanged('velo', listingDocument(before), listingDocument(after))).toEqual([]);
    nextMorning();
    expect(await tasks.sendPriceMails()).toEqual({ sent, failures: [] });
  }
  expect(await tasks.listingChanged('velo', listingDocument(after), { state: 'deleted' })).toEqual([]);
  expect(
    mailbox.mails.map(({ subject, text }) => [subject, text.includes('90\u00a0€, au lieu de 120\u00a0€')]),
  ).toEqual([['Le prix de «\u00a0Vélo de ville\u00a0» a baissé', true]]);
  await mailbox.close();
});

test('the built functions notify a person by e-mail of a decision about them and of what became of their report, once', async () => {
  const { documents, mailbox, tasks } = await someNotificationTasks('demo-decision-mails');
  const decision = aDecision({ statement: aStatement({ personId: 'claire', decidedAt: Date.now() }) });
  await documents.doc('decisions/0000000042').set(decisionDocument(decision));
  for (const sent of [1, 0]) {
    await tasks.decisionStored('0000000042');
    expect(await tasks.sendDecisionMails()).toEqual({ sent, failures: [] });
  }
  const target = { kind: 'listing', id: 'table' } as const;
  const report = { reporterId: 'claire', target, reason: 'scam', details: '' } as const;
  await documents.doc('reports/claire~listing~table').set(reportDocument(report, Date.now() - DAY, 'Table'));
  const stored = documents.doc('report_outcomes/listing~table');
  await stored.set(outcomeDocument({ target, outcome: 'acted', decidedAt: Date.now() }));
  for (const sent of [1, 0]) {
    await tasks.outcomeStored('listing~table', undefined, (await stored.get()).data());
    expect(await tasks.sendOutcomeMails()).toEqual({ sent, failures: [] });
  }
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Votre annonce «\u00a0Vélo de ville\u00a0» est retirée du site/),
    expect.stringMatching(/^Votre signalement du .* a été examiné$/),
  ]);
  for (const { text } of mailbox.mails) expect(text).toContain('https://mon-bazar.example/account#decisions');
  await mailbox.close();
});

test('the built functions ask once to confirm a subscription to the newsletter', async () => {
  const { documents, mailbox, tasks } = await someNotificationTasks('demo-newsletter');
  await documents.doc('newsletter_subscribers/hash').set(subscriberDocument('lina@exemple.fr', Date.now()));
  for (const sent of [1, 0]) {
    await tasks.subscriptionStored('hash');
    expect(await tasks.sendConfirmationMails()).toEqual({ sent, failures: [] });
  }
  expect(mailbox.mails.map(({ text }) => text.includes('https://mon-bazar.example/newsletter/confirmation#'))).toEqual([
    true,
  ]);
  await mailbox.close();
});

test('the built functions expire a listing whose time is over without a mail server, and its owner still gets one e-mail that says so', async () => {
  const { documents, mailbox, tasks, endingAt } = await someNotificationTasks('demo-expiry');
  const { expiryFunction } = (await import(pathToFileURL(join(folder, 'site', 'expiryFunction.js')).href)) as {
    readonly expiryFunction: typeof expiryFunctionOfSources;
  };
  const expiresAt = expiryOf(Date.now());
  const stored = documents.doc('listings/velo');
  await stored.set(listingDocument(aListing({ id: 'velo', ownerId: 'claire', expiresAt })));
  const { expireListings } = expiryFunction({ firestore: documents, now: () => expiresAt + 10 * MINUTE });
  for (const expired of [1, 0])
    expect(await expireListings()).toEqual({ expired, failed: 0, failures: [], isComplete: true });
  expect((await stored.get()).get('state')).toBe('expired');
  endingAt(expiresAt + DAY / 2);
  expect(await tasks.scheduleEndingMails()).toEqual([]);
  for (const sent of [1, 0]) expect(await tasks.sendEndingMails()).toEqual({ sent, failures: [] });
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Votre annonce «\u00a0Vélo de ville\u00a0» a expiré']);
  await mailbox.close();
});

test('the built functions empty a photo that nothing names, once its time is over', async () => {
  const { sweepFunction } = (await import(pathToFileURL(join(folder, 'site', 'sweepFunction.js')).href)) as {
    readonly sweepFunction: typeof sweepFunctionOfSources;
  };
  const [host, projectId] = [`127.0.0.1:${firestore.port}`, 'demo-sweep'];
  const bucket = localBucket(host, projectId);
  await storePhoto(bucket, 'claire~aaaaaaaa');
  let now = Date.now() + DAY;
  const { sweepPhotos } = sweepFunction({ firestore: localFirestore(host, projectId), bucket, now: () => now });
  expect(await sweepPhotos()).toMatchObject({ marked: 1, emptied: 0 });
  now += UNUSED_PHOTO_GRACE;
  expect(await sweepPhotos()).toMatchObject({ emptied: 1, failed: 0, isComplete: true });
});

test('the built functions erase what the browser of a person has left of their account', async () => {
  const { erasureFunction } = (await import(pathToFileURL(join(folder, 'site', 'erasureFunction.js')).href)) as {
    readonly erasureFunction: typeof erasureFunctionOfSources;
  };
  const [host, projectId] = [`127.0.0.1:${firestore.port}`, 'demo-erasure'];
  const documents = localFirestore(host, projectId);
  await documents.doc('users/claire').set(accountDocument('claire', 'claire@exemple.fr', Date.now()));
  await documents.doc('listings/velo').set(listingDocument(aListing()));
  await documents.doc('erasures/claire').set({ askedAt: new Date() });
  const deleted: string[] = [];
  const identities = { deleteUser: async (uid: string) => void deleted.push(uid) };
  const now = () => Date.now() + 11 * MINUTE;
  const tasks = erasureFunction({ firestore: documents, bucket: localBucket(host, projectId), identities, now });
  expect(await tasks.completePendingErasures()).toMatchObject({ erased: 1, failed: 0, isComplete: true });
  expect(deleted).toEqual(['claire']);
  expect((await documents.doc('users/claire').get()).get('displayName')).toBe('Compte supprimé');
  expect((await documents.doc('listings/velo').get()).get('state')).toBe('deleted');
});

/** What the built function does for pushes; Claire has a phone. */
async function somePushTasks(documents: Firestore) {
  const { pushFunction } = (await import(pathToFileURL(join(folder, 'site', 'pushFunction.js')).href)) as {
    readonly pushFunction: typeof pushFunctionOfSources;
  };
  const service = await startLocalPushService();
  const phone = aSubscription();
  await documents.doc('users/claire/devices/phone').set({ ...phone.device, createdAt: new Date() });
  const tasks = pushFunction({
    firestore: documents,
    ...demoPushKeys,
    siteAddress: 'https://mon-bazar.example',
    request: service.request,
  });
  return { service, phone, tasks };
}

test('the built functions push a message to a device of its recipient, once', async () => {
  const documents = localFirestore(`127.0.0.1:${firestore.port}`, 'demo-pushes');
  const { service, phone, tasks } = await somePushTasks(documents);
  await documents.doc('conversations/velo~karim').set(conversationDocument(Date.now()));
  for (const sent of [1, 0])
    expect(await tasks.messageStored('velo~karim')).toEqual({ sent, refusals: [], failures: [] });
  expect(service.pushes.map(phone.read)).toMatchObject([{ title: 'Karim', path: '/messages/velo~karim' }]);
  await service.close();
});

test('the built functions push new listings, prices, ends of listings and decisions without a mail server, to a person without an address, once', async () => {
  const projectId = 'demo-morning-pushes';
  const {
    documents,
    mailbox,
    tasks: found,
    nextMorning,
    endingAt,
  } = await someNotificationTasks(projectId, { hasMails: false });
  const { service, phone, tasks } = await somePushTasks(documents);
  await documents.doc('users/claire').set(accountDocument('claire', null, Date.now()));
  const lookedAt = Date.now() - DAY;
  await documents.doc('users/claire/saved_searches/velos').set(savedSearchDocument('Vélos', 'q=v%C3%A9lo', lookedAt));
  await found.searchSaved('claire');
  const before = aListing({ id: 'neuf', ownerId: 'karim', publishedAt: Date.now() });
  const after = { ...before, price: { kind: 'amount', euros: 90 } } as const;
  const accessToken = () => Promise.resolve('owner');
  await seedListings(new FirestoreAdministration({ projectId, emulator: `127.0.0.1:${firestore.port}`, accessToken }), [
    after,
  ]);
  await documents.doc('users/claire/favourites/neuf').set(favouriteDocument(before));
  const expiresAt = expiryOf(Date.now());
  await documents.doc('listings/velo').set(listingDocument(aListing({ id: 'velo', ownerId: 'claire', expiresAt })));
  endingAt(expiresAt - 3 * DAY + DAY / 2);
  nextMorning();
  const decision = aDecision({ statement: aStatement({ personId: 'claire', decidedAt: Date.now() }) });
  await documents.doc('decisions/0000000042').set(decisionDocument(decision));
  for (const sent of [4, 0]) {
    await found.decisionStored('0000000042');
    expect(await found.listingChanged('neuf', listingDocument(before), listingDocument(after))).toEqual([]);
    expect(await found.scheduleEndingMails()).toEqual([]);
    for (const run of [found.sendSearchMails, found.sendPriceMails, found.sendEndingMails, found.sendDecisionMails])
      expect(await run()).toEqual({ sent: 0, failures: [] });
    expect(await tasks.sendQueuedPushes()).toEqual({ sent, refusals: [], failures: [] });
    nextMorning();
  }
  expect(await found.sendMessageMails()).toEqual({ sent: 0, failures: [] });
  const pushes = service.pushes.map(phone.read).toSorted((one, other) => one.tag.localeCompare(other.tag));
  expect(pushes).toMatchObject([
    { title: 'Une décision de modération vous concerne', tag: 'decision-0000000042', path: '/account#decisions' },
    { title: 'Votre annonce se termine bientôt', tag: 'endingListings', path: '/annonce/velo' },
    { title: 'Le prix d’un favori a baissé', tag: 'favouritePrices', path: '/annonce/neuf' },
    {
      title: 'Vélos\u00a0: 1\u00a0nouvelle annonce',
      tag: 'savedSearches',
      path: '/recherche?q=v%C3%A9lo&tri=date',
    },
  ]);
  expect(mailbox.mails).toEqual([]);
  await mailbox.close();
  await service.close();
});

test('the built function finds the place of a sentence in the list of communes beside it', async () => {
  const { port } = server.address() as AddressInfo;
  const sentence = `http://localhost:${port}/recherche?q=${encodeURIComponent('vélo à Lyon')}`;
  const { status, headers } = await fetch(sentence, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([
    302,
    '/recherche?q=v%C3%A9lo&lieu=69123%7ELyon%7E69001%7E45.764%7E4.836',
  ]);
});
