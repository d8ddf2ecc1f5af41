import 'fake-indexeddb/auto';
import { embeddedNewsletter } from '../support/embeddedBackends';
import { describeNewsletterRepository } from './newsletterRepositoryContract';

describeNewsletterRepository('EmbeddedNewsletterRepository', embeddedNewsletter);
