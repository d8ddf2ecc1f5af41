import type { NewsletterSubscription } from '../../../src/domain/newsletter/NewsletterSubscription';
import { failure } from '../../../src/domain/shared/Result';
import {
  InMemoryAppConfigurationRepository,
  InMemoryConfiguration,
} from '../../support/inMemory/InMemoryAppConfigurationRepository';
import { InMemoryMaintenanceMemory } from '../../support/inMemory/InMemoryMaintenanceMemory';
import { InMemoryNewsletterRepository } from '../../support/inMemory/InMemoryNewsletterRepository';
import { describeAppConfigurationRepository } from '../appConfigurationContract';
import { describeMaintenanceMemory } from '../maintenanceMemoryContract';
import { describeNewsletterRepository } from '../newsletterRepositoryContract';

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
    repository: new InMemoryNewsletterRepository(false, subscriptions),
    member: new InMemoryNewsletterRepository(false, subscriptions),
    admin: new InMemoryNewsletterRepository(true, subscriptions),
    storedAddresses: async () => [...subscriptions.keys()],
  };
});
