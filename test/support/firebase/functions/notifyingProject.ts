import { randomUUID } from 'node:crypto';
import type { SendMailOptions, SentMessageInfo } from 'nodemailer';
import webPush from 'web-push';
import { localFirestore } from '../../../../scripts/firebase/localFirestore';
import type { MailServer } from '../../../../src/di/backends/notifications/notificationServices';
import { pushTasks } from '../../../../src/di/backends/notifications/pushTasks';
import { notificationTasks } from '../../../../src/di/backends/notifications/notificationTasks';
import { cardDocumentsOf } from '../../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { formerPricesAfter } from '../../../../src/domain/listings/formerPrices';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import { nextMorning } from '../../../../src/domain/notifications/nextMorning';
import { UNREAD_DELAY } from '../../../../src/domain/notifications/MessageMail';
import { DAY, MINUTE, type Instant } from '../../../../src/domain/shared/Instant';
import { aDecision, aStatement } from '../../builders/aDecision';
import { aListing, NOON } from '../../builders/aListing';
import { aSubscription } from '../../pushes/aSubscription';
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
} from '../storedForServer';

const keys = { subject: 'https://mon-bazar.example', ...webPush.generateVAPIDKeys() };
const visited = { apiKey: '', authDomain: '', storageBucket: '', appId: '' };

export type NotifyingProject = Awaited<ReturnType<typeof aNotifyingProject>>;

/** What Cloud Functions do for notifications, with Claire, who has an address and a telephone. `host`: where the server listens. */
export async function aNotifyingProject(host: string) {
  const projectId = `demo-${randomUUID()}`;
  const firestore = localFirestore(host, projectId);
  const setup = { now: NOON + MINUTE };
  const clock = { now: () => setup.now };
  /** `e-mail` with its text, or `push`, in the order in which they have left. */
  const sent: string[] = [];
  const transport: MailServer['transport'] = {
    sendMail: async ({ text }: SendMailOptions): Promise<SentMessageInfo> => {
      sent.push(`e-mail ${typeof text === 'string' ? text : ''}`);
      return { envelope: { from: '', to: [] }, messageId: '' };
    },
  };
  const request = async () => {
    sent.push('push');
    return new Response(null, { status: 201 });
  };
  await firestore.doc('users/claire').set(accountDocument('claire', 'claire@exemple.fr', NOON));
  await firestore.doc('users/claire/devices/phone').set({ ...aSubscription().device, createdAt: new Date(NOON) });
  return Object.assign(setup, {
    firestore,
    sent,
    /** Without texts, in the order of the alphabet. */
    kinds: () => sent.map((one) => one.split(' ')[0]).toSorted(),
    tasks: notificationTasks({
      firestore,
      clock,
      configuration: { ...visited, projectId, emulator: host, pushPublicKey: keys.publicKey },
      mailServer: { transport, sender: 'Mon Bazar <ne-pas-repondre@mon-bazar.example>' },
    }),
    pushes: pushTasks({ firestore, clock, keys, request }),
  });
}

export interface Notifying {
  /** Stores what the event is about. */
  given(project: NotifyingProject): Promise<unknown>;
  /** What the function does for the event. */
  event(project: NotifyingProject): Promise<unknown>;
  readonly dueAt: Instant;
  /** What the functions of each minute do. */
  run(project: NotifyingProject): Promise<unknown>;
  /** What Claire gets, in the order of the alphabet. */
  readonly gets: readonly string[];
  /** The same when the server stores a write of the event, and its answer is lost. */
  readonly getsAfterLostAnswer?: readonly string[];
}

/** Karim’s bicycle, reduced from 120 € to these prices, one day after the other. */
export function reducedBicycle(...euros: readonly number[]): Listing {
  const first = aListing({ ownerId: 'karim', publishedAt: NOON - 9 * DAY });
  return euros.reduce<Listing>((listing, at, index) => {
    const price = { kind: 'amount', euros: at } as const;
    return { ...listing, price, formerPrices: formerPricesAfter(listing, price, NOON - (2 - index) * DAY) };
  }, first);
}

export const outcome = { target: { kind: 'person', id: 'zoe' }, outcome: 'acted', decidedAt: NOON } as const;
export const DECISION = '0000000042';

/** The removal of a listing of Claire’s. */
export function decisionAboutClaire(changes: Partial<Decision> = {}): Decision {
  return aDecision({ statement: aStatement({ personId: 'claire', decidedAt: NOON }), ...changes });
}

/** The cards of a bicycle that Karim has just published, or changed. */
export async function storeNewBicycle({ firestore }: NotifyingProject, changes: Partial<Listing> = {}): Promise<void> {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(
    aListing({ ownerId: 'karim', publishedAt: NOON + MINUTE, ...changes }),
  );
  await firestore.doc(`cardsByDate/${dateCard}`).set(byDate);
  await firestore.doc(`cardsByPrice/${priceCard}`).set(byPrice);
}

/** By what brings the event. */
export const notifying: Readonly<Record<string, Notifying>> = {
  'a message, by e-mail': {
    given: ({ firestore }) => firestore.doc('conversations/velo~karim').set(conversationDocument(NOON)),
    event: ({ tasks }) => tasks.messageStored('velo~karim'),
    dueAt: NOON + UNREAD_DELAY,
    run: ({ tasks }) => tasks.sendMessageMails(),
    gets: ['e-mail'],
  },
  'a message, by a push': {
    given: ({ firestore }) => firestore.doc('conversations/velo~karim').set(conversationDocument(NOON)),
    event: ({ pushes }) => pushes.messageStored('velo~karim'),
    dueAt: NOON + UNREAD_DELAY,
    run: async () => undefined,
    gets: ['push'],
    // The device is marked before its push is sent, so that it gets none twice.
    getsAfterLostAnswer: [],
  },
  'a price': {
    given: async ({ firestore }) => {
      await firestore.doc('users/claire/favourites/velo').set(favouriteDocument(reducedBicycle()));
      await firestore.doc('listings/velo').set(listingDocument(reducedBicycle(100)));
    },
    event: ({ tasks }) =>
      tasks.listingChanged('velo', listingDocument(reducedBicycle()), listingDocument(reducedBicycle(100))),
    dueAt: NOON + DAY,
    run: async ({ tasks, pushes }) => [await tasks.sendPriceMails(), await pushes.sendQueuedPushes()],
    gets: ['e-mail', 'push'],
  },
  'a saved search': {
    given: async (project) => {
      await project.firestore
        .doc('users/claire/saved_searches/velos')
        .set(savedSearchDocument('Vélos', 'q=v%C3%A9lo', NOON));
      await storeNewBicycle(project);
    },
    event: ({ tasks }) => tasks.searchSaved('claire'),
    dueAt: nextMorning(NOON + MINUTE),
    run: async ({ tasks, pushes }) => [await tasks.sendSearchMails(), await pushes.sendQueuedPushes()],
    gets: ['e-mail', 'push'],
  },
  'the end of a listing': {
    given: ({ firestore }) => {
      const ended = aListing({ expiresAt: NOON - (NOON % DAY) });
      return firestore.doc('listings/velo').set(listingDocument(ended));
    },
    event: ({ tasks }) => tasks.scheduleEndingMails(),
    dueAt: NOON + MINUTE,
    run: async ({ tasks, pushes }) => [await tasks.sendEndingMails(), await pushes.sendQueuedPushes()],
    gets: ['e-mail', 'push'],
  },
  'a decision': {
    given: ({ firestore }) => firestore.doc(`decisions/${DECISION}`).set(decisionDocument(decisionAboutClaire())),
    event: ({ tasks }) => tasks.decisionStored(DECISION),
    dueAt: NOON + MINUTE,
    run: async ({ tasks, pushes }) => [await tasks.sendDecisionMails(), await pushes.sendQueuedPushes()],
    gets: ['e-mail', 'push'],
  },
  'the outcome of a report': {
    given: async ({ firestore }) => {
      const report = { reporterId: 'claire', target: outcome.target, reason: 'spam', details: '' } as const;
      await firestore.doc('reports/claire~person~zoe').set(reportDocument(report, NOON - DAY, 'Zoé'));
      await firestore.doc('report_outcomes/person~zoe').set(outcomeDocument(outcome));
    },
    event: async ({ tasks, firestore }) => {
      const stored = await firestore.doc('report_outcomes/person~zoe').get();
      await tasks.outcomeStored('person~zoe', undefined, stored.data());
    },
    dueAt: NOON + MINUTE,
    run: ({ tasks }) => tasks.sendOutcomeMails(),
    gets: ['e-mail'],
  },
  'a subscription': {
    given: ({ firestore }) =>
      firestore.doc('newsletter_subscribers/hash').set(subscriberDocument('claire@exemple.fr', NOON)),
    event: ({ tasks }) => tasks.subscriptionStored('hash'),
    dueAt: NOON + MINUTE,
    run: ({ tasks }) => tasks.sendConfirmationMails(),
    gets: ['e-mail'],
  },
};
