// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import {
  embeddedAppConfiguration,
  embeddedContactInbox,
  embeddedContactMessages,
  embeddedDailyFigures,
  embeddedNewsletter,
  embeddedSubscribers,
  embeddedVisits,
} from '../../support/embedded/embeddedSite';
import { describeAppConfigurationRepository } from '../maintenance/appConfigurationContract';
import { describeContactInbox } from '../contact/contactInboxContract';
import { describeContactMessageRepository } from '../contact/contactMessageContract';
import { describeDailyFiguresRepository } from '../analytics/dailyFiguresContract';
import { describeNewsletterRepository } from '../newsletter/newsletterRepositoryContract';
import { describeSubscriberRepository } from '../newsletter/subscriberRepositoryContract';
import { describeVisitCounter } from '../analytics/visitCounterContract';

describeAppConfigurationRepository('EmbeddedAppConfigurationRepository', embeddedAppConfiguration);
describeVisitCounter('EmbeddedVisitCounter', embeddedVisits);
describeDailyFiguresRepository('EmbeddedDailyFiguresRepository', embeddedDailyFigures);
describeNewsletterRepository('EmbeddedNewsletterRepository', embeddedNewsletter);
describeSubscriberRepository('EmbeddedSubscriberRepository', embeddedSubscribers);
describeContactMessageRepository('EmbeddedContactMessageRepository', embeddedContactMessages);
describeContactInbox('EmbeddedContactInbox', embeddedContactInbox);
