import type { NewsletterSubscription } from '../../../src/domain/newsletter/NewsletterSubscription';
import { failure } from '../../../src/domain/shared/Result';
import {
  InMemoryAppConfigurationRepository,
  InMemoryConfiguration,
} from '../../support/inMemory/InMemoryAppConfigurationRepository';
import { aListing, NOON } from '../../support/builders/aListing';
import { InMemoryContactMessageRepository } from '../../support/inMemory/InMemoryContactMessageRepository';
import { InMemoryListingRepository } from '../../support/inMemory/InMemoryListingRepository';
import { InMemoryMaintenanceMemory } from '../../support/inMemory/InMemoryMaintenanceMemory';
import { InMemoryNewsletterRepository } from '../../support/inMemory/InMemoryNewsletterRepository';
import { InMemoryReportRepository } from '../../support/inMemory/InMemoryReportRepository';
import { ModerationInMemory } from '../../support/inMemory/ModerationInMemory';
import { InMemoryVisitCounter } from '../../support/inMemory/InMemoryVisitCounter';
import { InMemoryVisitMarker } from '../../support/inMemory/InMemoryVisitMarker';
import { describeAppConfigurationRepository } from '../appConfigurationContract';
import { describeContactMessageRepository } from '../contactMessageContract';
import { describeMaintenanceMemory } from '../maintenanceMemoryContract';
import { describeNewsletterRepository } from '../newsletterRepositoryContract';
import { describeReportRepository } from '../reportRepositoryContract';
import { describeVisitCounter } from '../visitCounterContract';
import { describeVisitMarker } from '../browser/visitMarkerContract';

describeAppConfigurationRepository('InMemoryAppConfigurationRepository', () => {
  const site = new InMemoryConfiguration();
  return {
    admin: new InMemoryAppConfigurationRepository(site, true),
    member: new InMemoryAppConfigurationRepository(site),
    visitor: new InMemoryAppConfigurationRepository(site),
    breakConfiguration: async () => site.set(failure('malformed')),
  };
});

describeMaintenanceMemory('InMemoryMaintenanceMemory', () => new InMemoryMaintenanceMemory());

describeNewsletterRepository('InMemoryNewsletterRepository', () => {
  const subscriptions = new Map<string, NewsletterSubscription>();
  return {
    repository: new InMemoryNewsletterRepository({}, subscriptions),
    member: new InMemoryNewsletterRepository({}, subscriptions),
    ines: new InMemoryNewsletterRepository({ confirmedAddress: 'ines@exemple.fr' }, subscriptions),
    admin: new InMemoryNewsletterRepository({ isAdmin: true }, subscriptions),
    storedAddresses: async () => [...subscriptions.keys()],
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
      repository.messages.map((message) => ({ ...message, email: message.email.value, sentAt: NOON })),
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
