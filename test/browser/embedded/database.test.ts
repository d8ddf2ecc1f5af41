import { describeEmbeddedDatabase } from '../../support/embedded/describeEmbeddedDatabase';

describeEmbeddedDatabase('in Chromium');
