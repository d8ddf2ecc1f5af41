import 'fake-indexeddb/auto';
import { embeddedKeeping } from '../../support/embedded/embeddedKeeping';
import { describeKeeping, describeSharedKeeping } from '../keepingContract';

describeKeeping('The embedded backend', embeddedKeeping);
describeSharedKeeping('The embedded backend', embeddedKeeping);
