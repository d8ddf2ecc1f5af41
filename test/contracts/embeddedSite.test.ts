// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { embeddedAppConfiguration, embeddedNewsletter, embeddedVisits } from '../support/embeddedSite';
import { describeAppConfigurationRepository } from './appConfigurationContract';
import { describeNewsletterRepository } from './newsletterRepositoryContract';
import { describeVisitCounter } from './visitCounterContract';

describeAppConfigurationRepository('EmbeddedAppConfigurationRepository', embeddedAppConfiguration);
describeVisitCounter('EmbeddedVisitCounter', embeddedVisits);
describeNewsletterRepository('EmbeddedNewsletterRepository', embeddedNewsletter);
