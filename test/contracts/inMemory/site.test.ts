import type { NewsletterRepository } from '../../../src/application/newsletter/NewsletterRepository';
import type { ReceivedContactMessage } from '../../../src/domain/contact/ReceivedContactMessage';
import type { NewsletterSubscription } from '../../../src/domain/newsletter/NewsletterSubscription';
import type { Subscriber } from '../../../src/domain/newsletter/Subscriber';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  InMemoryAppConfigurationRepository,
  InMemoryConfiguration,
} from '../../support/inMemory/maintenance/InMemoryAppConfigurationRepository';
import { aListing, NOON } from '../../support/builders/aListing';
import { InMemoryContactInbox } from '../../support/inMemory/contact/InMemoryContactInbox';
import { InMemoryContactMessageRepository } from '../../support/inMemory/contact/InMemoryContactMessageRepository';
import { InMemoryDailyFigures } from '../../support/inMemory/analytics/InMemoryDailyFigures';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryMaintenanceMemory } from '../../support/inMemory/maintenance/InMemoryMaintenanceMemory';
import { InMemoryNewsletterRepository } from '../../support/inMemory/newsletter/InMemoryNewsletterRepository';
import { InMemoryReportRepository } from '../../support/inMemory/moderation/InMemoryReportRepository';
import { ModerationInMemory } from '../../support/inMemory/moderation/ModerationInMemory';
import { InMemorySubscriberRepository } from '../../support/inMemory/newsletter/InMemorySubscriberRepository';
import { InMemoryVisitCounter } from '../../support/inMemory/analytics/InMemoryVisitCounter';
import { InMemoryVisitMarker } from '../../support/inMemory/analytics/InMemoryVisitMarker';
import { describeAppConfigurationRepository } from '../maintenance/appConfigurationContract';
import { describeContactInbox } from '../contact/contactInboxContract';
import { describeContactMessageRepository } from '../contact/contactMessageContract';
import { describeDailyFiguresRepository } from '../analytics/dailyFiguresContract';
import { describeMaintenanceMemory } from '../maintenance/maintenanceMemoryContract';
import {
  describeConfirmation,
  describeNewsletterRepository,
  type NewsletterBackend,
} from '../newsletter/newsletterRepositoryContract';
import { describeReportRepository } from '../moderation/reportRepositoryContract';
import { describeSubscriberRepository } from '../newsletter/subscriberRepositoryContract';
import { describeVisitCounter } from '../analytics/visitCounterContract';
import { describeVisitMarker } from '../analytics/visitMarkerContract';

describeAppConfigurationRepository('InMemoryAppConfigurationRepository', () => {
  const site = new InMemoryConfiguration();
  return {
    admin: new InMemoryAppConfigurationRepository(site, true),
    member: new InMemoryAppConfigurationRepository(site),
    visitor: new InMemoryAppConfigurationRepository(site),
    breakConfiguration: async () => site.set(failure('malformed')),
  };
});

describeDailyFiguresRepository('InMemoryDailyFigures', async () => {
  const admin = new InMemoryDailyFigures(true);
  return {
    admin,
    member: new InMemoryDailyFigures(false, admin.counted),
    visitor: new InMemoryDailyFigures(false, admin.counted),
    now: NOON,
    given: async ({ visitors = {}, listings = [], accounts = [], reports = [] }) => {
      for (const [day, count] of Object.entries(visitors)) admin.counted.visitors.set(day, count);
      admin.counted.listings.push(...listings);
      admin.counted.accounts.push(...accounts);
      admin.counted.reports.push(...reports);
    },
  };
});

describeMaintenanceMemory('InMemoryMaintenanceMemory', () => new InMemoryMaintenanceMemory());

function newsletterInMemory(): NewsletterBackend {
  const subscriptions = new Map<string, NewsletterSubscription>();
  const links = new Map<string, string>();
  const repository = new InMemoryNewsletterRepository({}, subscriptions, links);
  const member = new InMemoryNewsletterRepository({}, subscriptions, links);
  return {
    repository,
    member,
    ines: new InMemoryNewsletterRepository({ confirmedAddress: 'ines@exemple.fr' }, subscriptions),
    admin: new InMemoryNewsletterRepository({ isAdmin: true }, subscriptions),
    storedAddresses: async () => [...subscriptions.keys()],
    server: {
      sendLink: async (address) => {
        links.set('k1L2m3N4o5P6q7R8s9T0', address);
        return 'k1L2m3N4o5P6q7R8s9T0';
      },
      confirmedAddresses: async () => [...repository.confirmed, ...member.confirmed],
    },
  };
}

describeNewsletterRepository('InMemoryNewsletterRepository', newsletterInMemory);
describeConfirmation('InMemoryNewsletterRepository', newsletterInMemory);

describeSubscriberRepository('InMemorySubscriberRepository', () => {
  const stored = new Map<string, Subscriber>();
  const newsletter: NewsletterRepository = {
    removeAddress: () => Promise.resolve(success()),
    count: () => Promise.resolve(success(stored.size)),
    confirm: () => Promise.resolve(failure('unknown-token')),
    add: ({ email: { value }, unsubscribeToken }) => {
      stored.set(value, { id: value, email: value, subscribedAt: NOON, confirmedAt: null, unsubscribeToken });
      return Promise.resolve(success());
    },
    remove: (token) => {
      const found = [...stored.values()].find(({ unsubscribeToken }) => unsubscribeToken === token);
      return Promise.resolve(stored.delete(found?.id ?? '') ? success() : failure('not-subscribed'));
    },
  };
  return {
    admin: new InMemorySubscriberRepository(stored),
    member: new InMemorySubscriberRepository(stored, false),
    visitor: new InMemorySubscriberRepository(stored, false),
    newsletter,
    given: async (subscribers) => {
      for (const subscriber of subscribers) stored.set(subscriber.email, { id: subscriber.email, ...subscriber });
    },
  };
});

describeReportRepository('InMemoryReportRepository', () => {
  const listings = new InMemoryListingRepository([aListing()]);
  const karim = new InMemoryReportRepository(new ModerationInMemory({ listings }));
  return {
    karim,
    stored: async () => karim.reports.map(({ reason, details }) => [reason, details] as const),
    giveRate: async (rate) => karim.giveRate('karim', rate),
    now: NOON,
  };
});

describeContactMessageRepository('InMemoryContactMessageRepository', () => {
  const repository = new InMemoryContactMessageRepository();
  return {
    repository,
    storedMessages: async () =>
      repository.messages.map((message) => ({ ...message, email: message.email.value, sentAt: NOON, handled: null })),
  };
});

describeContactInbox('InMemoryContactInbox', () => {
  const stored = new Map<string, ReceivedContactMessage>();
  const inboxOf = (admin: string | null) => new InMemoryContactInbox({ now: () => NOON }, admin, stored);
  return {
    admin: inboxOf('nadia'),
    adminId: 'nadia',
    member: inboxOf(null),
    visitor: inboxOf(null),
    sending: {
      isDemonstration: false,
      add: async (message) => {
        stored.set(message.id, { ...message, email: message.email.value, sentAt: NOON, handled: null });
        return success();
      },
    },
    given: async (messages) => inboxOf('nadia').give(...messages),
  };
});

describeVisitCounter('InMemoryVisitCounter', () => {
  const visitors = new Map<string, number>();
  const counterOf = (isAdmin: boolean) => new InMemoryVisitCounter({ now: () => NOON }, isAdmin, visitors);
  return {
    visitor: counterOf(false),
    otherVisitor: counterOf(false),
    member: counterOf(false),
    admin: counterOf(true),
    now: NOON,
  };
});

describeVisitMarker('InMemoryVisitMarker', () => {
  const tab = new InMemoryVisitMarker();
  return { tab, otherTab: tab };
});
