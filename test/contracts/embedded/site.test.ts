// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import {
  embeddedAppConfiguration,
  embeddedContactInbox,
  embeddedContactMessages,
  embeddedNewsletter,
  embeddedSubscribers,
  embeddedVisits,
} from '../../support/embedded/embeddedSite';
import { describeAppConfigurationRepository } from '../appConfigurationContract';
import { describeContactInbox } from '../contact/contactInboxContract';
import { describeContactMessageRepository } from '../contact/contactMessageContract';
import { describeNewsletterRepository } from '../newsletterRepositoryContract';
import { describeSubscriberRepository } from '../subscriberRepositoryContract';
import { describeVisitCounter } from '../visitCounterContract';

describeAppConfigurationRepository('EmbeddedAppConfigurationRepository', embeddedAppConfiguration);
describeVisitCounter('EmbeddedVisitCounter', embeddedVisits);
describeNewsletterRepository('EmbeddedNewsletterRepository', embeddedNewsletter);
describeSubscriberRepository('EmbeddedSubscriberRepository', embeddedSubscribers);
describeContactMessageRepository('EmbeddedContactMessageRepository', embeddedContactMessages);
describeContactInbox('EmbeddedContactInbox', embeddedContactInbox);
