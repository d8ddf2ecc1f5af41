import 'fake-indexeddb/auto';
import { embeddedPersonalRecords } from '../../support/embedded/embeddedPersonalRecords';
import { describePersonalRecords } from '../personalRecordsContract';

describePersonalRecords('EmbeddedPersonalRecords', embeddedPersonalRecords);
