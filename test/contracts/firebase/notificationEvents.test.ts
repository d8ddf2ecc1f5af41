import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { serveSiteAt } from '../../../src/presentation/shared/page/siteAddress';
import { aListing, NOON } from '../../support/builders/aListing';
import { failTransaction } from '../../support/firebase/functions/failTransaction';
import {
  aNotifyingProject,
  DECISION,
  decisionAboutClaire,
  notifying,
  outcome,
  reducedBicycle,
  storeNewBicycle,
  type Notifying,
} from '../../support/firebase/functions/notifyingProject';
import {
  conversationDocument,
  decisionDocument,
  listingDocument,
  outcomeDocument,
  savedSearchDocument,
  subscriberDocument,
} from '../../support/firebase/storedForServer';

const server = await firestoreUnderTest(readFirebaseProject('.'));
beforeAll(() => serveSiteAt('https://mon-bazar.example'));
afterAll(() => {
  serveSiteAt('');
  return server.close();
});

const open = () => aNotifyingProject(server.host);

async function given(name: string) {
  const kind = notifying[name] as Notifying;
  const project = await open();
  await kind.given(project);
  return {
    ...kind,
    project,
    event: () => kind.event(project),
    /** Once it is due, also again after a failure, and once more. */
    runUntilSent: async () => {
      for (let times = 0; times < 2; times += 1) {
        project.now = Math.max(project.now, kind.dueAt) + HOUR;
        await kind.run(project);
      }
    },
    run: () => kind.run(project),
  };
}

/** Whether the function throws: what it does not throw for, it says. */
async function hasFailed(execution: Promise<unknown>): Promise<boolean> {
  const [outcome] = await Promise.allSettled([execution]);
  if (outcome.status === 'rejected') return true;
  const { value } = outcome;
  const failures = typeof value === 'object' && value !== null && 'failures' in value ? value.failures : value;
  return Array.isArray(failures) && failures.length > 0;
}

describe.each(Object.keys(notifying))('the notification of %s', (name) => {
  test('it leaves once for an event that comes twice at the same time, and again after it has left', async () => {
    const { project, event, dueAt, run, runUntilSent, gets } = await given(name);
    await Promise.all([event(), event()]);
    project.now = Math.max(project.now, dueAt);
    await Promise.all([run(), run()]);
    await event();
    await runUntilSent();
    expect(project.kinds()).toEqual(gets);
  });

  test.each(['refused', 'unanswered'] as const)(
    'an event of which a write is %s fails, and the notification leaves when the event comes again',
    async (how) => {
      for (let at = 0; ; at += 1) {
        const { project, event, runUntilSent, gets, getsAfterLostAnswer = gets } = await given(name);
        const fault = failTransaction(project.firestore, at, how);
        const failed = await hasFailed(event());
        fault.end();
        expect(failed).toBe(fault.hasFailed());
        if (!failed) {
          expect(at, 'faults').toBeGreaterThan(0);
          return;
        }
        await event();
        await runUntilSent();
        expect(project.kinds(), `write ${at}`).toEqual(how === 'refused' ? gets : getsAfterLostAnswer);
      }
    },
  );

  test('a run of which a write fails loses nothing that was not stored, and sends nothing twice', async () => {
    for (const how of ['refused', 'unanswered'] as const)
      for (let at = 0, isReached = true; isReached; at += 1) {
        const { project, event, dueAt, run, runUntilSent, gets } = await given(name);
        await event();
        project.now = Math.max(project.now, dueAt);
        const fault = failTransaction(project.firestore, at, how);
        await Promise.allSettled([run()]);
        fault.end();
        isReached = fault.hasFailed();
        await event();
        await runUntilSent();
        if (how === 'refused') expect(project.kinds(), `write ${at}`).toEqual(gets);
        else expect(gets, `write ${at}`).toEqual(expect.arrayContaining(project.kinds()));
        expect(new Set(project.sent).size).toBe(project.sent.length);
      }
  });
});

describe('an older event that comes after a newer one', () => {
  test('a message that comes after the e-mail about a later one brings no second e-mail, and no second push', async () => {
    const { project, event, runUntilSent } = await given('a message, by e-mail');
    await project.firestore.doc('conversations/velo~karim').set(conversationDocument(NOON + 1000));
    await event();
    await project.pushes.messageStored('velo~karim');
    await runUntilSent();
    await event();
    await project.pushes.messageStored('velo~karim');
    await runUntilSent();
    expect(project.kinds()).toEqual(['e-mail', 'push']);
  });

  test('two drops of a price are in one e-mail, which says the last one, in whatever order they come', async () => {
    const { project, event, runUntilSent } = await given('a price');
    const [first, second] = [reducedBicycle(100), reducedBicycle(100, 90)];
    await project.firestore.doc('listings/velo').set(listingDocument(second));
    await project.tasks.listingChanged('velo', listingDocument(first), listingDocument(second));
    await event();
    await runUntilSent();
    await event();
    project.now += DAY;
    await runUntilSent();
    expect(project.sent.toSorted()).toEqual([expect.stringMatching(/^e-mail .*90\s€/s), 'push']);
  });

  test('a listing whose cards come after the run of a morning is announced by the next one, without what was announced before', async () => {
    const { project, event, runUntilSent } = await given('a saved search');
    await event();
    await runUntilSent();
    await storeNewBicycle(project, { id: 'pliant', title: 'Vélo pliant', publishedAt: NOON + 2 * MINUTE });
    await event();
    project.now += DAY;
    await runUntilSent();
    expect(project.kinds()).toEqual(['e-mail', 'e-mail', 'push', 'push']);
    const titles = [aListing().title, 'Vélo pliant'];
    const mails = project.sent.filter((one) => one.startsWith('e-mail'));
    expect(mails.map((text) => titles.filter((title) => text.includes(title)))).toEqual(titles.map((title) => [title]));
  });

  test('a decision that is judged already brings one e-mail and one push, by each of its events', async () => {
    const { project, event, run } = await given('a decision');
    const judged = decisionAboutClaire({
      ...{ status: 'upheld', appeal: 'Non.', appealedAt: NOON + 1 },
      ...{ answer: 'Si.', answeredAt: NOON + 2 },
    });
    await project.firestore.doc(`decisions/${DECISION}`).set(decisionDocument(judged));
    await event();
    await run();
    expect(project.kinds()).toEqual(['e-mail', 'push']);
    await event();
    project.now += HOUR;
    await run();
    expect(project.kinds()).toEqual(['e-mail', 'push']);
  });

  test('a report is answered once when the event of a later outcome comes before that of the first', async () => {
    const { project, runUntilSent } = await given('the outcome of a report');
    const stored = async (changes: object) => {
      const reference = project.firestore.doc('report_outcomes/person~zoe');
      await reference.set(outcomeDocument({ ...outcome, ...changes }));
      return (await reference.get()).data();
    };
    const [first, second] = [await stored({}), await stored({ outcome: 'dismissed', decidedAt: NOON + MINUTE / 2 })];
    await project.tasks.outcomeStored('person~zoe', first, second);
    await project.tasks.outcomeStored('person~zoe', undefined, first);
    await runUntilSent();
    await project.tasks.outcomeStored('person~zoe', first, second);
    await runUntilSent();
    expect(project.kinds()).toEqual(['e-mail']);
  });

  test('an address that was removed and subscribed again is asked once, also by the event of the first subscription', async () => {
    const { project, event, runUntilSent } = await given('a subscription');
    const subscriber = project.firestore.doc('newsletter_subscribers/hash');
    await subscriber.delete();
    await event();
    await subscriber.set(subscriberDocument('claire@exemple.fr', NOON + 1000));
    await event();
    await event();
    await runUntilSent();
    expect(project.kinds()).toEqual(['e-mail']);
  });
});

test('saved searches that are stored again, removed or refused once leave the morning of their person as it was', async () => {
  const project = await open();
  const { firestore, tasks } = project;
  const search = firestore.doc('users/claire/saved_searches/velos');
  await search.set(savedSearchDocument('Vélos', 'q=v%C3%A9lo', NOON));
  const fault = failTransaction(firestore, 0, 'refused');
  expect(await hasFailed(tasks.searchSaved('claire'))).toBe(true);
  fault.end();
  await Promise.all([tasks.searchSaved('claire'), tasks.searchSaved('claire')]);
  const entry = firestore.doc('search_mails/claire');
  const first = (await entry.get()).data();
  expect(first).toMatchObject({ recipientId: 'claire', attempts: 0 });
  project.now += 2 * DAY;
  await tasks.searchSaved('claire');
  await search.delete();
  await tasks.searchSaved('claire');
  expect((await entry.get()).data()).toEqual(first);
});
