import type { Subscriber } from '../../../src/domain/newsletter/Subscriber';
import { PersonStorage } from '../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedAppConfigurationRepository } from '../../../src/infrastructure/embedded/site/EmbeddedAppConfigurationRepository';
import { EmbeddedContactInbox } from '../../../src/infrastructure/embedded/site/EmbeddedContactInbox';
import { EmbeddedDailyFiguresRepository } from '../../../src/infrastructure/embedded/site/EmbeddedDailyFiguresRepository';
import { EmbeddedContactMessageRepository } from '../../../src/infrastructure/embedded/site/EmbeddedContactMessageRepository';
import { EmbeddedNewsletterRepository } from '../../../src/infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { EmbeddedSubscriberRepository } from '../../../src/infrastructure/embedded/site/EmbeddedSubscriberRepository';
import { EmbeddedSession } from '../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { EmbeddedVisitCounter } from '../../../src/infrastructure/embedded/site/EmbeddedVisitCounter';
import { blankAccount } from '../../../src/infrastructure/embedded/database/records';
import { toListingRecord } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { startingProfile } from '../../../src/infrastructure/embedded/account/startingProfile';
import { storeProfileIfMissing } from '../../../src/infrastructure/embedded/account/storeProfileIfMissing';
import type { AppConfigurationBackend } from '../../contracts/maintenance/appConfigurationContract';
import type { ContactInboxBackend } from '../../contracts/contact/contactInboxContract';
import type { ContactMessageBackend } from '../../contracts/contact/contactMessageContract';
import type { DailyFiguresBackend } from '../../contracts/analytics/dailyFiguresContract';
import type { NewsletterBackend } from '../../contracts/newsletter/newsletterRepositoryContract';
import type { SubscriberBackend } from '../../contracts/newsletter/subscriberRepositoryContract';
import type { VisitBackend } from '../../contracts/analytics/visitCounterContract';
import { aListing, NOON } from '../builders/aListing';
import { clockAtNoon, noImport } from './embeddedBackends';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

/** A tab in which somebody of the demo is signed in; null: a visitor. */
export async function tabOf(
  openTab: () => EmbeddedTab,
  who: 'admin' | 'karim' | null,
): Promise<EmbeddedTab & { readonly session: EmbeddedSession }> {
  const tab = openTab();
  const session = new EmbeddedSession(new PersonStorage());
  const uid = who === null ? null : `demo-${who}`;
  if (uid !== null) await storeProfileIfMissing(tab.database, uid, NOON);
  session.change(uid);
  return { ...tab, session };
}

export async function embeddedAppConfiguration(): Promise<AppConfigurationBackend> {
  const openTab = embeddedTabs();
  const repositoryOf = async (who: 'admin' | 'karim' | null) => {
    const { database, feed, session } = await tabOf(openTab, who);
    return new EmbeddedAppConfigurationRepository(database, feed, session);
  };
  return {
    admin: await repositoryOf('admin'),
    member: await repositoryOf('karim'),
    visitor: await repositoryOf(null),
    async breakConfiguration() {
      const { database, feed } = openTab();
      const broken = { catalogueVersion: 0, datedFrom: 0, done: 0, isComplete: false };
      await database.write(['config'], (transaction) => transaction.objectStore('config').put(broken as never, 'app'));
      feed.publish({ store: 'config', ids: ['app'] });
    },
  };
}

export async function embeddedVisits(): Promise<VisitBackend> {
  const openTab = embeddedTabs();
  const counterOf = async (who: 'admin' | 'karim' | null) => {
    const { database, session } = await tabOf(openTab, who);
    return new EmbeddedVisitCounter(database, session, clockAtNoon);
  };
  return {
    visitor: await counterOf(null),
    otherVisitor: await counterOf(null),
    member: await counterOf('karim'),
    admin: await counterOf('admin'),
    now: NOON,
  };
}

export async function embeddedDailyFigures(): Promise<DailyFiguresBackend> {
  const openTab = embeddedTabs();
  const repositoryOf = async (who: 'admin' | 'karim' | null) => {
    const { database, session } = await tabOf(openTab, who);
    return new EmbeddedDailyFiguresRepository(database, session, noImport);
  };
  return {
    admin: await repositoryOf('admin'),
    member: await repositoryOf('karim'),
    visitor: await repositoryOf(null),
    now: NOON,
    given: ({ visitors = {}, listings = [], accounts = [], reports = [] }) =>
      openTab().database.write(['analytics', 'listings', 'users', 'reports'], async (transaction) => {
        for (const [date, uniqueVisitors] of Object.entries(visitors))
          await transaction.objectStore('analytics').put({ date, uniqueVisitors, lastUpdated: NOON });
        for (const [index, publishedAt] of listings.entries())
          await transaction.objectStore('listings').put(toListingRecord(aListing({ id: `new${index}`, publishedAt })));
        for (const [index, createdAt] of accounts.entries())
          await transaction.objectStore('users').put({ ...startingProfile(`new${index}`, createdAt), createdAt });
        for (const [index, createdAt] of reports.entries()) {
          const target = { kind: 'person', id: `new${index}` } as const;
          const report = { reporterId: 'lina', target, reason: 'other', details: '' } as const;
          await transaction.objectStore('reports').put({
            ...report,
            id: `new${index}`,
            createdAt,
            content: { title: 'Zoé', description: '', price: null, photos: [] },
          });
        }
      }),
  };
}

export async function embeddedNewsletter(): Promise<NewsletterBackend> {
  const openTab = embeddedTabs();
  const repositoryOf = async (who: 'admin' | 'karim' | null) => {
    const { database, session } = await tabOf(openTab, who);
    return new EmbeddedNewsletterRepository(database, session, clockAtNoon, noImport);
  };
  return {
    repository: await repositoryOf(null),
    member: await repositoryOf('karim'),
    ines: await newsletterOfInes(openTab()),
    admin: await repositoryOf('admin'),
    async storedAddresses() {
      const keys = await openTab().database.read((connection) => connection.getAllKeys('newsletter_subscribers'));
      return keys.ok ? keys.value : [];
    },
    server: null,
  };
}

export async function embeddedSubscribers(): Promise<SubscriberBackend> {
  const openTab = embeddedTabs();
  const repositoryOf = async (who: 'admin' | 'karim' | null) => {
    const { database, session } = await tabOf(openTab, who);
    return new EmbeddedSubscriberRepository(database, session, noImport);
  };
  const { database, session } = await tabOf(openTab, null);
  return {
    admin: await repositoryOf('admin'),
    member: await repositoryOf('karim'),
    visitor: await repositoryOf(null),
    newsletter: new EmbeddedNewsletterRepository(database, session, clockAtNoon, noImport),
    given: (subscribers) => giveEmbeddedSubscribers(openTab(), subscribers),
  };
}

async function giveEmbeddedSubscribers(
  { database }: EmbeddedTab,
  subscribers: readonly Omit<Subscriber, 'id'>[],
): Promise<void> {
  await database.write(['newsletter_subscribers'], async (transaction) => {
    for (const { email, subscribedAt, unsubscribeToken } of subscribers)
      await transaction.objectStore('newsletter_subscribers').add({
        email,
        subscribed_at: subscribedAt,
        source: 'maintenance_page',
        ...(unsubscribeToken !== null && { unsubscribeToken }),
      });
  });
}

async function newsletterOfInes({ database }: EmbeddedTab): Promise<EmbeddedNewsletterRepository> {
  const account = { ...blankAccount('ines'), email: 'ines@exemple.fr', isEmailVerified: true };
  await database.write(['accounts'], (transaction) => transaction.objectStore('accounts').put(account));
  const session = new EmbeddedSession(new PersonStorage());
  session.change('ines');
  return new EmbeddedNewsletterRepository(database, session, clockAtNoon, noImport);
}

export function embeddedContactMessages(): ContactMessageBackend {
  const { database } = embeddedTabs()();
  return {
    repository: new EmbeddedContactMessageRepository(database, clockAtNoon),
    async storedMessages() {
      const stored = await database.read((connection) => connection.getAll('contactMessages'));
      return stored.ok ? stored.value.toSorted((one, other) => one.sentAt - other.sentAt) : [];
    },
  };
}

export async function embeddedContactInbox(): Promise<ContactInboxBackend> {
  const openTab = embeddedTabs();
  const inboxOf = async (who: 'admin' | 'karim' | null) => {
    const { database, session } = await tabOf(openTab, who);
    return new EmbeddedContactInbox(database, session, clockAtNoon, noImport);
  };
  const { database } = openTab();
  return {
    admin: await inboxOf('admin'),
    adminId: 'demo-admin',
    member: await inboxOf('karim'),
    visitor: await inboxOf(null),
    sending: new EmbeddedContactMessageRepository(database, clockAtNoon),
    async given(messages) {
      await database.write(['contactMessages'], async (transaction) => {
        for (const message of messages) await transaction.objectStore('contactMessages').add(message);
      });
    },
  };
}
