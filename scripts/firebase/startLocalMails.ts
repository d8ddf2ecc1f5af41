import { UNREAD_DELAY } from '../../src/domain/notifications/MessageMail';
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

const MINUTE = 60_000;

/**
 * Does on this machine what Cloud Functions do for e-mails about messages, except for the two minutes in which a message may be read: the
 * first e-mail of a conversation arrives in the mailbox as soon as its message is stored.
 */
export async function startLocalMails(
  { environment, onCommit, testServer }: Pick<DemoFirebase, 'environment' | 'onCommit' | 'testServer'>,
  { siteAddress, port }: LocalMailOptions,
): Promise<Mailbox> {
  const mailbox = await startMailbox(port);
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const tasks = mailFunction({
    firestore,
    siteAddress,
    smtpAddress: mailbox.smtpAddress,
    sender: environment.VITE_MAIL_SENDER ?? '',
    now: () => Date.now() + UNREAD_DELAY,
  });
  let lastTurn = Promise.resolve();
  const run = (conversations: readonly string[]) => {
    const work = async () => {
      for (const id of conversations) await tasks.messageStored(id);
      const { failures } = await tasks.sendMails();
      for (const failure of failures) console.error(failure);
    };
    lastTurn = lastTurn.then(work).catch(console.error);
  };
  const unsubscribe = onCommit((paths) => {
    const conversations = [...paths].flatMap((path) => /^conversations\/([^/]+)\/messages\//.exec(path)?.[1] ?? []);
    const hasRequest = [...paths].some((path) => path.startsWith('mail_unsubscriptions/'));
    if (conversations.length === 0 && !hasRequest) return;
    run(conversations);
  });
  const timer = setInterval(() => run([]), MINUTE);
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
