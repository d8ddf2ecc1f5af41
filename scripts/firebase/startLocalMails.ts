import { expiryOf, RENEWAL_WINDOW } from '../../src/domain/listings/lifecycle/lifetime';
import { UNREAD_DELAY } from '../../src/domain/notifications/MessageMail';
import { DAY, MINUTE } from '../../src/domain/shared/Instant';
import { readFirebaseConfiguration } from '../../src/infrastructure/firebase/connection/FirebaseConfiguration';
import { mailFunction } from '../functions/mailFunction';
import { DEMO_PROJECT } from './demoPeopleWithPhones';
import { localFirestore } from './localFirestore';
import { startMailbox, type Mailbox } from './mailbox';
import type { DemoFirebase } from './startDemoFirebase';

export interface LocalMailOptions {
  /** The origin of the site. */
  readonly siteAddress: string;
  /** Of the mailbox’s page; default: any free one. */
  readonly port?: number;
}

/**
 * Does on this machine what Cloud Functions do for e-mails, without what they wait for: the first e-mail of a conversation arrives in the
 * mailbox as soon as its message is stored, one about saved searches as soon as a new listing is online, and one about the end of listings as soon
 * as their owner has published the first one of a day.
 */
export async function startLocalMails(
  { environment, onCommit, testServer }: Pick<DemoFirebase, 'environment' | 'onCommit' | 'testServer'>,
  { siteAddress, port }: LocalMailOptions,
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
    smtpAddress: mailbox.smtpAddress,
    sender: configuration.value.mailSender ?? '',
    now: () => Date.now() + UNREAD_DELAY,
    morningNow: () => Date.now() + ahead,
    // Noon of the day on which what is published now can first be renewed.
    endingNow: () => expiryOf(Date.now()) - RENEWAL_WINDOW + DAY / 2,
  });
  let lastTurn = Promise.resolve();
  const run = ({ conversations, people, hasListing }: Concerned) => {
    const work = async () => {
      for (const id of conversations) await tasks.messageStored(id);
      for (const uid of people) await tasks.searchSaved(uid);
      // More than a day, so that a morning has passed.
      if (hasListing) ahead += 2 * DAY;
      if (hasListing) (await tasks.scheduleEndingMails()).forEach((failure) => console.error(failure));
      const outcomes = [await tasks.sendMessageMails(), await tasks.sendSearchMails(), await tasks.sendEndingMails()];
      for (const failure of outcomes.flatMap(({ failures }) => failures)) console.error(failure);
    };
    lastTurn = lastTurn.then(work).catch(console.error);
  };
  const unsubscribe = onCommit((paths) => {
    const concerned = concernedBy([...paths]);
    const { conversations, people, hasListing, hasRequest } = concerned;
    if (conversations.length > 0 || people.length > 0 || hasListing || hasRequest) run(concerned);
  });
  const timer = setInterval(() => run(concernedBy([])), MINUTE);
  return {
    ...mailbox,
    close: async () => {
      unsubscribe();
      clearInterval(timer);
      await lastTurn;
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
  /** One that is online has changed, or is new. */
  readonly hasListing: boolean;
  readonly hasRequest: boolean;
}

/** What a commit is about, by the paths that it has changed. */
function concernedBy(paths: readonly string[]): Concerned {
  const idsIn = (pattern: RegExp) => paths.flatMap((path) => pattern.exec(path)?.[1] ?? []);
  const isIn = (collection: string) => paths.some((path) => path.startsWith(`${collection}/`));
  return {
    conversations: idsIn(/^conversations\/([^/]+)\/messages\//),
    people: idsIn(/^users\/([^/]+)\/saved_searches\//),
    hasListing: isIn('cardsByDate'),
    hasRequest: isIn('mail_unsubscriptions'),
  };
}
