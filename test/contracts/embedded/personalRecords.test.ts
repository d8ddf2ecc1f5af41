import 'fake-indexeddb/auto';
import { embeddedPersonalRecords } from '../../support/embedded/embeddedPersonalRecords';
import { describePersonalRecords } from '../privacy/personalRecordsContract';

describePersonalRecords('EmbeddedPersonalRecords', embeddedPersonalRecords);
