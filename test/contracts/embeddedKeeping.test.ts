import 'fake-indexeddb/auto';
import { embeddedKeeping } from '../support/embeddedKeeping';
import { describeKeeping } from './keepingContract';

describeKeeping('The embedded backend', embeddedKeeping);
