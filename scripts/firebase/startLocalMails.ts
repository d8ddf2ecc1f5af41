import { expiryOf, RENEWAL_WINDOW } from '../../src/domain/listings/lifecycle/lifetime';
import { UNREAD_DELAY } from '../../src/domain/notifications/MessageMail';
import { DAY, MINUTE } from '../../src/domain/shared/Instant';
import { readFirebaseConfiguration } from '../../src/infrastructure/firebase/connection/FirebaseConfiguration';
import { mailFunction } from '../functions/mailFunction';
import { DEMO_PROJECT } from './demoPeopleWithPhones';
import { localFirestore } from './localFirestore';
import { startMailbox, type Mailbox } from './mailbox';
import { MergedRuns } from './MergedRuns';
import type { DemoFirebase } from './startDemoFirebase';

export interface LocalMailOptions {
  /** The origin of the site. */
  readonly siteAddress: string;
  /** Of the mailbox’s page; default: any free one. */
  readonly port?: number;
  /**
   * Whether a person gets the e-mail about the end of the first listings that they publish on a day as soon as these are online; default:
   * false, since each new listing then costs a look at all owners who have published on the same day.
   */
  readonly areEndingsSent?: boolean;
}

/**
 * Does on this machine what Cloud Functions do for e-mails, without what they wait for: the first e-mail of a conversation arrives in the
 * mailbox as soon as its message is stored, one about a decision as soon as that is taken or judged, one about a report as soon as it is answered,
 * one that asks to confirm a subscription to the newsletter as soon as that is stored, one about saved searches as soon as a new listing is online,
 * and one about a favourite, from the time on at which it became one here, as soon as its price has dropped. What they say, but for messages,
 * reports and subscriptions, is entered for `startLocalPushes` too.
 */
export async function startLocalMails(
  { environment, onCommit, testServer }: Pick<DemoFirebase, 'environment' | 'onCommit' | 'testServer'>,
  { siteAddress, port, areEndingsSent = false }: LocalMailOptions,
): Promise<Mailbox> {
  const configuration = readFirebaseConfiguration(environment);
  if (!configuration.ok) throw new Error(`Variables are missing: ${configuration.failure.join(', ')}`);
  const mailbox = await startMailbox(port);
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  /** How far ahead it is for e-mails about saved searches, in milliseconds. */
  let ahead = 0;
  const tasks = mailFunction({
    firestore,
    siteAddress,
    configuration: configuration.value,
    mailServer: { smtpAddress: mailbox.smtpAddress, sender: configuration.value.mailSender ?? '' },
    now: () => Date.now() + UNREAD_DELAY,
    morningNow: () => Date.now() + ahead,
    // The next morning has passed, and few listings have ended meanwhile.
    priceNow: () => Date.now() + 2 * DAY,
    // Noon of the day on which what is published now can first be renewed.
    endingNow: () => expiryOf(Date.now()) - RENEWAL_WINDOW + DAY / 2,
  });
  /** By the ids of outcomes, what they were when they were last looked at: commits do not say what a document was before. */
  const answers = new Map<string, unknown>();
  const compareOutcome = async (id: string) => {
    const after = (await firestore.doc(`report_outcomes/${id}`).get()).data();
    await tasks.outcomeStored(id, answers.get(id), after);
    answers.set(id, after);
  };
  /** By the ids of favourites, what their listings were when they were last looked at. */
  const known = new Map<string, unknown>();
  const noteFavourite = async (path: string) => {
    const favourite = await firestore.doc(path).get();
    if (favourite.exists && !known.has(favourite.id))
      known.set(favourite.id, JSON.parse(String(favourite.get('card'))));
  };
  const compareListing = async (id: string) => {
    const after = (await firestore.doc(`listings/${id}`).get()).data();
    for (const failure of await tasks.listingChanged(id, known.get(id), after)) console.error(failure);
    known.set(id, after);
  };
  const work = async (concerned: Concerned) => {
    const { conversations, people, listings, favourites, decisions, reported, subscriptions, hasListing } = concerned;
    for (const id of conversations) await tasks.messageStored(id).catch(console.error);
    for (const uid of people) await tasks.searchSaved(uid).catch(console.error);
    for (const id of decisions) await tasks.decisionStored(id).catch(console.error);
    for (const id of reported) await compareOutcome(id).catch(console.error);
    for (const id of subscriptions) await tasks.subscriptionStored(id).catch(console.error);
    for (const path of favourites) await noteFavourite(path).catch(console.error);
    for (const id of listings) if (known.has(id)) await compareListing(id).catch(console.error);
    // More than a day, so that a morning has passed.
    if (hasListing) ahead += 2 * DAY;
    const outcomes = [
      await tasks.sendMessageMails(),
      await tasks.sendDecisionMails(),
      await tasks.sendOutcomeMails(),
      await tasks.sendConfirmationMails(),
      await tasks.sendSearchMails(),
      await tasks.sendPriceMails(),
    ];
    for (const failure of outcomes.flatMap(({ failures }) => failures)) console.error(failure);
    if (!areEndingsSent) return;
    const failures = hasListing ? await tasks.scheduleEndingMails() : [];
    for (const failure of [...failures, ...(await tasks.sendEndingMails()).failures]) console.error(failure);
  };
  // The site goes on while a run reads: what it changes meanwhile is one next run's.
  const runs = new MergedRuns<readonly string[]>((commits) => work(concernedBy(commits.flat())).catch(console.error));
  const unsubscribe = onCommit((changed) => {
    const paths = [...changed];
    const { hasListing, hasRequest, ...ids } = concernedBy(paths);
    if (hasListing || hasRequest || Object.values(ids).some(({ length }) => length > 0)) runs.add(paths);
  });
  const timer = setInterval(() => runs.add([]), MINUTE);
  return {
    ...mailbox,
    close: async () => {
      unsubscribe();
      clearInterval(timer);
      await runs.settled();
      await firestore.terminate();
      await mailbox.close();
    },
  };
}

interface Concerned {
  /** With a message. */
  readonly conversations: readonly string[];
  /** With a saved search. */
  readonly people: readonly string[];
  /** Listings that have changed, or are new. */
  readonly listings: readonly string[];
  /** The paths of those that were added or removed. */
  readonly favourites: readonly string[];
  /** Taken, appealed against or judged. */
  readonly decisions: readonly string[];
  /** The targets of reports that were answered. */
  readonly reported: readonly string[];
  /** To the newsletter. */
  readonly subscriptions: readonly string[];
  /** One that is online has changed, or is new. */
  readonly hasListing: boolean;
  readonly hasRequest: boolean;
}

/** What commits are about, by the paths that they have changed. */
function concernedBy(paths: readonly string[]): Concerned {
  const idsIn = (pattern: RegExp) => [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))];
  const isIn = (collection: string) => paths.some((path) => path.startsWith(`${collection}/`));
  return {
    conversations: idsIn(/^conversations\/([^/]+)\/messages\//),
    people: idsIn(/^users\/([^/]+)\/saved_searches\//),
    listings: idsIn(/^listings\/([^/]+)$/),
    favourites: idsIn(/^(users\/[^/]+\/favourites\/[^/]+)$/),
    decisions: idsIn(/^decisions\/([^/]+)$/),
    reported: idsIn(/^report_outcomes\/([^/]+)$/),
    subscriptions: idsIn(/^newsletter_subscribers\/([^/]+)$/),
    hasListing: isIn('cardsByDate'),
    hasRequest: isIn('mail_unsubscriptions'),
  };
}
