import { describeEmbeddedDatabase } from '../support/describeEmbeddedDatabase';

describeEmbeddedDatabase('in Chromium');
