import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PROJECT } from '../../../scripts/firebase/demoPeopleWithPhones';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import type { Mailbox } from '../../../scripts/firebase/mailbox';
import { seedListings } from '../../../scripts/firebase/seedFirebase';
import { demoEnvironment } from '../../../scripts/firebase/startDemoFirebase';
import { startLocalMails } from '../../../scripts/firebase/startLocalMails';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import { entryId } from '../../../src/domain/moderation/journal';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { aListing } from '../../support/builders/aListing';
import {
  accountDocument,
  conversationDocument,
  decisionDocument,
  favouriteDocument,
  outcomeDocument,
  reportDocument,
  savedSearchDocument,
  subscriberDocument,
} from '../../support/firebase/storedForServer';
import { eventually } from '../../support/time/eventually';

let server: TestServer;
let mailbox: Mailbox;

beforeEach(async () => {
  server = await startTestServer(readFirebaseProject('.'));
  mailbox = await startLocalMails(
    {
      environment: demoEnvironment(server.port, 0),
      testServer: host(),
      onCommit: (listener) => server.firestore.engine(DEMO_PROJECT).onCommit(listener),
    },
    { siteAddress: 'http://localhost:5173', areEndingsSent: true },
  );
  await documents()
    .doc('users/claire')
    .set(accountDocument('claire', 'claire@exemple.fr', Date.now()));
});
afterEach(async () => {
  await mailbox.close();
  await server.close();
});

const host = () => `127.0.0.1:${server.port}`;
const documents = () => localFirestore(host(), DEMO_PROJECT);
const publish = (id: string, ownerId = 'karim', euros = 120) =>
  seedListings(
    new FirestoreAdministration({
      projectId: DEMO_PROJECT,
      emulator: host(),
      accessToken: () => Promise.resolve('owner'),
    }),
    [
      aListing({
        id,
        ownerId,
        price: { kind: 'amount', euros },
        publishedAt: Date.now(),
        expiresAt: expiryOf(Date.now()),
      }),
    ],
  );
const mailsOf = (count: number) =>
  eventually(
    () => {
      expect(mailbox.mails).toHaveLength(count);
      return mailbox.mails;
    },
    { interval: 50 },
  );

test('a person is notified of a new listing of a saved search as soon as it is published, and so is the next one', async () => {
  const saved = documents().doc('users/claire/saved_searches/velos');
  await saved.set(savedSearchDocument('Vélos', 'q=v%C3%A9lo', Date.now() - 1000));
  for (const [at, id] of ['un', 'deux'].entries()) {
    await publish(id);
    const [mail] = (await mailsOf(at + 1)).slice(-1);
    expect(mail?.subject).toBe('1\u00a0nouvelle annonce pour «\u00a0Vélos\u00a0»');
    expect(mail?.text).toContain(`http://localhost:5173/annonce/${id}`);
  }
});

test('a person is notified of a message as soon as it is stored', async () => {
  const conversation = documents().doc('conversations/velo~karim');
  await conversation.set(conversationDocument(Date.now()));
  await conversation.collection('messages').doc('un').set({});
  const [mail] = await mailsOf(1);
  expect(mail?.text).toContain('http://localhost:5173/messages/velo~karim');
});

test('a person is notified of the end of the first listing that they publish on a day as soon as it is online', async () => {
  await publish('un', 'claire');
  const [mail] = await mailsOf(1);
  expect(mail?.subject).toMatch(/^Votre annonce «\u00a0Vélo de ville\u00a0» se termine le /);
  expect(mail?.text).toContain('http://localhost:5173/annonce/un');
});

test('a person is notified of a favourite whose price has dropped as soon as it has, and so is the next drop', async () => {
  await publish('un');
  await documents()
    .doc('users/claire/favourites/un')
    .set(favouriteDocument(aListing({ id: 'un' })));
  for (const [at, [before, after]] of [
    [120, 90],
    [90, 80],
  ].entries()) {
    await publish('un', 'karim', after);
    const [mail] = (await mailsOf(at + 1)).slice(-1);
    expect(mail?.subject).toBe('Le prix de «\u00a0Vélo de ville\u00a0» a baissé');
    expect(mail?.text).toContain(`${after}\u00a0€, au lieu de ${before}\u00a0€\n  http://localhost:5173/annonce/un`);
  }
});

test('a person is notified of a decision as soon as it is stored, and of its judgement, each once', async () => {
  const statement = aStatement({ personId: 'claire', decidedAt: Date.now() });
  const decision = aDecision({ statement });
  const stored = documents().doc(`decisions/${entryId(decision.number)}`);
  await stored.set(decisionDocument(decision));
  const [taken] = await mailsOf(1);
  expect(taken?.subject).toBe('Votre annonce «\u00a0Vélo de ville\u00a0» est retirée du site, sans limite de durée');
  expect(taken?.text).toContain('http://localhost:5173/account#decisions');
  await stored.set(decisionDocument({ ...decision, status: 'appealed', appeal: 'Non.', appealedAt: Date.now() }));
  await stored.set(decisionDocument({ ...decision, status: 'overturned', appeal: 'Non.', answeredAt: Date.now() }));
  const [, judged] = await mailsOf(2);
  expect(judged?.subject).toBe('La décision n°\u00a042 est annulée');
});

test('a person is notified of what became of their report as soon as it is answered, once, whatever is decided later', async () => {
  const target = { kind: 'listing', id: 'velo' } as const;
  const report = { reporterId: 'claire', target, reason: 'scam', details: '' } as const;
  await documents()
    .doc('reports/claire~listing~velo')
    .set(reportDocument(report, Date.now() - 1000, 'Vélo de ville'));
  const stored = documents().doc('report_outcomes/listing~velo');
  await stored.set(outcomeDocument({ target, outcome: 'acted', decidedAt: Date.now() }));
  const [mail] = await mailsOf(1);
  expect(mail?.text).toContain('nous avons pris une mesure');
  expect(mail?.text).toContain('http://localhost:5173/account#decisions');
  await stored.set(outcomeDocument({ target, outcome: 'dismissed', decidedAt: Date.now() + 1 }));
  // E-mails about decisions are sent in the same run.
  const decision = aDecision({ statement: aStatement({ personId: 'claire', decidedAt: Date.now() }) });
  await documents()
    .doc(`decisions/${entryId(decision.number)}`)
    .set(decisionDocument(decision));
  const subjects = (await mailsOf(2)).map(({ subject }) => subject);
  expect(subjects[1]).toMatch(/^Votre annonce/);
});

test('an address is asked to confirm its subscription as soon as that is stored', async () => {
  await documents().doc('newsletter_subscribers/hash').set(subscriberDocument('lina@exemple.fr', Date.now()));
  const [mail] = await mailsOf(1);
  expect(mail?.subject).toBe('Confirmez votre inscription');
  const [, token = ''] =
    /http:\/\/localhost:5173\/newsletter\/confirmation#([A-Za-z0-9]{20})/.exec(mail?.text ?? '') ?? [];
  expect((await documents().doc(`newsletter_confirmations/${token}`).get()).get('subscriber')).toBe('hash');
});
