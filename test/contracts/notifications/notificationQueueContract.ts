import { describe, expect, test } from 'vitest';
import type { NotificationQueue } from '../../../src/application/notifications/NotificationQueue';
import type { DecisionMail } from '../../../src/domain/notifications/DecisionMail';
import type { EndingMail } from '../../../src/domain/notifications/EndingMail';
import type { AnsweredReports, OutcomeMail } from '../../../src/domain/notifications/OutcomeMail';
import type { QueuedPush } from '../../../src/domain/notifications/QueuedPush';
import type { PriceMail } from '../../../src/domain/notifications/PriceMail';
import type { SearchMail } from '../../../src/domain/notifications/SearchMail';
import type { Instant } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

interface Entry {
  readonly dueAt: Instant | null;
}

interface Backend<Kind> {
  /** The queue of a new backend. */
  readonly open: () => NotificationQueue<Kind>;
  /** Due at noon. */
  readonly mail: Kind;
  readonly other: Kind;
}

/** Of e-mails about saved searches. */
export const searchMails = {
  mail: { recipientId: 'claire', dueAt: NOON, announcedUntil: NOON - 900_000, attempts: 2 },
  other: { recipientId: 'claire', dueAt: NOON, announcedUntil: 0, attempts: 0 },
} satisfies Record<string, SearchMail>;

/** Of e-mails about the end of listings. */
export const endingMails: Record<'mail' | 'other', EndingMail> = {
  mail: { recipientId: 'claire', day: Date.UTC(2026, 5, 15), dueAt: NOON, attempts: 2 },
  other: { recipientId: 'claire', day: Date.UTC(2026, 5, 14), dueAt: null, attempts: 0 },
};

/** Of e-mails about favourites whose price has dropped. */
export const priceMails: Record<'mail' | 'other', PriceMail> = {
  mail: {
    recipientId: 'claire',
    dueAt: NOON,
    takenAt: NOON - 86_400_000,
    attempts: 2,
    listingIds: ['velo', 'table'],
    announced: [
      { listingId: 'velo', price: { kind: 'amount', euros: 120 }, at: NOON - 86_400_000 },
      { listingId: 'lampe', price: { kind: 'gift' }, at: NOON },
    ],
  },
  other: { recipientId: 'claire', dueAt: null, takenAt: null, attempts: 0, listingIds: [], announced: [] },
};

/** Of e-mails about decisions; their key is another one, which the queue does not see. */
export const decisionMails: Record<'mail' | 'other', DecisionMail> = {
  mail: {
    decisionId: '0000000042',
    news: 'taken',
    recipientId: 'claire',
    newsAt: NOON - 60_000,
    dueAt: NOON,
    attempts: 2,
  },
  other: { decisionId: '0000000042', news: 'judged', recipientId: 'claire', newsAt: NOON, dueAt: null, attempts: 0 },
};

/** Of e-mails about reports; their key is another one. */
export const outcomeMails: Record<'mail' | 'other', OutcomeMail> = {
  mail: {
    recipientId: 'claire',
    target: { kind: 'listing', id: 'velo' },
    decidedAt: NOON - 60_000,
    dueAt: NOON,
    attempts: 2,
  },
  other: {
    recipientId: 'claire',
    target: { kind: 'conversation', id: 'velo~karim' },
    decidedAt: NOON,
    dueAt: null,
    attempts: 0,
  },
};

/** Of reports whose authors are to be entered. */
export const answeredReports: Record<'mail' | 'other', AnsweredReports> = {
  mail: {
    target: { kind: 'person', id: 'claire' },
    decidedAt: NOON - 60_000,
    after: NOON - 120_000,
    until: NOON - 90_000,
    dueAt: NOON,
    attempts: 2,
  },
  other: {
    target: { kind: 'listing', id: 'velo' },
    decidedAt: NOON,
    after: null,
    until: NOON,
    dueAt: null,
    attempts: 0,
  },
};

/** Of pushes of any kind. */
export const queuedPushes: Record<'mail' | 'other', QueuedPush> = {
  mail: {
    recipientId: 'claire',
    day: Date.UTC(2026, 5, 15),
    about: `${NOON}`,
    dueAt: NOON,
    attempts: 2,
    deviceIds: ['phone', 'laptop'],
    title: 'Vélos\u00a0: 1\u00a0nouvelle annonce',
    text: 'Vélo de ville, 120\u00a0€',
    tag: 'savedSearches',
    path: '/recherche?q=v%C3%A9lo',
  },
  other: {
    recipientId: 'claire',
    day: Date.UTC(2026, 5, 14),
    about: 'velo',
    dueAt: null,
    attempts: 0,
    deviceIds: [],
    title: '',
    text: '',
    tag: '',
    path: '',
  },
};

export function describeNotificationQueue<Kind extends Entry>(
  name: string,
  { open, mail, other }: Backend<Kind>,
): void {
  describe(`${name}, contract of NotificationQueue`, () => {
    test('an entry is stored as it is, and read by the next change', async () => {
      const queue = open();
      const found: (Kind | null)[] = [];
      for (const after of [mail, other, mail]) {
        const changed = await queue.change('claire', (before) => {
          found.push(before);
          return after;
        });
        expect(changed).toBe(true);
      }
      expect(found).toEqual([null, mail, other]);
    });

    test('a change that changes nothing says so', async () => {
      const queue = open();
      expect(await queue.change('claire', () => null)).toBe(false);
      expect(await queue.due(NOON, 10)).toEqual([]);
      await queue.change('claire', () => mail);
      expect(await queue.change('claire', (before) => before)).toBe(false);
      expect(await queue.due(NOON, 10)).toEqual([mail]);
    });

    test('an entry that is removed is gone, and may be removed again', async () => {
      const queue = open();
      await queue.change('claire', () => mail);
      await queue.remove('claire');
      await queue.remove('claire');
      expect(await queue.due(NOON, 10)).toEqual([]);
    });

    test('the entries that are due come by their time, as many as are asked for', async () => {
      const queue = open();
      for (const [uid, dueAt] of Object.entries({ a: NOON + 3, b: NOON + 1, c: NOON + 2, d: NOON + 4 }))
        await queue.change(uid, () => ({ ...mail, dueAt }));
      const due = async (limit: number) => (await queue.due(NOON + 3, limit)).map(({ dueAt }) => dueAt);
      expect(await due(10)).toEqual([NOON + 1, NOON + 2, NOON + 3]);
      expect(await due(2)).toEqual([NOON + 1, NOON + 2]);
    });

    test('an entry that is changed at the same time by several is taken by one of them', async () => {
      const queue = open();
      await queue.change('claire', () => mail);
      const take = () =>
        queue.change('claire', (before) => (before?.dueAt === NOON ? { ...mail, dueAt: NOON + 1 } : null));
      const taken = await Promise.all([take(), take(), take()]);
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}
